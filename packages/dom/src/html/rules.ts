/** Where a piece of HTML comes from, which decides what it may contain. */
export type ContentKind = 'message' | 'text' | 'part' | 'reviews' | 'page' | 'foreignPage' | 'step';

/** What a piece of HTML may contain, with names as the HTML parser writes them. */
export interface ContentRules {
  elements: readonly string[];
  /** SVG elements. */
  drawings: readonly string[];
  attributes: readonly string[];
  /** Keeps `data-…` attributes. */
  data: boolean;
  /** Exceptions that are always removed: `data-…` attributes that the host's scripts run as code, load scripts from, or post with the form key. */
  codeAttributes: readonly string[];
  /** Which of our own elements stay: none, the display-only ones, or all. */
  ownElements: 'none' | 'showing' | 'all';
  /**
   * The shop's own server printed it for this page: keeps what acts beyond the content, as a rating's `target` and any `data-post`.
   */
  fromShop: boolean;
  /** Which of our classes stay: none, or those that a theme may use and those of the surrounding element. */
  ownClasses: 'none' | 'building';
  /** Keeps inline styles that set colors, backgrounds or sizes. */
  styles: boolean;
}

const inline = ['div', 'span', 'b', 'strong', 'i', 'em', 'u', 'a'];

const formatting = [
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 's', 'small', 'sub', 'sup', 'ul', 'ol', 'li', 'dl', 'dt'],
  ...['dd', 'blockquote', 'code', 'pre', 'img', 'figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot'],
  ...['tr', 'th', 'td', 'abbr', 'cite', 'q', 'mark', 'del', 'ins', 'time', 'bdi', 'bdo', 'wbr'],
];

const pageParts = [
  ...['article', 'aside', 'header', 'footer', 'main', 'nav', 'section', 'hgroup', 'search', 'address', 'details'],
  ...['summary', 'kbd', 'samp', 'var', 'dfn', 'data', 'ruby', 'rt', 'rp', 'col', 'colgroup', 'menu', 'center', 'font'],
  ...['form', 'fieldset', 'legend', 'label', 'input', 'select', 'optgroup', 'option', 'textarea', 'button', 'output'],
  ...['progress', 'meter', 'datalist', 'picture', 'source', 'video', 'audio', 'track'],
];

