import type { Finding } from './lint';

/** The findings of one file. */
export interface FileFindings {
  file: string;
  findings: readonly Finding[];
}

/** Report formats. */
export const reports: Readonly<Record<string, (files: readonly FileFindings[]) => string>> = {
  text(files) {
    const lines = files.flatMap(({ file, findings }) =>
      findings.map(({ line, column, message }) => `${file}:${line}:${column}  ${message}`),
    );
    return [...lines, summary(files)].join('\n');
  },

  /** A list of `{ file, line, column, rule, message }`. */
  json(files) {
    return JSON.stringify(
      files.flatMap(({ file, findings }) => findings.map((finding) => ({ file, ...finding }))),
      null,
      2,
    );
  },

  /** Annotations on the lines of a pull request. */
  github(files) {
    return files
      .flatMap(({ file, findings }) =>
        findings.map(
          ({ line, column, rule, message }) =>
            `::error file=${property(file)},line=${line},col=${column},title=${rule}::${data(message)}`,
        ),
      )
      .join('\n');
  },
};

function summary(files: readonly FileFindings[]): string {
  const count = files.reduce((sum, { findings }) => sum + findings.length, 0);
  const templates = `${files.length} ${files.length === 1 ? 'template' : 'templates'}`;
  return count === 0
    ? `No problems in ${templates}.`
    : `${count} ${count === 1 ? 'problem' : 'problems'} in ${templates}.`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
