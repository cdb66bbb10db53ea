import { vi } from 'vitest';

/** Retries a check until it passes, for as long as `expect.poll`, so that a busy machine is slow but not red. */
export function eventually<Found>(check: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(check, { timeout: 10_000 });
}
