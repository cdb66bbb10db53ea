/** Attributes of HTML and ARIA. */
const htmls =
  /^(?:accesskey|aria-.*|autocapitalize|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item(?:id|prop|ref|scope|type)|key|lang|nonce|on.*|part|popover|ref|role|slot|spellcheck|style|tabindex|title|translate|virtualkeyboardpolicy)$/;

/** Attributes by which the page's own frameworks work: Knockout, Magento, Alpine, Vue, Stimulus, analytics and the like. */
const frameworks =
  /^(?:[:@#*[(].*|[vx]-.*|(?:hx|ng|wire|bind|on|client|transition)[-:].*|data-(?:bind|mage-init|role|container|index|id|key|value|action|controller|target|turbo|test|testid|qa|cy|gtm|ga|analytics|track|aos|hx|bs|hyva|react|v)(?:-.*)?)$/;

/** Attributes that every element of ours understands beside its own settings. */
const everywhere = /^data-(?:config|load|state|shop-(?:debug|fallback|hidden|root))$/;

/** Whether an attribute that is no setting has a meaning of its own. */
export function isForeignAttribute(name: string): boolean {
  return everywhere.test(name) || htmls.test(name) || frameworks.test(name);
}

/** Whether a framework of the page sets attributes by this one, unseen in the markup. */
export function setsAttributes(name: string): boolean {
  return frameworks.test(name) && /bind|^[:[v]/.test(name);
}
