import type { Hono } from 'hono';
import { captchaPicture, newCaptcha } from '../captcha';
import type { Services } from '../services';
import { serverError } from '../trouble';
import { redirectWithMessages, type ShopContext, type ShopEnv } from '../visit';
import { picture } from './media';

const oneYear = 31_536_000;

/** Endpoints too small for their own file: captcha, cookie consent. */
export function smallCalls(app: Hono<ShopEnv>, _shop: Services): void {
  app.post('/captcha/refresh', refreshCaptcha);
  app.get('/media/captcha/base/:file{[0-9a-f]+\\.svg}', (c) =>
    picture(c, captchaPicture(c.get('visit').visitor, c.req.param('file').replace('.svg', '')), 'no-store'),
  );
  app.post('/cookie/index/allow', (c) => {
    const visit = c.get('visit');
    const answer = visit.form.get('answer') === 'refuse' ? '{"1":0}' : '{"1":1}';
    if (visit.hasFormKey) visit.cookies.write('user_allowed_save_cookie', answer, { maxAge: oneYear });
    return redirectWithMessages(c, visit.back());
  });
}

/** The form's name is a form field or JSON. Without it, a live shop fails, and so does this one. */
function refreshCaptcha(c: ShopContext): Response {
  const visit = c.get('visit');
  const form = visit.form.get('formId') ?? formIdIn(visit.bodyText);
  const path = form === undefined ? undefined : newCaptcha(visit.visitor, form);
  return path === undefined ? serverError(c) : c.json({ imgSrc: visit.absolute(path) });
}

function formIdIn(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('formId' in parsed)) return undefined;
    return typeof parsed.formId === 'string' ? parsed.formId : undefined;
  } catch {
    return undefined;
  }
}
