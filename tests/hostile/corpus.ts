/** A hostile text and its source: `svg.txt:12`. */
export interface Hostile {
  name: string;
  text: string;
}

const files = import.meta.glob<string>('./corpus/*.txt', { query: '?raw', import: 'default', eager: true });

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', '0': '\0', '\\': '\\' };

/** The texts, by file: `scripts`, `addresses` … */
export const corpus: ReadonlyMap<string, readonly Hostile[]> = new Map(
  Object.entries(files).map(([path, content]) => {
    const file = path.replace(/^.*\/|\.txt$/g, '');
    return [file, content.split('\n').flatMap((line, index) => hostileOf(line, `${file}.txt:${index + 1}`))];
  }),
);

export const everything: readonly Hostile[] = [...corpus.values()].flat();

function hostileOf(line: string, name: string): Hostile[] {
  return line === '' || line.startsWith('# ') ? [] : [{ name, text: decoded(line) }];
}

/** Each line is a text. `\n`, `\0` and `\u200b` are escapes, and `x{500}` at the end means 500 times `x`. */
function decoded(line: string): string {
  const [, once = line, times = '1'] = /^(.*)\{(\d+)\}$/su.exec(line) ?? [];
  const text = once.replace(/\\(?:u([\da-f]{4})|([nrtf0\\]))/gi, (_, code: string | undefined, letter: string) =>
    code === undefined ? (escapes[letter] ?? letter) : String.fromCharCode(Number.parseInt(code, 16)),
  );
  return text.repeat(Number(times));
}
