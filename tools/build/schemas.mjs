import { schemaShapes } from './schema-shapes.mjs';

/** Files whose exports are schemas, written with zod. Everything that runs has them as data. */
const schemaFile = /\/packages\/\w+\/src\/.*\.(config|schema)\.ts$/;

/**
 * A schema file as data.
 * @param {string} file
 */
async function schemasAsData(file) {
  const shapes = await schemaShapes(file);
  return Object.keys(shapes)
    .map((name) => `export const ${name} = ${JSON.stringify(shapes[name])};\n`)
    .join('');
}

const name = 'shop-elements-schemas';

/** Schemas as data, for rolldown and Vite: the scripts, Storybook and the tests. */
export const schemas = {
  name,
  /** Before Vite's own reading of TypeScript. */
  enforce: /** @type {const} */ ('pre'),
  load: {
    filter: { id: schemaFile },
    /** @param {string} id */
    handler: async (id) => ({ code: await schemasAsData(id), moduleType: /** @type {const} */ ('js') }),
  },
};

/** Schemas as data, for esbuild: the npm packages and the locale files. @type {import('esbuild').Plugin} */
export const esbuildSchemas = {
  name,
  setup({ onLoad }) {
    onLoad({ filter: schemaFile }, async ({ path: file }) => ({ contents: await schemasAsData(file), loader: 'js' }));
  },
};
