// `pnpm test:toolchains`: builds and packs the packages as they are published, and makes an app of them with every toolchain.
import { exec, must, pnpm } from './run.mjs';

must('npx', [...pnpm, '--recursive', '--filter', './packages/*', '--silent', 'build']);
must('node', ['tools/check-packages.mjs']);
process.exit(
  exec('vitest', ['run', '--config', 'tests/toolchains/vitest.config.ts', ...process.argv.slice(2)]) ? 0 : 1,
);
