import { Breadcrumbs } from '@shop-elements/site/breadcrumbs';
import { Collapse } from '@shop-elements/site/collapse';
import { Rating } from './rating';

const crumbs = [
  { name: 'home', label: 'Home', link: '/' },
  { name: 'product', label: 'Mug' },
];

export default function Page() {
  return (
    <main>
      <Breadcrumbs config={{ crumbs }}>
        <p data-shop-fallback="">Home / Mug</p>
      </Breadcrumbs>
      <Collapse>
        <button type="button">Care</button>
        <div>Wash by hand.</div>
      </Collapse>
      <Rating />
    </main>
  );
}
