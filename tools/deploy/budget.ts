import { join } from "node:path";
import { PROJECT_ROOT } from "../../local/project.ts";
import type { Upload } from "./bundle.ts";
import type { Start, Starts } from "./cold_start.ts";

/** Bytes, and CPU times as multiples of a bare function's in the same run. */
export type Budget = Record<string, { bytes: number; answer: number; asked?: number }>;

export const BUDGET = join(PROJECT_ROOT, "tools", "deploy", "budget.json");

/** Growth beyond this needs `npm run budget`. Machines and their load differ, so times may vary more. */
const TOLERANCE = { bytes: 1.15, answer: 1.5, asked: 1.5 };
type Kind = keyof typeof TOLERANCE;

export function budgetOf({ bare, functions }: Starts): Budget {
  return Object.fromEntries(functions.map((start) => [start.name, figuresOf(start, bare)]));
}

function figuresOf({ bytes, answer, asked }: Start, bare: Starts["bare"]): Budget[string] {
  const ratio = (mine: number, its: number) => Number((mine / its).toFixed(2));
  return {
    bytes,
    answer: ratio(answer, bare.answer),
    ...asked ? { asked: ratio(asked, bare.asked) } : {},
  };
}

/** Whether a start exceeds the budget and should be measured again. */
export function isSlow(budget: Budget, start: Start, bare: Starts["bare"]): boolean {
  const was = budget[start.name];
  return was !== undefined && grown(was, figuresOf(start, bare), ["answer", "asked"]).length > 0;
}

function grown(was: Budget[string], is: Budget[string], kinds: readonly Kind[]): string[] {
  return kinds.flatMap((kind) => {
    const [before, after] = [was[kind] ?? 0, is[kind] ?? 0];
    return after > before * TOLERANCE[kind] ? [`${kind}: ${before} is ${after} now`] : [];
  });
}

export async function readBudget(): Promise<Budget> {
  return JSON.parse(await Deno.readTextFile(BUDGET));
}

/** A message for each function that exceeds the budget or is not in it. */
export function compareBudget(
  budget: Budget,
  now: Budget,
  kinds: readonly Kind[] = ["bytes", "answer", "asked"],
): string[] {
  return Object.entries(now).flatMap(([name, is]) => {
    const was = budget[name];
    return was ? grown(was, is, kinds).map((what) => `${name}, ${what}`) : [`${name} is new`];
  });
}

/** Compares sizes only, without a start. */
export const compareSizes = (budget: Budget, uploads: Upload[]): string[] =>
  compareBudget(
    budget,
    Object.fromEntries(uploads.map(({ name, bytes }) => [name, { bytes, answer: 0 }])),
    ["bytes"],
  );
