import path from 'node:path';
import { root } from '../run.mjs';

export const packages = path.join(root, 'packages');

/** The package that shops load. */
export const bundle = path.join(packages, 'bundle');

/** Oldest browsers the files run in; the README says the same. */
export const target = ['chrome111', 'firefox113', 'safari16.4'];
