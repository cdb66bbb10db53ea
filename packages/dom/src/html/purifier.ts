import { removeNode } from '@shop-elements/core';
import DOMPurify, { type Config } from 'dompurify';
import { addressAttributes, type ContentRules, droppedElements, isOwnAllowed, shapes } from './rules';

const HTML = 'http://www.w3.org/1999/xhtml';

/** Our own instance, so that the page's hooks don't affect it. */
const purifier = DOMPurify(window);

// Removes MathML, and SVG elements that no rule allows, with their content, like the browser's Sanitizer.
purifier.addHook('uponSanitizeElement', (node) => {
  if (!(node instanceof Element) || node.namespaceURI === HTML || shapes.includes(node.localName)) return;
  removeNode(node);
});

/** `finish()` checks URLs for both sanitizers. Here, only URLs that run code are removed. */
const NO_SCRIPT = /^(?!\w*script:)/i;

/**
 * Parses and sanitizes HTML with DOMPurify: the equivalent of `parseNatively`, for browsers without a Sanitizer.
 * @param policy the policy to parse with, for pages that enforce Trusted Types
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
    // Would remove fields named `remove` or `method`. `finish()` removes forms whose properties a field shadows.
    SANITIZE_DOM: false,
    // Only matters for HTML that is serialized and parsed again; ours stays nodes.
    SAFE_FOR_XML: false,
    WHOLE_DOCUMENT: true,
    RETURN_DOM: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
  return page instanceof Element ? page : undefined;
}
