import { type Product, products } from './products';

export interface Category {
  id: number;
  /** Path below the root, such as `desk/lamps`; the page's URL is `/<path>.html`. */
  path: string;
  name: string;
  intro: string;
  children: readonly Category[];
  /**
   * The shop whose markup and responses the page imitates. By default, a stock shop, which answers with whole pages. `add-on` is
   * the Ajax add-on, which answers with JSON. `old-add-on` is its first versions, which used POST.
   */
  pageKind?: 'add-on' | 'old-add-on';
}

type Branch = readonly [key: string, name: string, intro: string, children?: readonly Branch[]];

/** "Everything" lists all products, so that one list is long enough for paging. */
const tree: readonly Branch[] = [
  [
    'desk',
    'Desk',
    'Lamps, paper and small machines for people who make things sitting down.',
    [
      ['lamps', 'Lamps', 'Light where the work is, and none in your eyes.'],
      ['writing', 'Paper & pens', 'Notebooks that lie flat and pens that start at once.'],
      ['order', 'Trays & holders', 'A place for each thing, so the desk can be a desk.'],
      ['electronics', 'Electronics', 'Few cables, long lives, screws instead of glue.'],
    ],
  ],
  [
    'kitchen',
    'Kitchen',
    'Pans, knives and cups that get better with the years.',
    [
      ['cookware', 'Cookware', 'Iron, steel and clay for the stove and the oven.'],
      ['knives', 'Knives & boards', 'Edges you can sharpen and boards that forgive them.'],
      ['coffee', 'Coffee & tea', 'Everything between the tap and the first sip.'],
      ['table', 'Table', 'Plates, cups and cloths for every day, not for Sundays.'],
    ],
  ],
  [
    'trail',
    'Trail',
    'Packs, shelter and light for one night out or for thirty.',
    [
      ['packs', 'Packs & bags', 'Carried on our own backs before they reach yours.'],
      ['camp', 'Camp', 'Tents, stoves and blankets for the end of the day.'],
      ['bottles', 'Bottles', 'Steel and glass that outlast a hundred plastic ones.'],
      ['light', 'Headlamps & lanterns', 'Hands free, batteries full, nights short.'],
    ],
  ],
  [
    'home',
    'Home',
    'Warm light, honest wool and things with handles.',
    [
      ['lighting', 'Lighting', 'Lamps for corners, tables and long evenings.'],
      ['textiles', 'Textiles', 'Throws, cushions and towels from mills we have visited.'],
      ['vessels', 'Vases & planters', 'Thrown, glazed and fired in small batches.'],
      ['storage', 'Baskets & boxes', 'For wood, toys, letters and what has no name.'],
    ],
  ],
  [
    'courses',
    'Courses',
    'Films and handbooks by the people who make our goods. Buy a whole course or single lessons.',
    [
      ['making', 'Making', 'Learn a craft at your own bench.'],
      ['outdoors', 'Outdoors', 'Skills that weigh nothing.'],
    ],
  ],
];

export const everything: Category = {
  id: 3,
  path: 'everything',
  name: 'Everything',
  intro: 'All our goods on one long shelf.',
  children: [],
};

export const categories: readonly Category[] = planted();

/** Two categories across all departments, on pages of the Ajax add-on. */
const shelves: readonly Category[] = [
  {
    id: 91,
    path: 'gifts',
    name: 'Gifts',
    intro: 'For people who have everything but this.',
    children: [],
    pageKind: 'add-on',
  },
  {
    id: 92,
    path: 'small-things',
    name: 'Small things',
    intro: 'Good things that fit a letterbox, or nearly.',
    children: [],
    pageKind: 'old-add-on',
  },
];

const all = [everything, ...shelves, ...categories.flatMap((category) => [category, ...category.children])];

/** Whether a category spans all departments. */
export function isShelf(category: Category): boolean {
  return category === everything || shelves.includes(category);
}

export function findCategory(path: string): Category | undefined {
  return all.find((category) => category.path === path);
}

export function findCategoryById(id: number): Category | undefined {
  return all.find((category) => category.id === id);
}

export function parentOf(category: Category): Category | undefined {
  const at = category.path.indexOf('/');
  return at < 0 ? undefined : findCategory(category.path.slice(0, at));
}

export function productsIn(category: Category): readonly Product[] {
  if (category === everything) return products;
  if (category.pageKind === 'add-on') return products.filter((product) => product.price < 90);
  if (category.pageKind === 'old-add-on') return products.filter((product) => product.price < 60);
  return products.filter(
    (product) => product.category === category.path || product.category.startsWith(`${category.path}/`),
  );
}

function planted(): Category[] {
  let id = everything.id;
  const plant = ([key, name, intro, children = []]: Branch, above: string): Category => {
    const path = `${above}${key}`;
    return { id: ++id, path, name, intro, children: children.map((child) => plant(child, `${path}/`)) };
  };
  return tree.map((branch) => plant(branch, ''));
}
