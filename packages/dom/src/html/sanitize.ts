import DOMPurify, { type Config } from 'dompurify';
import { trustedTypesPolicy } from './trusted-types';

/** What may remain of a piece of HTML from outside. */
export interface Allowed {
  tags: readonly string[];
  attributes: readonly string[];
}

/** Formatted text as a shop's editor writes it: agreements, descriptions, reviews. */
export const richText: Allowed = {
  tags: [
    ...[
      'div',
      'span',
      'p',
      'br',
      'hr',
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'small',
    ],
    ...[
      'sub',
      'sup',
      'a',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'blockquote',
      'code',
      'pre',
      'img',
      'figure',
      'figcaption',
    ],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  attributes: [
    'id',
    'class',
    'href',
    'title',
    'lang',
    'dir',
    'src',
    'alt',
    'width',
    'height',
    'colspan',
    'rowspan',
    'scope',
  ],
};

/** Web, mail and telephone addresses, and relative ones. Everything else (`javascript:`, `data:` …) loses its `href`. */
const ADDRESS = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/**
 * Cleans HTML from outside. Elements that are not allowed are replaced by their content; comments, event handlers,
 * `style` and hostile addresses go, in any spelling.
 * @returns nodes, never text: what was cleaned is not parsed a second time
 */
export function sanitize(html: string, allowed: Allowed): DocumentFragment {
  return purify(html, {
    ALLOWED_TAGS: [...allowed.tags],
    ALLOWED_ATTR: [...allowed.attributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // A forbidden element's text is kept, a script's too: as text it is harmless, and dropping it could drop a sentence.
    FORBID_CONTENTS: [],
  });
}

/**
 * Cleans a part of a shop's page that was kept where others can write, such as a stored product card: forms, pictures, data attributes and our elements stay;
 * scripts, styles, event handlers and hostile addresses go.
 */
export function sanitizePart(html: string): DocumentFragment {
  return purify(html, {
    USE_PROFILES: { html: true, svg: true },
    FORBID_TAGS: ['style'],
    FORBID_ATTR: ['style'],
    CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /^shop-/ },
  });
}

/**
 * Cleans a section of the shop's own page, as a reply brings it in place of the one that is there: text, and forms with all
 * their fields. Of elements only the one stays that shows prices, with what it shows; no `data-…` attribute does that the
 * host's own scripts take for code.
 */
export function sanitizeSection(html: string): DocumentFragment {
  const section = purify(html, {
    USE_PROFILES: { html: true },
    ADD_TAGS: ['shop-weee'],
    ADD_ATTR: ['data-item', 'data-segments', 'data-shop-fallback', 'data-view'],
    ALLOW_DATA_ATTR: false,
    FORBID_TAGS: ['style', 'template'],
    FORBID_ATTR: ['style'],
    // It would take the names of fields like `remove` and `method` for attempts to hide properties of their form.
    SANITIZE_DOM: false,
  });
  // By these names, and by no field's, the page's own code could be made to find something else than `document.cookie`.
  for (const named of section.querySelectorAll('form, img')) named.removeAttribute('name');
  // Chromium loses it when it copies a radio.
  for (const field of section.querySelectorAll<HTMLInputElement>('input[checked]')) field.checked = true;
  return section;
}

function purify(html: string, rules: Config): DocumentFragment {
  const policy = trustedTypesPolicy();
  if (policy === null) return textOnly(html);
  return DOMPurify.sanitize(html, {
    ...rules,
    ALLOWED_URI_REGEXP: ADDRESS,
    RETURN_DOM_FRAGMENT: true,
    ...(policy === undefined ? {} : { TRUSTED_TYPES_POLICY: policy }),
  });
}

/** Where nothing may be parsed, the words remain. */
function textOnly(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(html.replace(/<[^>]*>/g, ''));
  return fragment;
}
