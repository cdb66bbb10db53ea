import { schemaShapes } from './schema-shapes.mjs';

/** Files that export zod schemas. All running code gets them as data. */
const schemaFile = /\/packages\/\w+\/src\/.*\.(config|schema)\.ts$/;

/**
 * Converts a schema file to data.
 * @param {string} file
 */
async function schemasAsData(file) {
  const shapes = await schemaShapes(file);
  return Object.keys(shapes)
    .map((name) => `export const ${name} = ${JSON.stringify(shapes[name])};\n`)
    .join('');
}

const name = 'shop-elements-schemas';

/** Converts schemas to data in rolldown and Vite: for the scripts, Storybook and the tests. */
export const schemas = {
  name,
  /** Runs before Vite's own TypeScript transform. */
  enforce: /** @type {const} */ ('pre'),
  load: {
    filter: { id: schemaFile },
    /** @param {string} id */
    handler: async (id) => ({ code: await schemasAsData(id), moduleType: /** @type {const} */ ('js') }),
  },
};

/**
 * Converts schemas to data in esbuild: for the npm packages and the locale files.
 * @type {import('esbuild').Plugin}
 */
export const esbuildSchemas = {
  name,
  setup({ onLoad }) {
    onLoad({ filter: schemaFile }, async ({ path: file }) => ({ contents: await schemasAsData(file), loader: 'js' }));
  },
};
