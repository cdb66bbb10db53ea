import { fill, parse } from '@shop-elements/core';
import { commonTexts } from '@shop-elements/dom';
import { escapeMarkup } from '../messages/markup';
import { addMessage } from '../messages/messages';
import { navigate } from '../page/navigate';
import type { Reply } from './http';
import { type RestError, restErrorSchema } from './rest-error.schema';

/**
 * Fills the placeholders of a REST message.
 *
 * An unknown name takes the first list value that is left, as Magento's `mage/url` error processor does. Unlike Magento's, an
 * object that lacks a name leaves the placeholder instead of throwing, and a percent sign right after a digit (`50%off`) is no
 * placeholder. Without parameters the text stays as it is.
 */
export function fillPlaceholders(message: string, parameters?: RestError['parameters']): string {
  if (parameters === undefined) return message;
  const list = Array.isArray(parameters) ? [...parameters] : [];
  const named = Array.isArray(parameters) ? {} : parameters;
  return message.replace(/(?<!\d)%(\w+)/g, (placeholder, name: string) => {
    if (Object.hasOwn(named, name)) return String(named[name] ?? '');
    const value = (/^\d+$/.test(name) ? list[Number(name) - 1] : undefined) ?? list.shift();
    return value === undefined ? placeholder : String(value);
  });
}

/**
 * The text a shopper reads when a call failed; undefined when there is nothing to read, because the visitor has to log in.
 * Plain text: the caller shows it as such.
 */
export function errorText(reply: Reply): string | undefined {
  if (reply.status === 401) return undefined;
  const texts = commonTexts();
  if (reply.status >= 500) {
    const report = reportIdIn(reply.text);
    return report === undefined ? texts.requestFailed : fill(texts.serverFailed, report);
  }
  const error = parse(restErrorSchema, reply.json());
  return error === undefined ? texts.requestFailed : fillPlaceholders(error.message, error.parameters);
}

/**
 * The number under which the shop's own log has the details. A shopper can quote it; the rest of the text is not for them.
 * Magento says "Report ID: webapi-65f0", older versions "report 0123", its error page "Error log record number: 0123".
 */
function reportIdIn(text: string): string | undefined {
  return /\b(?:report(?: id)?|record number)[:\s]+([\w-]*\d[\w-]*)/i.exec(text)?.[1];
}

/** Deals with a failed REST call as the checkout does: to the login page on 401, else an error message on the page. */
export function processError(reply: Reply): void {
  const text = errorText(reply);
  if (text === undefined) navigate('customer/account/login/');
  else addMessage({ type: 'error', text: escapeMarkup(text) });
}
