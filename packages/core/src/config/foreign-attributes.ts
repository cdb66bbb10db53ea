/** Global attributes of HTML and ARIA, and React's. */
const globalAttributes =
  /^(?:accesskey|aria-.*|auto(?:capitalize|correct|focus)|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item(?:id|prop|ref|scope|type)|key|lang|nonce|on.*|part|popover|ref|role|slot|spellcheck|style|tabindex|title|translate|virtualkeyboardpolicy|writingsuggestions)$/;

/** Attributes of other frameworks: Knockout, Magento, Alpine, Vue, Angular, Stimulus, analytics, session replays, dark mode and so on. */
const frameworks =
  /^(?:[:@#*[(_.].*|[vx]-.*|(?:p?hx|ng|wire|bind|on|client|transition|up)[-:].*|data-(?:.*-(?:target|value|outlet)|bind|mage-init|role|container|index|id|key|value|action|ui|content|appearance|element|pb|background-images|controller|target|turbo|test|testid|qa|cy|gtm|ga|analytics|track|aos|p?hx|bs|hyva|react.*|astro|svelte|hk|v|product-id|post|clarity|cs|darkreader|dd|hj|private|sentry)(?:-.*)?)$/;

/** Attributes that all our elements support. */
const everywhere = /^data-(?:config|load|state|shop-(?:debug|fallback|hidden|root|theme))$/;

/** Whether an attribute that is not a setting has another known purpose. */
export function isForeignAttribute(name: string): boolean {
  return everywhere.test(name) || globalAttributes.test(name) || frameworks.test(name);
}

/** Whether a framework uses this attribute to set other attributes, which the markup then doesn't show. */
export function setsAttributes(name: string): boolean {
  return frameworks.test(name) && /bind|^[:.[v]/.test(name);
}