/** SVG elements. Without `use`, which loads other documents, and without animation, which can set URLs. */
export const shapes = [
  ...['svg', 'g', 'path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect', 'text', 'tspan', 'defs'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
];

const inlineAttributes = ['id', 'class', 'href', 'title', 'lang', 'dir'];

const formattingAttributes = [
  'src',
  'alt',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'headers',
  'abbr',
  'datetime',
  'start',
  'reversed',
];

const partAttributes = [
  ...['role', 'tabindex', 'hidden', 'open', 'target', 'rel', 'hreflang', 'download'],
  ...['name', 'value', 'type', 'for', 'label', 'checked', 'selected', 'disabled', 'readonly', 'required', 'multiple'],
  ...['placeholder', 'autocomplete', 'inputmode', 'pattern', 'min', 'max', 'step', 'minlength', 'maxlength', 'size'],
  ...['rows', 'cols', 'accept', 'list', 'low', 'high', 'optimum', 'action', 'method', 'enctype', 'novalidate'],
  ...['formaction', 'formmethod', 'formnovalidate'],
  ...['srcset', 'sizes', 'loading', 'decoding', 'fetchpriority', 'media', 'poster', 'controls', 'loop', 'muted'],
  ...['playsinline', 'preload', 'kind', 'srclang', 'align', 'valign', 'border', 'cellpadding', 'cellspacing', 'color'],
  ...['itemprop', 'itemscope', 'itemtype', 'itemid', 'content', 'property'],
  // Magento's swatches, and the filter groups of the Ajax add-on.
  ...['option-label', 'option-id', 'option-type', 'option-tooltip-thumb', 'option-tooltip-value', 'attribute'],
  ...[
    ...['atomic', 'busy', 'checked', 'controls', 'current', 'describedby', 'description', 'details', 'disabled'],
    ...['errormessage', 'expanded', 'haspopup', 'hidden', 'invalid', 'label', 'labelledby', 'level', 'live', 'modal'],
    ...['multiselectable', 'orientation', 'owns', 'placeholder', 'posinset', 'pressed', 'readonly', 'relevant'],
    ...['required', 'roledescription', 'selected', 'setsize', 'sort', 'valuemax', 'valuemin', 'valuenow', 'valuetext'],
  ].map((name) => `aria-${name}`),
];

const shapeAttributes = [
  ...['viewBox', 'd', 'fill', 'fill-opacity', 'fill-rule', 'clip-rule', 'clip-path', 'mask', 'stroke', 'stroke-width'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset'],
  ...['stroke-opacity', 'opacity', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'dx', 'dy', 'x1', 'x2', 'y1', 'y2', 'points'],
  ...['transform', 'preserveAspectRatio', 'focusable', 'gradientUnits', 'gradientTransform', 'offset', 'stop-color'],
  ...['stop-opacity', 'text-anchor', 'font-size', 'font-family', 'font-weight', 'vector-effect'],
];

const message: ContentRules = {
  elements: inline,
  drawings: [],
  attributes: inlineAttributes,
  data: false,
  codeAttributes: [],
  ownElements: 'none',
  fromShop: false,
  ownClasses: 'none',
  styles: false,
};

const text: ContentRules = {
  ...message,
  elements: [...inline, ...formatting],
  attributes: [...inlineAttributes, ...formattingAttributes],
};

/** Attributes with a post, to which Luma adds the form key. */
export const postAttributes = ['data-post', 'data-post-remove'];

const part: ContentRules = {
  elements: [...text.elements, ...pageParts],
  drawings: shapes,
  attributes: [...text.attributes, ...partAttributes, ...shapeAttributes],
  data: true,
  codeAttributes: ['data-bind', 'data-mage-init', 'data-validate'],
  ownElements: 'showing',
  fromShop: false,
  ownClasses: 'building',
  styles: false,
};

const codeAndPosts = [...part.codeAttributes, ...postAttributes];

/** What each kind of content may contain. The browser's Sanitizer and DOMPurify both use this table. */
export const rulesOf: Readonly<Record<ContentKind, ContentRules>> = {
  /** A message to the shopper, or a map's attribution: a line of text with links. */
  message,
  /** Text that an editor wrote: agreements. */
  text,
  /** A part of a page that was stored or comes from elsewhere: product cards, popups. */
  part,
  /** Customer reviews as the shop prints them: an inline style sets the width of the stars. */
  reviews: { ...part, codeAttributes: codeAndPosts, styles: true },
  /** One of the shop's pages, which shoppers could also open directly: lists with their filters and toolbars. */
  page: { ...part, codeAttributes: ['data-bind'], fromShop: true, styles: true },
  /** A page of another site, to which the shop has redirected a request. */
  foreignPage: { ...part, codeAttributes: codeAndPosts, styles: true },
  /** A response of the shop's checkout endpoints. Its fields may belong to a form elsewhere on the page. */
  step: {
    ...part,
    attributes: [...part.attributes, 'form'],
    codeAttributes: ['data-bind', 'data-mage-init'],
    ownElements: 'all',
    fromShop: true,
    styles: true,
  },
};

/** Elements to remove with their content unless they are allowed. All others are unwrapped. */
export const droppedElements = [
  ...[
    'script',
    'style',
    'template',
    'noscript',
    'noembed',
    'noframes',
    'iframe',
    'frame',
    'frameset',
    'object',
    'embed',
  ],
  ...['applet', 'portal', 'fencedframe', 'param', 'base', 'basefont', 'title', 'xmp', 'plaintext', 'listing', 'canvas'],
  ...['math', 'selectedcontent', 'form'],
];

/** Our display-only elements. */
export const showingElements = [
  ...['shop-accordion', 'shop-banner', 'shop-breadcrumbs', 'shop-buttons', 'shop-collapse', 'shop-masonry'],
  ...['shop-page-builder', 'shop-price-slider', 'shop-product-carousel', 'shop-rating-stars', 'shop-retina-images'],
  ...['shop-row', 'shop-show-more', 'shop-slider', 'shop-tabs', 'shop-weee'],
];

/** Whether one of our own elements may stay. */
export function isOwnAllowed(name: string, { ownElements }: ContentRules): boolean {
  return ownElements === 'all'
    ? /^shop-[a-z-]+$/.test(name)
    : ownElements === 'showing' && showingElements.includes(name);
}

/** Attributes that contain one URL. */
export const addressAttributes = ['href', 'action', 'formaction', 'src', 'poster'];
