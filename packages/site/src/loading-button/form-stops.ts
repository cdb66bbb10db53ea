/**
 * Whether a form has something that keeps it from being sent: a required field that is empty, a required box that is not
 * ticked, a required choice that is not made, an e-mail address that does not look like one. Hidden and disabled fields do not
 * count, nor does an empty field that is not required.
 */
export function stopsSubmit(form: HTMLFormElement): boolean {
  const fields = Array.from(form.elements).filter(isField).filter(isInUse);
  return fields.some((field) => {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.required && !field.checked;
    if (field instanceof HTMLInputElement && field.type === 'radio') return isOpenChoice(field, fields);
    const value = field.value.trim();
    if (value === '') return field.required;
    return field.type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
  });
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(control: Element): control is Field {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  );
}

function isInUse(field: Field): boolean {
  return !field.matches(':disabled') && field.type !== 'hidden' && field.checkVisibility();
}

/** One chosen answer does for all of its name; one required answer makes all of its name required. */
function isOpenChoice(radio: HTMLInputElement, fields: readonly Field[]): boolean {
  const answers = fields.filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.type === 'radio' && field.name === radio.name,
  );
  return answers.some(({ required }) => required) && !answers.some(({ checked }) => checked);
}
