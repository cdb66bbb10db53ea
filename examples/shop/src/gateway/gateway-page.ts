import type { Context } from 'hono';
import { escapeHtml } from '../escape';

/**
 * A page of the payment service: a different company with its own design.
 * @param shop the origin that its form finally leads to
 */
export function gatewayPage(c: Context, title: string, html: string, shop = "'self'"): Response {
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; form-action 'self' ${shop}`,
  );
  c.header('Cache-Control', 'no-store');
  return c.html(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | Harbor Pay</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/static/gateway.css">
</head>
<body>
<main>
<p class="brand">Harbor Pay</p>
<h1>${escapeHtml(title)}</h1>
${html}
</main>
</body>
</html>
`);
}
