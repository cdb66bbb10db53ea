import { submenuImageConfig } from '@shop-elements/site/submenu-image';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/Submenu image' };
export default meta;

const tag = 'shop-submenu-image';
const config = submenuImageConfig;

/** Hover or focus a link to show its picture. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-submenu-image>
  <ul class="submenu">
    <li class="level1"><a href="#mugs" data-image="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='160' height='120'%3E%3Crect width='160' height='120' fill='%23b5651d'/%3E%3C/svg%3E">Mugs</a></li>
    <li class="level1"><a href="#bowls" data-image="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='160' height='120'%3E%3Crect width='160' height='120' fill='%234682b4'/%3E%3C/svg%3E">Bowls</a></li>
    <li class="level1"><a href="#pots">Pots</a></li>
    <li><img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='160' height='120'%3E%3Crect width='160' height='120' fill='%238a9a5b'/%3E%3C/svg%3E" width="160" height="120" alt="From our kitchen"></li>
  </ul>
</shop-submenu-image>`,
});

export const AllStates = allStates({ states: { Playground } });
