import { type ElementProps, emit, fill, textsOf, useElementId, useListener } from '@shop-elements/core';
import { commonEnglish } from '@shop-elements/dom';
import { Field } from '@shop-elements/ui';
import { type RefObject, useRef, useState } from 'react';
import { useVariables } from './use-variables';
import type { Variable, VariableGridConfig } from './variable-grid.config';

export const variableGridTexts = {
  search: 'Search by name or code',
  name: 'Variable Name',
  type: 'Type',
  code: 'Code',
  custom: 'Custom',
  default: 'Default',
  insert: 'Insert Variable',
  found: 'Variables: %1',
  retry: 'Try again',
};

/** Detail of `shop-variable-grid-insert`. */
export interface VariableGridInsertDetail {
  /** The inserted text: `{{customVar code=my_code}}`. */
  directive: string;
}

/**
 * A list of template variables. The chosen one is inserted into the template: at the caret, or at the end if the
 * template was never focused.
 * @example
 * <textarea id="template"></textarea>
 * <shop-variable-grid data-url="/admin/mui/index/render/" data-target="#template"></shop-variable-grid>
 * @fires shop-variable-grid-insert when the shopper chooses a variable, also if the page has no target field
 */
export function VariableGrid({ element, config }: ElementProps<VariableGridConfig>) {
  const [variables, retry] = useVariables(element, config);
  const [term, setTerm] = useState('');
  const [directive, choose] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const hadFocus = useHadFocus(config.target);
  const id = useElementId('variable');
  const texts = textsOf(element, variableGridTexts);
  const { loading, requestFailed } = textsOf(element, commonEnglish, 'host');
  const found = variables?.filter((variable) => isFound(variable, term));
  const waiting = variables === null ? requestFailed : loading;
  const status = found === undefined ? waiting : fill(texts.found, found.length);

  function insert(): void {
    const detail: VariableGridInsertDetail = { directive };
    insertText(config.target, directive, { hadFocus: hadFocus.current });
    emit(element, 'shop-variable-grid-insert', detail);
  }

  function tryAgain(): void {
    retry();
    // The button disappears and would lose the focus.
    search.current?.focus();
  }

  return (
    <div className="shop-variable-grid">
      <Field id={id} label={texts.search}>
        {(control) => (
          <input {...control} ref={search} type="search" onInput={(event) => setTerm(event.currentTarget.value)} />
        )}
      </Field>
      <div role="status">{status}</div>
      {variables === null && (
        <button type="button" className="shop-button" onClick={tryAgain}>
          {texts.retry}
        </button>
      )}
      {found?.[0] && (
        <VariableList id={id} label={status} texts={texts} variables={found} chosen={directive} choose={choose} />
      )}
      <div className="shop-variable-grid__row">
        <code dir="ltr">{directive}</code>
        <button type="button" className="shop-button shop-button--primary" disabled={directive === ''} onClick={insert}>
          {texts.insert}
        </button>
      </div>
    </div>
  );
}

interface VariableListProps {
  id: string;
  label: string;
  texts: typeof variableGridTexts;
  variables: readonly Variable[];
  /** The directive of the chosen variable; empty if none is chosen. */
  chosen: string;
  choose: (directive: string) => void;
}

/** A radio group, for the browser's arrow keys. */
function VariableList({ id, label, texts, variables, chosen, choose }: VariableListProps) {
  return (
    <div className="shop-variable-grid__list" role="radiogroup" aria-label={label}>
      {/* Hidden from screen readers, which read each row as the name of its radio button. */}
      <div className="shop-variable-grid__row shop-variable-grid__head" aria-hidden="true">
        <span>{texts.name}</span> <small>{texts.type}</small> <code>{texts.code}</code>
      </div>
      {variables.map((variable) => {
        const directive = directiveOf(variable);
        return (
          <label className="shop-variable-grid__row" key={directive}>
            <input
              type="radio"
              name={`${id}-radio-select`}
              value={`${variable.variable_type}:${variable.code}`}
              checked={directive === chosen}
              onChange={() => choose(directive)}
            />
            <span>{nameOf(variable)}</span> <small>{texts[variable.variable_type]}</small> <code>{variable.code}</code>
          </label>
        );
      })}
    </div>
  );
}

/** Whether the field was ever focused. */
function useHadFocus(selector: string | undefined): RefObject<boolean> {
  const hadFocus = useRef(false);
  useListener(document, 'focusin', ({ target }) => {
    hadFocus.current ||= target instanceof Element && selector !== undefined && target.matches(selector);
  });
  return hadFocus;
}

function isFound(variable: Variable, term: string): boolean {
  return `${nameOf(variable)}\n${variable.code}`.toLowerCase().includes(term.trim().toLowerCase());
}

/** The template directive that prints a variable's value. */
function directiveOf({ variable_type, code }: Variable): string {
  return variable_type === 'custom' ? `{{customVar code=${code}}}` : `{{config path="${code}"}}`;
}

function nameOf({ variable_name, name, code }: Variable): string {
  return variable_name || name || code;
}

/**
 * Inserts text at the caret, replacing the selection, as if typed.
 * @param hadFocus whether the field was ever focused. If not, a caret at the start means nothing, so the text is appended.
 */
function insertText(selector: string | undefined, text: string, { hadFocus }: { hadFocus: boolean }): void {
  const field = selector && document.querySelector(selector);
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  const end = field.value.length;
  const isUntouched = !hadFocus && !field.selectionStart && !field.selectionEnd;
  const [from, to] = isUntouched ? [end, end] : [field.selectionStart ?? end, field.selectionEnd ?? end];
  field.setRangeText(text, from, to, 'end');
  field.focus();
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
