import { expect } from "vitest";

/** Of each race; `ROUNDS=40 npm test` runs more. */
export const ROUNDS = Number(Deno.env.get("ROUNDS") ?? 3);
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

/** Does it so many times at once. */
export const atOnce = <T>(times: number, act: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => act(at)));

/** How many answers have each status: `{ 200: 1, 409: 19 }`. */
export function tally(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
