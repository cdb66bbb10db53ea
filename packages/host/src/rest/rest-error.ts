import { fill, isRecord, parse } from '@shop-elements/core';
import { commonTexts, escapeMarkup } from '@shop-elements/dom';
import { addMessage } from '../messages/messages';
import { navigate } from '../page/navigate';
import type { Reply } from './http';
import { restErrorSchema } from './rest-error.schema';

/**
 * Fills the placeholders of a REST message.
 *
 * An unknown name removes the first value from the list and takes it, as in `Magento_Ui/js/model/messages`. Later numbers count
 * what is left. Unlike Magento, an object that lacks a name leaves the placeholder instead of throwing, and a percent sign right
 * after a digit (`50%off`) is not a placeholder.
 * @param parameters a list for `%1`, an object for `%fieldName`; with anything else, the text stays unchanged
 */
export function fillPlaceholders(message: string, parameters?: unknown): string {
  const list: unknown[] = Array.isArray(parameters) ? [...parameters] : [];
  const named = isRecord(parameters) ? parameters : {};
  return message.replace(/(?<!\d)%(\w+)/g, (placeholder, name: string) => {
    if (Object.hasOwn(named, name)) return String(named[name] ?? '');
    const value = list[Number(name) - 1] ?? list.shift();
    return value === undefined ? placeholder : String(value);
  });
}

/** The message for the shopper when a request failed; undefined if the visitor has to log in. Plain text: display it as such. */
export function errorText(reply: Reply): string | undefined {
  if (reply.status === 401) return undefined;
  const texts = commonTexts();
  // Magento replaces the messages of unexpected errors with one that contains a report id.
  const report = reply.status < 500 ? undefined : reportIdIn(reply.text);
  if (report !== undefined) return fill(texts.serverFailed, report);
  const error = parse(restErrorSchema, reply.json());
  return error?.message ? fillPlaceholders(error.message, error.parameters) : texts.requestFailed;
}

/**
 * The id under which the shop's log has the details. Shoppers can quote it; the rest of the response is not for them. Magento
 * writes "Report ID: webapi-65f0", older versions "report 0123", its error page "Error log record number: 0123".
 */
function reportIdIn(text: string): string | undefined {
  return /\b(?:report(?: id)?|record number)[:\s]+([\w-]*\d[\w-]*)/i.exec(text)?.[1];
}

/** Handles a failed REST request like Magento's checkout: opens the login page on 401, otherwise shows an error message. */
export function processError(reply: Reply): void {
  const text = errorText(reply);
  if (text === undefined) navigate('customer/account/login/');
  else addMessage({ type: 'error', text: escapeMarkup(text) });
}
