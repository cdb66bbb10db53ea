/** DOMPurify's module, as npm packages have it. */
export const purifier = /\bpurify\.es\.mjs\b/;

/** Options that `packages/ui/src/sanitize.ts` has the same for every piece of HTML. */
const options = {
  ALLOW_SELF_CLOSE_IN_ATTR: true,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  FORCE_BODY: false,
  IN_PLACE: false,
  KEEP_CONTENT: true,
  PARSER_MEDIA_TYPE: 'text/html',
  RETURN_DOM: true,
  RETURN_DOM_FRAGMENT: true,
  RETURN_TRUSTED_TYPE: false,
  SAFE_FOR_TEMPLATES: false,
  SAFE_FOR_XML: true,
  SANITIZE_NAMED_PROPS: false,
  WHOLE_DOCUMENT: false,
};

/** Names that no shop's text has: those of formulas, and of the filters of pictures. */
const lists = ['mathMl$1', 'mathMlDisallowed', 'mathMl', 'svgFilters'];

/**
 * DOMPurify with our options decided, 2.4 KB brotli less: the minifier then leaves out what only other options reach. Lists of
 * names become shorter, and helpers for older browsers go; nothing that was kept out before gets through. Another release of
 * DOMPurify, in which one of these is not found, ends the build: it wants to be looked at.
 * @param {string} source
 */
export function purifierForUs(source) {
  let result = source;
  /** @type {(expected: RegExp, replacement: string) => void} */
  const replace = (expected, replacement) => {
    if (!expected.test(result)) throw new Error(`DOMPurify has changed: nothing in it is like ${expected}`);
    result = result.replace(expected, () => replacement);
  };
  replace(/^function _OverloadYield[\s\S]*?(?=^const entries )/m, '');
  replace(/_slicedToArray\(_ref2, 2\)/, '_ref2');
  for (const name of lists) replace(listNamed(name), `const ${name} = freeze([])`);
  for (const [name, value] of Object.entries(options)) {
    replace(new RegExp(`^\\tlet ${name} = .*;$`, 'm'), `\tconst ${name} = ${JSON.stringify(value)};`);
    replace(new RegExp(`^\\t\\t(?:if \\(\\w+\\) )?${name} = .*;$`, 'gm'), '');
  }
  return result;
}

/** @param {string} name */
function listNamed(name) {
  return new RegExp(`^const ${name.replace('$', '\\$')} = freeze\\(\\[[^\\]]*\\]\\)`, 'm');
}
