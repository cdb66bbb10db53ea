import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { firefoxPath } from '../../tools/browsers.mjs';
import { type Command, commands, type Driver, type Parameters } from './commands.ts';

/** Headless Firefox, driven over Marionette, the protocol behind geckodriver. Debian has no geckodriver package. */
export async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  writeFileSync(path.join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const browser = spawn(
    firefoxPath() ?? 'firefox',
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const socket = await opened(connect(await portOf(browser.stdout), '127.0.0.1'));
  const call = caller(socket);
  await call('WebDriver:NewSession', {});
  return {
    send: (command: Command, parameters: Parameters = {}) => call(commands[command][0], parameters),
    async close() {
      socket.destroy();
      await stop(browser, ended);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** The port that Firefox reports. */
async function portOf(output: Readable): Promise<number> {
  for await (const line of createInterface({ input: output })) {
    const port = /Marionette\s+INFO\s+Listening on port (\d+)/.exec(line)?.[1];
    if (port !== undefined) {
      output.resume();
      return Number(port);
    }
  }
  throw new Error('Firefox did not start');
}

function opened(socket: Socket): Promise<Socket> {
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

async function stop(browser: ChildProcess, ended: Promise<unknown>): Promise<void> {
  browser.kill();
  await ended;
}

interface Refusal {
  error: string;
  message: string;
}

/** Messages are their length in bytes and JSON. `[0, id, name, parameters]` gets the reply `[1, id, error, result]`. */
function caller(socket: Socket): (name: string, parameters: Parameters) => Promise<unknown> {
  const waiting = new Map<number, (error: Refusal | null, result: unknown) => void>();
  let received = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.toString('utf8', 0, colon));
      if (received.length < end) return;
      const message = JSON.parse(received.toString('utf8', colon + 1, end)) as unknown;
      received = received.subarray(end);
      // The first message is the browser's greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [number, number, Refusal | null, unknown];
      waiting.get(id)?.(error, result);
      waiting.delete(id);
    }
  });
  return (name, parameters) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, (error, result) => {
        if (error === null) resolve(unwrapped(result));
        else reject(new Error(`${name}: ${error.error}: ${error.message}`));
      });
      const text = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

/** Most results are wrapped in an object. */
function unwrapped(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
}
