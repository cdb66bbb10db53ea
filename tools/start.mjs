// `npm start`: installs, builds, and serves the example shop until Ctrl+C.
import { install, must, pnpm, run } from './run.mjs';

install();
must('node', ['tools/build/build.mjs']);
must('npx', [...pnpm, '--filter', '@shop-elements/example-shop', '--silent', 'build']);
run('node', ['examples/shop/dist/server.js']);
