import { type ColorName, type Palette, palettes } from '../palettes';
import type { Product } from '../products';
import { drawings } from './drawings';
import { box, disc, moved, oval } from './shapes';

/** Each product has three pictures: the whole product, a close-up, and the product in a room. */
export const pictureViews = [1, 2, 3] as const;
export type PictureView = (typeof pictureViews)[number];

/** @param color replaces the product's own, for variants */
export function productPicture(product: Product, view: PictureView = 1, color: ColorName = product.color): string {
  const palette = palettes[color];
  const thing = drawings[product.drawing](palette);
  const scenes: Record<PictureView, string> = {
    1: room(palette) + moved(40, 40, 0.9, thing),
    2: box(0, 0, 800, 800, palette.ground) + disc(400, 380, 330, palette.backdrop) + moved(-200, -190, 1.5, thing),
    3: shelf(palette) + moved(150, 156, 0.62, thing),
  };
  return svg(scenes[view]);
}

export function svg(content: string, width = 800, height = 800): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

function room(p: Palette): string {
  return box(0, 0, 800, 800, p.backdrop) + oval(400, 900, 760, 300, p.ground);
}

function shelf(p: Palette): string {
  return (
    box(0, 0, 800, 800, p.ground) +
    box(70, 60, 250, 300, p.backdrop, 6) +
    box(88, 78, 214, 264, '#ffffff', 4) +
    oval(195, 250, 70, 70, p.accent, 0.75) +
    box(110, 250, 170, 70, p.light) +
    box(0, 556, 800, 34, '#a9773f') +
    box(0, 590, 800, 210, '#8a5a3c') +
    box(0, 590, 800, 10, '#6d4a33') +
    box(640, 380, 40, 176, p.shade, 4) +
    box(684, 400, 30, 156, p.accent, 4) +
    box(718, 366, 46, 190, p.body, 4)
  );
}
