import type { Visit } from '../visit';

/** A page on the path to this one. */
export interface Crumb {
  label: string;
  link?: string;
}

/** The path from the home page to this one, in the shape of Magento's breadcrumbs. */
export function crumbsView(way: readonly Crumb[], { t }: Visit) {
  return [
    { name: 'home', label: t('Home page'), title: t('Go to Home Page'), link: '/' },
    ...way.map(({ label, link = '' }) => ({ name: 'page', label: t(label), title: '', link })),
  ];
}
