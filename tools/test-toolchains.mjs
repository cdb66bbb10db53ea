// `pnpm test:toolchains`: builds and packs the packages as for publishing, and builds an app with each toolchain from them.
import { must, pnpm } from './run.mjs';
import { buildApps, registryAnswers } from './toolchains.mjs';

if (!registryAnswers()) process.exit(1);
must('npx', [...pnpm, '--recursive', '--filter', './packages/*', '--silent', 'build']);
must('node', ['tools/check-packages.mjs']);
process.exit(buildApps(process.argv.slice(2)) ? 0 : 1);
