import { configureHost, resetHost } from '@shop-elements/host';
import { expect, onTestFinished } from 'vitest';

/** A request that reached the shop. */
export interface Call {
  method: string;
  /** Path and query, without host. */
  path: string;
  headers: Headers;
  /** As sent. */
  body: string;
}

/** A JSON response, as Magento's controllers and REST API send it. */
export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** Fails if the shop was asked, or is asked by a request that has already begun. */
export async function expectNoRequest(calls: readonly Call[]): Promise<void> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  expect(calls).toEqual([]);
}

/**
 * Answers the elements' requests for one test.
 * @param answer may throw, like fetch when the shop is unreachable
 * @returns the requests, in order
 */
export function serve(answer: (call: Call) => Response | Promise<Response>): Call[] {
  const calls: Call[] = [];
  configureHost({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const call = {
        method: request.method,
        path: pathname + search,
        headers: request.headers,
        body: await request.text(),
      };
      calls.push(call);
      const reply = await Promise.race([answer(call), aborted(request.signal)]);
      return reply;
    },
  });
  onTestFinished(resetHost);
  return calls;
}

/** A promise that the test resolves itself, to simulate a slow server. */
export function later<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
