import { type DoctorRow, fill } from '@shop-elements/core';
import type { doctorPanelTexts } from './doctor-panel.texts';

type Texts = typeof doctorPanelTexts;

/** A problem of an element, with advice unless the message already contains it. */
export interface Complaint {
  message: string;
  advice?: string | undefined;
}

/** Most findings already say what to do. */
const advices: Readonly<Record<string, keyof Texts>> = {
  'hidden but visible': 'keepHidden',
  'covered control': 'uncover',
  'styled by another script': 'findScript',
};

export function complaintsOf(row: DoctorRow, texts: Texts): Complaint[] {
  return [...ofState(row, texts), ...ofFindings(row, texts), ...ofAttributes(row, texts)];
}

function ofState({ tag, state, problem, findings }: DoctorRow, texts: Texts): Complaint[] {
  if (problem !== undefined) return [{ message: problem, advice: texts.correctSetting }];
  if (state === 'loading') return [{ message: `<${tag}> has not rendered yet.`, advice: texts.awaitCode }];
  if (findings.length > 0) return [];
  if (state === 'unknown') return [{ message: `No script defines <${tag}>.`, advice: texts.registerTag }];
  return state === 'error' ? [{ message: `<${tag}> did not start.`, advice: texts.awaitCode }] : [];
}

function ofFindings({ findings }: DoctorRow, texts: Texts): Complaint[] {
  return findings.map(({ kind, message }) => {
    const advice = advices[kind];
    return { message, advice: advice && texts[advice] };
  });
}

function ofAttributes({ unknown }: DoctorRow, texts: Texts): Complaint[] {
  return unknown.map(({ attribute, nearest }) => ({
    message: fill(texts.noSetting, attribute),
    advice: nearest === undefined ? texts.removeAttribute : fill(texts.writeInstead, nearest),
  }));
}
