import { decode } from './cookies';

/** Parses `/uenc/abc,,/product/101/` like Magento: alternating names and values. */
export function pathParameters(path: string): URLSearchParams {
  const parts = path.split('/').filter((part) => part !== '');
  const parameters = new URLSearchParams();
  for (let index = 0; index + 1 < parts.length; index += 2) {
    parameters.set(parts[index] ?? '', decode(parts[index + 1] ?? ''));
  }
  return parameters;
}
