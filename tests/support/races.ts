import { expect } from "vitest";

export const ROUNDS = 40;
const WORKERS = 4;

/** Runs the race `rounds` times, a few in parallel; fails with the first error. */
export async function race(run: (round: number) => Promise<void>, rounds = ROUNDS): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < rounds) await run(next++);
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  expect(next).toBe(rounds);
}
