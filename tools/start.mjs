// `npm start`: installs, builds, and serves the example shop until Ctrl+C. The documentation follows a moment later, at /docs.
import { spawn } from 'node:child_process';
import { install, must, pnpm, root, run } from './run.mjs';

install();
must('node', ['tools/build/build.mjs']);
must('npx', [...pnpm, '--filter', '@shop-elements/example-shop', '--silent', 'build']);
const site = spawn('node', ['tools/site/build.mjs', '--base', '/docs/'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (!run('node', ['examples/shop/dist/server.js'])) {
  site.kill();
  process.exit(1);
}
