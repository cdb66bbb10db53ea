// React's own rules: hooks in order, nothing of the DOM or of a ref read or written while rendering. Everything else is Biome's.
import parser from '@typescript-eslint/parser';
import hooks from 'eslint-plugin-react-hooks';

export default [
  { ignores: ['**/dist/**', '**/*.test.tsx'] },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    languageOptions: { parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
];
