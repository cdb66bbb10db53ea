import { defineConfig } from 'vite';

/** Builds one file for the shop's pages, with Preact instead of React. */
export default defineConfig({
  resolve: { alias: { react: 'preact/compat', 'react-dom': 'preact/compat' } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    lib: { entry: 'stock-notice.tsx', formats: ['iife'], name: 'StockNotice', fileName: () => 'stock-notice.js' },
  },
});
