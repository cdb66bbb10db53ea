import { vi } from 'vitest';

/** Tries a check again until it holds, for as long as `expect.poll` does: a machine that is busy is slow, not red. */
export function eventually<Found>(check: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(check, { timeout: 10_000 });
}
