import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../../tools/run.mjs';

/** Where `tools/check-packages.mjs` leaves the packages as they are published. */
const packed = path.join(root, '.cache/packages');

/** An app of `apps/` that was installed from the packed packages, built and started. */
export interface RunningApp {
  url: string;
  stop(): void;
}

export async function startApp(name: string): Promise<RunningApp> {
  const folder = path.join(root, '.cache/toolchains', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(import.meta.dirname, 'apps', name), folder, { recursive: true });
  const { scripts } = addPackages(path.join(folder, 'package.json'));
  npm(folder, 'install', '--no-package-lock', '--prefer-offline');
  if (scripts.build !== undefined) npm(folder, 'run', 'build');

  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const env = { ...process.env, PORT: String(port), HOST: 'localhost' };
  // A group of its own, which ends as a whole: npm starts the server as another process.
  const server = spawn('npm', ['start'], { cwd: folder, env, detached: true });
  const said = record(server);
  const stop = (): void => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
  };
  for (let attempt = 0; !(await isThere(url)); attempt += 1) {
    if (attempt < 240 && server.exitCode === null) {
      await setTimeout(500);
      continue;
    }
    stop();
    throw new Error(`${name} did not start: ${said()}`);
  }
  return { url, stop };
}

function addPackages(file: string): { scripts: Partial<Record<string, string>> } {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const packages = readdirSync(packed).map((tarball) => [
    tarball.replace(/-\d.*$/, '').replace(/^shop-elements-/, '@shop-elements/'),
    `file:${path.join(packed, tarball)}`,
  ]);
  const dependencies = { ...manifest.dependencies, ...Object.fromEntries(packages) };
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies }, null, 2));
  return manifest;
}

function npm(folder: string, ...parameters: string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', parameters, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`npm ${parameters.join(' ')} failed in ${folder}:\n${stdout}\n${stderr}`);
}

function record(server: ChildProcess): () => string {
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (said += text));
  return () => said;
}

async function isThere(url: string): Promise<boolean> {
  return (await fetch(url).catch(() => undefined))?.ok ?? false;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}
