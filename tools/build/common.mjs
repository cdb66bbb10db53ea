import path from 'node:path';
import { root } from '../run.mjs';

export const packages = path.join(root, 'packages');

/** The package that shops load. */
export const bundle = path.join(packages, 'bundle');

/** The oldest supported browsers. Keep in sync with the README. */
export const target = ['chrome111', 'firefox113', 'safari16.4'];
