import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../../tools/run.mjs';

/** The folder where `tools/check-packages.mjs` packs the packages. */
const packed = path.join(root, '.cache/packages');

/** A production environment: the tests' environment would make some toolchains build for development. */
const production = {
  ...process.env,
  NODE_ENV: 'production' as const,
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
};

/** An app of `apps/`, installed from the packed packages, built and started. */
export interface RunningApp {
  url: string;
  stop(): void;
}

/** Creates an app of `apps/`: copies its folder, installs the packages and builds it. */
export function buildApp(name: string): string {
  const apps = path.join(root, '.cache/toolchains');
  const folder = path.join(apps, name);
  rmSync(folder, { recursive: true, force: true });
  // The Node servers share a file next to their folders.
  cpSync(path.join(import.meta.dirname, 'apps'), apps, { recursive: true });
  const { scripts } = addPackages(path.join(folder, 'package.json'));
  npm(folder, 'install', '--include=dev', '--no-package-lock', '--prefer-offline', '--no-audit', '--no-fund');
  if (scripts.build !== undefined) npm(folder, 'run', 'build');
  return folder;
}

export async function startApp(name: string): Promise<RunningApp> {
  const folder = buildApp(name);
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const env = { ...production, PORT: String(port), HOST: 'localhost' };
  // In its own process group, because npm starts the server as another process.
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
    env: production,
    timeout: 240_000,
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
