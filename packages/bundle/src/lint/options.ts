import { readFile } from 'node:fs/promises';
import { isRecord } from '@shop-elements/core';
import type { LintOptions } from './lint';

const usual = 'shop-elements.config.json';

/**
 * What the shop's configuration file says; the one in this folder need not be there.
 * @returns as a text, what is wrong with it
 */
export async function readOptions(file: string | undefined): Promise<LintOptions | string> {
  const text = await readFile(file ?? usual, 'utf8').catch(() => undefined);
  if (text === undefined) return file === undefined ? { tags: [] } : `There is no file ${file}.`;
  try {
    return optionsIn(JSON.parse(text), file ?? usual);
  } catch (error) {
    return `${file ?? usual} is not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function optionsIn(json: unknown, file: string): LintOptions | string {
  if (!isRecord(json)) return `${file} has to be an object, for example { "tags": ["shop-floor-plan"] }.`;
  const { tags = [], ...others } = json;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return `${file} has "${unknown}"; the only setting is "tags".`;
  const isList = Array.isArray(tags) && tags.every((tag): tag is string => typeof tag === 'string');
  return isList ? { tags } : `"tags" in ${file} has to be a list of tag names, for example ["shop-floor-plan"].`;
}
