import { type ElementProps, textsOf } from '@shop-elements/core';
import { safeUrl } from '@shop-elements/dom';
import type { BreadcrumbsConfig } from './breadcrumbs.config';

/** Texts of `<shop-breadcrumbs>`. */
export const breadcrumbsTexts = {
  label: 'Breadcrumbs',
};

/**
 * Renders breadcrumbs with schema.org microdata, so search engines read them and no CSP exception is needed. Keeps the
 * same markup if the server prints it in `<div data-shop-root="server">`.
 * @example
 * <shop-breadcrumbs class="breadcrumbs" data-crumbs='[{"name":"home","label":"Home","link":"/"},{"name":"cms","label":"About"}]'>
 *   <ul class="items" data-shop-fallback>…</ul>
 * </shop-breadcrumbs>
 */
export function Breadcrumbs({ element, config: { crumbs } }: ElementProps<BreadcrumbsConfig>) {
  // Screen readers would announce an empty landmark.
  if (crumbs.length === 0) return null;
  const last = crumbs.length - 1;
  // A single crumb is neither first nor last.
  const ends: Readonly<Record<number, string>> = last > 0 ? { 0: 'first', [last]: 'last' } : {};
  return (
    <nav aria-label={textsOf(element, breadcrumbsTexts).label}>
      <ul className="items" itemScope itemType="https://schema.org/BreadcrumbList">
        {crumbs.map((crumb, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a crumb's only identity is its position
            key={index}
            className={['item', crumb.name, ends[index]].filter(Boolean).join(' ')}
            itemProp="itemListElement"
            itemScope
            itemType="https://schema.org/ListItem"
          >
            <Label crumb={crumb} isLast={index === last} />
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LabelProps {
  crumb: BreadcrumbsConfig['crumbs'][number];
  isLast: boolean;
}

function Label({ crumb: { label, title, link }, isLast }: LabelProps) {
  const href = safeUrl(link);
  if (href === undefined && isLast) {
    return (
      <strong itemProp="name" aria-current="page">
        {label}
      </strong>
    );
  }
  const name = <span itemProp="name">{label}</span>;
  if (href === undefined) return name;
  return (
    <a href={href} title={title || undefined} itemProp="item">
      {name}
    </a>
  );
}
