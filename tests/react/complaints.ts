import { onTestFinished, vi } from 'vitest';

/** What React, or an element, has to complain of. */
export function recordComplaints(): unknown[][] {
  const complaints: unknown[][] = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void complaints.push(words));
  }
  onTestFinished(() => void vi.restoreAllMocks());
  return complaints;
}
