import type { Hono } from 'hono';
import { escapeHtml } from '../escape';
import { directiveOf, fillTemplate, variables } from '../mail/variables';
import { page } from '../page';
import type { Services } from '../services';
import type { ShopContext, ShopEnv } from '../visit';

const path = '/admin/email-template';

const firstTemplate = `Dear customer,

thank you for your order from {{config path="general/store_information/name"}}. We pack it tomorrow morning.

{{customVar code=repair_promise}}

`;

/** The admin page for the order email's template. Nothing is stored, because this shop sends no emails. */
export function emailTemplateRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.get(path, (c) => editor(c, shop, firstTemplate));
  app.post(path, (c) => {
    const template = (c.get('visit').form.get('template_text') ?? '').replaceAll('\r\n', '\n');
    return editor(c, shop, template, preview(c, template));
  });
  // Responds like Magento's grids.
  app.get('/admin/mui/index/render', (c) =>
    c.json({
      items: variables.map(({ type, code, name, value }) => ({
        code,
        variable_name: name,
        variable_type: type,
        value,
      })),
      totalRecords: variables.length,
    }),
  );
}

function preview(c: ShopContext, template: string): string {
  const visit = c.get('visit');
  const { text, unknown } = fillTemplate(template);
  for (const code of unknown) {
    const lost = visit.t('The variable %1 is no longer available. Select a different variable.', code);
    visit.tell('error', escapeHtml(lost));
  }
  return text;
}

function editor(c: ShopContext, shop: Services, template: string, letter?: string): Response {
  const visit = c.get('visit');
  return page(
    c,
    shop,
    'email-template',
    { title: visit.t('New Order Email'), layout: 'adminhtml-email-template-edit' },
    {
      template,
      letter,
      variables: variables.map((variable) => ({ name: variable.name, directive: directiveOf(variable) })),
    },
  );
}
