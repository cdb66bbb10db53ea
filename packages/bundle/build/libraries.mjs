// Libraries as the shops' files have them: without what the elements never use. A release in which a part is not found ends
// the build, since it wants to be looked at.

/** @typedef {readonly [part: RegExp, replacement: string]} Edit */

/** Options of DOMPurify that `packages/dom/src/html/sanitize.ts` has the same for every piece of HTML. */
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

/** Its lists of names that no shop's text has: those of formulas, and of the filters of pictures. */
const lists = ['mathMl$1', 'mathMlDisallowed', 'mathMl', 'svgFilters'];

/** @type {Readonly<Record<string, readonly Edit[]>>} */
const edits = {
  // 3 KB brotli: with the options decided, for text, and without hooks, the minifier leaves out what only others reach; helpers
  // for older browsers go. Nothing that was kept out before gets through.
  'purify.es.mjs': [
    // Functions that nobody calls.
    [/^\tDOMPurify\.setConfig = [\s\S]*?(?=^\treturn DOMPurify;)/m, ''],
    // What is cleaned is text.
    [/^\t\tif \(typeof dirty !== "string" && [\s\S]*?^\t\t\}$/m, ''],
    [/(?<=else if \()_isNode\(dirty\)/, 'false'],
    // The policy is ours, and right.
    [/^\t{3}if \(typeof cfg\.TRUSTED_TYPES_POLICY\.create.*$/gm, ''],
    [/ else if \(cfg\.TRUSTED_TYPES_POLICY === null\)[\s\S]*?(?=^\t\tCONFIG = freeze)/m, '\n'],
    // Profiles and lists of tags are never mixed, and profiles are those of HTML and SVG.
    [/^\t{3}if \(\(objectHasOwnProperty\(cfg, "ALLOWED_TAGS"\).*$/m, ''],
    [/^\t{3}if \(USE_PROFILES\.(?:svgFilters|mathMl) === true\) \{[\s\S]*?^\t{3}\}$/gm, ''],
    // Nobody adds hooks.
    [/(?<=^\tfunction _executeHooks\()[\s\S]*?^\t\}$/m, ') {}'],
    // Iterators and generators of an older JavaScript.
    [/^function _OverloadYield[\s\S]*?(?=^const entries )/m, ''],
    [/_slicedToArray\(_ref2, 2\)/, '_ref2'],
    ...lists.map(shortened),
    ...Object.entries(options).flatMap(decided),
  ],
  // 0.9 KB: the carousel draws its slides, and brings them to rest, by itself.
  'keen-slider.es.js': [[/\}\),x,b,g\],e\|\|\[\]/, '}),b],e||[]']],
  // 0.2 KB: the page's cookies are read and written by packages/host/src/page/cookies.ts, each with a converter.
  'js.cookie.mjs': [
    [/(?<=var defaultConverter = \{)[\s\S]*?(?=^\};)/m, ''],
    [/^ {6}remove:[\s\S]*?(?=^ {6}withConverter:)/m, ''],
  ],
  // The one library that is no module: for its sake a bundler would add helpers that weigh more than it does.
  'luhn-10.js': [[/module\.exports =/, 'export default']],
};

/**
 * @param {string} list
 * @returns {Edit}
 */
function shortened(list) {
  const name = list.replace('$', '\\$');
  return [new RegExp(`^const ${name} = freeze\\(\\[[^\\]]*\\]\\)`, 'm'), `const ${list} = freeze([])`];
}

/**
 * @param {[option: string, value: unknown]} entry
 * @returns {Edit[]}
 */
function decided([option, value]) {
  return [
    [new RegExp(`^\\tlet ${option} = .*;$`, 'm'), `\tconst ${option} = ${JSON.stringify(value)};`],
    [new RegExp(`^\\t\\t(?:if \\(\\w+\\) )?${option} = .*;$`, 'gm'), ''],
  ];
}

/** Matches the modules that are edited. */
export const editedLibrary = /\b(purify\.es\.mjs|keen-slider\.es\.js|js\.cookie\.mjs|luhn-10\.js)\b/;

/**
 * @param {string} module its address
 * @param {string} source
 */
export function edited(module, source) {
  const [name = ''] = editedLibrary.exec(module) ?? [];
  let result = source;
  for (const [part, replacement] of edits[name] ?? []) {
    const without = result.replace(part, () => replacement);
    if (without === result) throw new Error(`${name} has changed: nothing in it is like ${part}`);
    result = without;
  }
  return result;
}
