/** Global attributes of HTML and ARIA, and React's. */
const globalAttributes =
  /^(?:accesskey|aria-.*|autocapitalize|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item(?:id|prop|ref|scope|type)|key|lang|nonce|on.*|part|popover|ref|role|slot|spellcheck|style|tabindex|title|translate|virtualkeyboardpolicy)$/;

/** Attributes of other frameworks: Knockout, Magento, Alpine, Vue, Angular, Stimulus, analytics and so on. */
const frameworks =
  /^(?:[:@#*[(_].*|[vx]-.*|(?:hx|ng|wire|bind|on|client|transition|up)[-:].*|data-(?:.*-(?:target|value|outlet)|bind|mage-init|role|container|index|id|key|value|action|ui|content|appearance|element|pb|background-images|controller|target|turbo|test|testid|qa|cy|gtm|ga|analytics|track|aos|hx|bs|hyva|react.*|astro|svelte|hk|v)(?:-.*)?)$/;

/** Attributes that all our elements support. */
const everywhere = /^data-(?:config|load|state|shop-(?:debug|fallback|hidden|root|theme))$/;

/** Whether an attribute that is not a setting has another known purpose. */
export function isForeignAttribute(name: string): boolean {
  return everywhere.test(name) || globalAttributes.test(name) || frameworks.test(name);
}

/** Whether a framework uses this attribute to set other attributes, which the markup then doesn't show. */
export function setsAttributes(name: string): boolean {
  return frameworks.test(name) && /bind|^[:[v]/.test(name);
}
