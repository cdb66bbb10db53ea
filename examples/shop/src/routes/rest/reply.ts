import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ShopError } from '../../shop-error';
import type { ShopContext } from '../../visit';

/** A REST response: XML if the request names it, as in a live shop, otherwise JSON. */
export function reply(c: ShopContext, data: unknown, status: ContentfulStatusCode = 200): Response {
  c.header('Cache-Control', 'no-store');
  if (wantsXml(c.req.header('accept') ?? '*/*')) {
    c.header('Content-Type', 'application/xml; charset=utf-8');
    return c.body(`<?xml version="1.0"?>\n<response>${xml(data)}</response>\n`, status);
  }
  c.header('Content-Type', 'application/json; charset=utf-8');
  return c.body(JSON.stringify(data), status);
}

export function errorReply(c: ShopContext, error: ShopError): Response {
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
  const { message, parameters } = error;
  return reply(c, parameters === undefined ? { message } : { message, parameters }, error.status);
}

/** The body of a request. No body becomes an empty object; another type and invalid JSON are separate errors. */
export function jsonBody(c: ShopContext): unknown {
  const { bodyText, form } = c.get('visit');
  if (bodyText.trim() === '' && form.toString() === '') return {};
  const [type = ''] = (c.req.header('content-type') ?? '').split(';');
  if (type.trim() !== 'application/json') {
    throw new ShopError(400, `Server cannot understand Content-Type HTTP header media type ${type.trim()}`);
  }
  try {
    return JSON.parse(bodyText);
  } catch {
    throw new ShopError(400, 'Decoding error.');
  }
}

function wantsXml(accept: string): boolean {
  const first = accept
    .split(',')
    .map((entry) => entry.split(';')[0]?.trim() ?? '')
    .find((type) => ['application/json', 'application/xml', 'text/xml', '*/*'].includes(type));
  return first === 'application/xml' || first === 'text/xml';
}

function xml(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((entry) => `<item>${xml(entry)}</item>`).join('');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, entry]) => `<${key}>${xml(entry)}</${key}>`)
      .join('');
  }
  return String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
