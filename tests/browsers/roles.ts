/**
 * Elements that may have a role, in page order, starting with those whose text resembles the name. The test then asks the browser
 * for the role and name of each. Runs in the page.
 */
export function candidatesFor(root: ParentNode | null, role: string, text: string): Element[] {
  const selectors: Readonly<Record<string, string>> = {
    button: 'button, summary, input[type=submit], input[type=button]',
    link: 'a[href]',
    textbox: 'input, textarea',
    searchbox: 'input',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
    combobox: 'select, input',
    slider: 'input[type=range]',
    heading: 'h1, h2, h3, h4, h5, h6',
    dialog: 'dialog',
    image: 'img, svg',
    navigation: 'nav',
    list: 'ul, ol',
    group: 'fieldset, details',
  };
  const label = (element: Element) => ('labels' in element ? Array.from(element.labels as Iterable<Element>) : []);
  const isLike = (element: Element) =>
    [element, ...label(element)].some(
      (said) => said.textContent?.includes(text) === true || said.getAttribute('aria-label')?.includes(text) === true,
    );
  const all = Array.from(
    (root ?? document).querySelectorAll([selectors[role], `[role="${role}"]`].filter(Boolean).join()),
  );
  const shown = all.filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"], [inert]') === null,
  );
  return [...shown.filter(isLike), ...shown.filter((element) => !isLike(element))];
}
