import { BaseSequencer, type TestSpecification } from 'vitest/node';

const longest = 'tests/embedding/theming.test.ts';

/** Starts the slowest file first, so that it does not run alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => moduleId.endsWith(longest)),
      ...sorted.filter(({ moduleId }) => !moduleId.endsWith(longest)),
    ];
  }
}
