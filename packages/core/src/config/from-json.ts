/** What a JSON text holds; undefined when it is none. */
export function fromJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
