import { type DoctorRow, fill, startTagOf, textsOf } from '@shop-elements/core';
import { make } from '@shop-elements/dom';
import { type Complaint, complaintsOf } from './complaints';
import css from './doctor-panel.css?inline';
import { doctorPanelTexts } from './doctor-panel.texts';
import { pointOut } from './point-out';

interface Panel {
  host: HTMLElement;
  dialog: HTMLDialogElement;
  title: HTMLElement;
  list: HTMLUListElement;
}

let panel: Panel | undefined;

const texts = () => textsOf(document.documentElement, doctorPanelTexts, 'doctor-panel');

/**
 * Shows the results of `doctor()` on the page, once it has loaded.
 * @param examine examines the page
 */
export function showPanel(examine: () => readonly DoctorRow[]): void {
  if (document.readyState === 'complete') open(examine);
  else addEventListener('load', () => open(examine), { once: true });
}

function open(examine: () => readonly DoctorRow[]): void {
  panel ??= makePanel(examine);
  const { host, dialog } = panel;
  update(panel, examine());
  // A page that replaces its body removes the panel.
  if (!host.isConnected) {
    dialog.close();
    document.body.append(host);
  }
  if (!dialog.open) dialog.show();
}

/** In a shadow tree, so that themes don't affect it and `doctor()` doesn't examine it. */
function makePanel(examine: () => readonly DoctorRow[]): Panel {
  const { again, close } = texts();
  const host = make('div', {});
  const dialog = make('dialog', {});
  const title = make('h2', { id: 'title' });
  const header = make('header', {});
  const list = make('ul', {});
  const made = { host, dialog, title, list };
  const examineAgain = (): void => update(made, examine());
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') dialog.close();
  });
  header.append(
    title,
    button(again, examineAgain),
    button(close, () => dialog.close()),
  );
  dialog.append(header, list);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.append(dialog);
  followPage(() => {
    // Don't replace the list while someone is using it.
    if (dialog.open && !list.contains(root.activeElement)) examineAgain();
  });
  return made;
}

/** Calls back after elements have rendered or failed. */
function followPage(changed: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (const type of ['shop-ready', 'shop-error']) {
    document.addEventListener(type, () => {
      clearTimeout(timer);
      timer = setTimeout(changed, 500);
    });
  }
}

function update({ title, list }: Panel, rows: readonly DoctorRow[]): void {
  const { allWell, someWrong, show } = texts();
  const found = rows.map((row) => ({ row, complaints: complaintsOf(row, texts()) }));
  const wrong = found.filter(({ complaints }) => complaints.length > 0);
  const well = found.filter(({ complaints }) => complaints.length === 0);
  title.textContent = wrong.length === 0 ? fill(allWell, rows.length) : fill(someWrong, wrong.length, rows.length);
  list.replaceChildren(...[...wrong, ...well].map(({ row, complaints }) => item(row, complaints, show)));
}

function item({ element, state }: DoctorRow, complaints: readonly Complaint[], show: string): HTMLLIElement {
  const row = make('li', {});
  const name = [startTagOf(element), state].filter(Boolean).join(' · ');
  row.append(make('p', { className: 'name', textContent: name }));
  for (const { message, advice } of complaints) {
    row.append(make('p', { className: 'message', textContent: message }));
    if (advice !== undefined) row.append(make('p', { className: 'advice', textContent: advice }));
  }
  row.append(button(show, () => pointOut(element)));
  return row;
}

function button(textContent: string, onPress: () => void): HTMLButtonElement {
  const control = make('button', { type: 'button', textContent });
  control.addEventListener('click', onPress);
  return control;
}
