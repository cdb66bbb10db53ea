import DOMPurify, { type Config } from 'dompurify';
import { addressAttributes, type ContentRules, droppedElements, isOwnAllowed, shapes } from './rules';

const HTML = 'http://www.w3.org/1999/xhtml';

/** Of our own, so that no hook of the page's reaches it. */
const purifier = DOMPurify(window);

// Drawings and formulas go with what is in them, as with the browser's own Sanitizer.
purifier.addHook('uponSanitizeElement', (node) => {
  if (!(node instanceof Element) || node.namespaceURI === HTML || shapes.includes(node.localName)) return;
  node.replaceWith();
});

/** Addresses are checked afterwards, for both cleaners alike. Here only those go that run code. */
const NO_SCRIPT = /^(?!\w*script:)/i;

/**
 * Parses and cleans HTML with DOMPurify: what `parseNatively` does, for browsers without a Sanitizer.
 * @param policy under which a page that enforces Trusted Types lets it parse
 */
export function purify(html: string, rules: ContentRules, policy: Config['TRUSTED_TYPES_POLICY']): Element | undefined {
  const { elements, drawings, data, styles } = rules;
  const attributes = [...rules.attributes, ...(styles ? ['style'] : [])];
  const page: Node = purifier.sanitize(html, {
    ALLOWED_TAGS: [...elements, ...drawings, '#text', 'title', 'meta', 'link'],
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: data,
    ALLOW_ARIA_ATTR: false,
    CUSTOM_ELEMENT_HANDLING: { tagNameCheck: (name) => isOwnAllowed(name, rules) },
    FORBID_CONTENTS: [...droppedElements, 'svg', 'foreignobject'],
    ADD_URI_SAFE_ATTR: attributes.filter((name) => !addressAttributes.includes(name)),
    ALLOWED_URI_REGEXP: NO_SCRIPT,
    // It would drop fields named `remove` or `method`. `finish()` drops forms whose properties a field hides.
    SANITIZE_DOM: false,
    // It is for HTML that is serialized and parsed again; ours stays nodes.
    SAFE_FOR_XML: false,
    WHOLE_DOCUMENT: true,
    RETURN_DOM: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
  return page instanceof Element ? page : undefined;
}
