import { type Category, categories, productsIn } from '../catalog/categories';
import type { Visit } from '../visit';
import { picturePath } from './product-view';

/** Categories across all departments, in the menus. */
const shelves = [
  { name: 'Everything', link: '/everything.html', is_sale: false },
  { name: 'Gifts', link: '/gifts.html', is_sale: false },
  { name: 'Small things', link: '/small-things.html', is_sale: false },
  { name: 'On sale', link: '/everything.html?extra=sale', is_sale: true },
];

/** The shop's departments: as a bar for wide windows, and as a tree for phones, expanded at the current page. */
export function menuView({ url: { pathname }, t }: Visit) {
  const isHere = ({ path }: Category) => pathname === linkTo(path) || pathname.startsWith(`/${path}/`);
  const here = categories.findIndex(isHere);
  return {
    menu: categories.map((category) => ({
      name: category.name,
      link: linkTo(category.path),
      current: isHere(category),
      image: pictureOf(category),
      children: category.children.map((child) => ({
        name: child.name,
        link: linkTo(child.path),
        image: pictureOf(child),
      })),
    })),
    shelves,
    phone_menu: [
      ...categories.map((category) => branch(category, t)),
      ...shelves.map(({ name, link }) => ({ name: t(name), url: link, categories: [] })),
    ],
    phone_menu_path: here < 0 ? '' : String(here),
  };
}

interface Branch {
  name: string;
  url: string;
  categories: readonly Branch[];
}

function branch({ name, path, children }: Category, t: Visit['t']): Branch {
  return { name: t(name), url: linkTo(path), categories: children.map((child) => branch(child, t)) };
}

function linkTo(path: string): string {
  return `/${path}.html`;
}

/** A category is represented by its first product. */
function pictureOf(category: Category): string {
  const [first] = productsIn(category);
  return first === undefined ? '' : picturePath(first);
}
