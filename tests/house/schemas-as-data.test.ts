import path from 'node:path';
import { expect, test } from 'vitest';
import { shapeOf, type Written } from '../../packages/bundle/src/read-schema';
import { written } from '../../tools/build/schemas.mjs';
import { schemaShapes } from '../../tools/schema-shapes.mjs';

const packages = path.resolve(import.meta.dirname, '../../packages');

test.each([
  'checkout/src/weee/weee.config.ts',
  'checkout/src/agreements/agreements.config.ts',
  'checkout/src/cc-form/cc-form.config.ts',
  'catalog/src/google-reviews/google-reviews.config.ts',
  'catalog/src/rating-stars/rating-stars.config.ts',
  'host/src/rest/rest-error.schema.ts',
])('what is read of %s is what its schema says', async (file) => {
  const shapes = await schemaShapes(path.join(packages, file));
  expect(Object.keys(shapes).length).toBeGreaterThan(0);
  for (const name of Object.keys(shapes)) {
    const shape = shapes[name] ?? { kind: 'any' as const };
    const stored = JSON.parse(JSON.stringify(written(shape))) as Exclude<Written, string | number | boolean>;
    expect(shapeOf(stored)).toEqual(shape);
  }
});
