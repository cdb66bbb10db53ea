#!/usr/bin/env node
// Starts Firefox for Playwright, and stands between the two: ESR lacks a command that Playwright sends for every page, and
// ends the page when it is refused. Here it is answered, and everything else is handed on.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { firefoxPath } from '../../tools/firefox.mjs';

/** Commands that this Firefox may lack, and that no test needs: they emulate color schemes. */
const answered = ['emulation.setMediaFeaturesOverride', 'emulation.setScreenSettingsOverride'];

const browser = spawn(firefoxPath() ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
browser.on('exit', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) process.on(signal, () => browser.kill(signal));

for await (const line of createInterface({ input: browser.stderr })) {
  const address = /WebDriver BiDi listening on (ws:\/\/.*)$/.exec(line)?.[1];
  if (address === undefined) console.error(line);
  else relay(address);
}

/**
 * Listens on a port of its own, and says so in Firefox's words.
 * @param {string} address
 */
function relay(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const at = server.address();
    if (at !== null && typeof at === 'object') console.error(`WebDriver BiDi listening on ws://127.0.0.1:${at.port}`);
  });
  server.on('connection', (client, { url }) => {
    const firefox = new WebSocket(address + (url ?? ''));
    /** @type {string[]} */
    const early = [];
    firefox.on('open', () => {
      for (const text of early.splice(0)) firefox.send(text);
    });
    firefox.on('message', (data) => client.send(String(data)));
    firefox.on('close', () => client.close());
    client.on('close', () => firefox.close());
    client.on('message', (data) => {
      const text = String(data);
      const { id, method } = JSON.parse(text);
      if (answered.includes(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }));
      else if (firefox.readyState === WebSocket.OPEN) firefox.send(text);
      else early.push(text);
    });
  });
}
