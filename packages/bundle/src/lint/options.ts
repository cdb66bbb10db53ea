import { readFile } from 'node:fs/promises';
import { isRecord } from '@shop-elements/core';
import type { LintOptions } from './lint';

const usual = 'shop-elements.config.json';

/**
 * Reads the shop's configuration file. The default file is optional.
 * @returns a message if the file is missing or invalid
 */
export async function readOptions(file: string | undefined): Promise<LintOptions | string> {
  const text = await readFile(file ?? usual, 'utf8').catch(() => undefined);
  if (text === undefined)
    return file === undefined ? { tags: [] } : `Cannot read ${file}: --config needs an existing file.`;
  try {
    return optionsIn(JSON.parse(text), file ?? usual);
  } catch (error) {
    return `${file ?? usual} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function optionsIn(json: unknown, file: string): LintOptions | string {
  if (!isRecord(json)) return `${file} must be an object, for example { "tags": ["shop-floor-plan"] }.`;
  const { tags = [], ...others } = json;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return `${file} has an unknown setting "${unknown}". The only setting is "tags".`;
  const isList = Array.isArray(tags) && tags.every((tag): tag is string => typeof tag === 'string');
  return isList ? { tags } : `"tags" in ${file} must be a list of tag names, for example ["shop-floor-plan"].`;
}
