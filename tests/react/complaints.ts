import { onTestFinished, vi } from 'vitest';

/** Records errors and warnings of React and of the elements. */
export function recordComplaints(): unknown[][] {
  const complaints: unknown[][] = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void complaints.push(words));
  }
  onTestFinished(() => void vi.restoreAllMocks());
  return complaints;
}
