import type { Palette } from '../palettes';
import { courseDrawings } from './courses';
import { deskDrawings } from './desk';
import { homeDrawings } from './home';
import { kitchenDrawings } from './kitchen';
import { trailDrawings } from './trail';

/** Everything the shop can draw, on a canvas of 800 by 800. */
export const drawings = {
  ...deskDrawings,
  ...kitchenDrawings,
  ...trailDrawings,
  ...homeDrawings,
  ...courseDrawings,
} satisfies Readonly<Record<string, (palette: Palette) => string>>;

export type DrawingKind = keyof typeof drawings;
