import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { type Command, commands, type Driver, type Parameters } from './commands.ts';

/** WebKitGTK's MiniBrowser on a virtual screen, driven over HTTP by its WebDriver. */
export async function startWebKit(): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen.stdio[3] as Readable);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
  });
  const server = `http://127.0.0.1:${port}/session`;
  await listening(server);
  const { sessionId } = (await call('POST', server, { capabilities: {} })) as { sessionId: string };
  return {
    send(command: Command, parameters: Parameters = {}) {
      const [, method, address] = commands[command];
      return call(method, `${server}/${sessionId}/${address.replace('{id}', String(parameters['id']))}`, parameters);
    },
    async close() {
      await call('DELETE', `${server}/${sessionId}`);
      driver.kill();
      screen.kill();
    },
  };
}

function firstLine(stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    stream.once('data', (data) => resolve(String(data).trim()));
    stream.once('end', () => reject(new Error('Xvfb did not start')));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** The driver doesn't report when it is ready. */
async function listening(server: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(server.replace('/session', '/status')).catch(() => undefined);
    if (answered !== undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start');
}

async function call(method: string, address: string, body?: Parameters): Promise<unknown> {
  const reply = await fetch(address, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await reply.json()) as { value: unknown };
  if (!reply.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${address.replace(/.*session\/[\w-]+\//, '')}: ${error}: ${message}`);
  }
  return value;
}
