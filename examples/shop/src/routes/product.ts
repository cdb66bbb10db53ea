import { categories, findCategory, parentOf, productsIn } from '../catalog/categories';
import type { Product } from '../catalog/products';
import { productPath } from '../catalog/products';
import { optionId, ratings } from '../catalog/reviews';
import { findVariant } from '../catalog/variants';
import { encodeAddress, page } from '../page';
import { linksTitle } from '../quote/item-options';
import type { QuoteItem } from '../quote/records';
import type { Services } from '../services';
import { galleryView } from '../views/gallery-view';
import { feePriceInfo, productCard } from '../views/product-view';
import { reviewPage } from '../views/review-view';
import { swatchesView } from '../views/swatches-view';
import type { ShopContext } from '../visit';

/** A product's page. With a cart item, it is the page for editing that item. */
export function productPage(c: ShopContext, shop: Services, product: Product, editing?: QuoteItem): Response {
  const visit = c.get('visit');
  const category = findCategory(product.category);
  const parent = category && parentOf(category);
  const linkPrices = Object.fromEntries(
    product.links.map((link) => [String(link.id), { finalPrice: link.price, basePrice: link.price }]),
  );
  const gallery = galleryView(product, visit, findVariant(product, editing?.variantId));
  const swatches = swatchesView(product, visit, editing);
  const askedPage = visit.url.searchParams.get('p');
  const reviews = reviewPage(product, Number(askedPage) || 1, visit.visitor);
  const draft = visit.visitor.reviewDraft;
  visit.visitor.reviewDraft = null;

  return page(
    c,
    shop,
    'product',
    {
      title: product.name,
      layout: 'catalog-product-view',
      hasVideos: gallery.has_videos,
      ...(swatches === undefined ? {} : { scripts: ['swatches.js'] }),
      description: visit.t(product.summary),
      crumbs: [parent, category]
        .filter((entry) => entry !== undefined)
        .map((entry) => ({ label: entry.name, link: `/${entry.path}.html` }))
        .concat({ label: product.name, link: '' }),
    },
    {
      product: productCard(product, visit),
      gallery,
      ...(swatches === undefined ? {} : { swatches }),
      description: product.description,
      facts: factsOf(product),
      fee_info: feePriceInfo(product, visit),
      form_action:
        editing === undefined
          ? `/checkout/cart/add/uenc/${encodeAddress(visit.url.href)}/product/${product.id}/`
          : `/checkout/cart/updateItemOptions/id/${editing.id}/`,
      ...(editing === undefined ? {} : { item_id: editing.id }),
      qty: editing?.qty ?? 1,
      links: product.links.map((link) => ({ ...link, checked: editing?.linkIds.includes(link.id) ?? false })),
      links_title: linksTitle,
      link_prices: linkPrices,
      links_mage_init: {
        downloadable: {
          linkElement: 'input:checkbox[value]',
          allElements: '#links_all',
          config: { links: linkPrices },
        },
      },
      reviews: reviews.reviews,
      review_pages: reviews.pages,
      review_page_asked: askedPage !== null,
      reviews_url: visit.absolute(`/review/product/listAjax/id/${product.id}/`),
      ratings: ratings.map((rating) => ({
        ...rating,
        options: [1, 2, 3, 4, 5].map((stars) => {
          const id = optionId(rating.id, stars);
          return { stars, id, checked: draft?.ratings?.[rating.id] === String(id) };
        }),
      })),
      draft: draft ?? { nickname: visit.customer()?.firstname ?? '', title: '', detail: '' },
      related: relatedTo(product).map((other) => productCard(other, visit)),
    },
  );
}

function factsOf(product: Product) {
  return [
    ...(product.variants.length > 0 ? [] : [{ label: 'Color', value: product.color }]),
    { label: 'Material', value: product.material },
    ...(product.weight === undefined ? [] : [{ label: 'Weight', value: `${product.weight} g` }]),
  ];
}

/** Products of the same subcategory first, then others of the same department. */
function relatedTo(product: Product): Product[] {
  const top = categories.find((category) => product.category.startsWith(`${category.path}/`));
  const near = top === undefined ? [] : productsIn(top);
  return [...near]
    .filter((other) => productPath(other) !== productPath(product))
    .sort((a, b) => Number(b.category === product.category) - Number(a.category === product.category))
    .slice(0, 4);
}
