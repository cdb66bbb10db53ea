import { base, headTags } from '../magento/static-files';

/** A page of a Luma shop. */
export interface LumaPage {
  /** Magento's body classes, which the theme's styles depend on. */
  bodyClass: string;
  breadcrumbs?: string;
  /** The message area. */
  messages?: string;
  /** Content before everything else, such as the cookie bar. */
  top?: string;
  title: string;
  main: string;
  sidebar?: string;
}

const init = (settings: object): string => `<script type="text/x-magento-init">${JSON.stringify(settings)}</script>`;

/** A complete page: three blocking scripts, the header, the columns, and the widgets of every page. */
export function lumaPage({
  bodyClass,
  breadcrumbs = '',
  messages = '',
  top = '',
  title,
  main,
  sidebar = '',
}: LumaPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/media/finch.svg" type="image/svg+xml">
<link rel="stylesheet" media="all" href="${base}css/styles-m.css">
<link rel="stylesheet" media="screen and (min-width: 768px)" href="${base}css/styles-l.css">
<script src="${base}requirejs/require.js"></script>
<script src="${base}mage/requirejs/mixins.js"></script>
<script src="${base}requirejs-config.js"></script>
${headTags()}
</head>
<body data-container="body" id="html-body" class="${bodyClass}">
${top}
<div class="page-wrapper">
  <header class="page-header"><div class="header content">
    <span data-action="toggle-nav" class="action nav-toggle"><span>Menu</span></span>
    <a class="logo" href="/luma/" aria-label="Fernhill">Fernhill</a>
  </div></header>
  ${breadcrumbs}
  <main id="maincontent" class="page-main">
    <div class="page-title-wrapper"><h1 class="page-title"><span class="base">${title}</span></h1></div>
    <div class="page messages">${messages}</div>
    <div class="columns">
      <div class="column main">
        <input name="form_key" type="hidden" value="Kx81LmQz04PwYt7e">
        ${main}
      </div>
      ${sidebar === '' ? '' : `<div class="sidebar sidebar-main">${sidebar}</div>`}
    </div>
  </main>
</div>
${init({ '*': { 'Magento_Customer/js/section-config': {} } })}
${init({ '*': { 'Magento_Customer/js/customer-data': { sectionLoadUrl: '/customer/section/load/' } } })}
</body>
</html>`;
}
