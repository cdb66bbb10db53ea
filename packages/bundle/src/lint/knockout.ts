/** The attributes that Magento's UI templates support besides `data-bind`: each is a Knockout binding of the same name. */
const bindings =
  /^(?:afterrender|args|attr|bindhtml|checked(?:value)?|click|closemodal|collapsible|component|css|disable|each|enable|event|fadevisible|foreach|hasfocus|html|i18n|if(?:not)?|inner(?:if|ifnot)|keyboard|ko-.*|options(?:text|value)?|outer(?:click|each|fasteach)|render|repeat|scope|selectedoptions|submit|template|text(?:input)?|tooltip|translate|uniquename|value|visible|with)$/;

/** Whether Knockout reads this attribute in Magento's UI templates. */
export function isBinding(name: string): boolean {
  return bindings.test(name);
}
