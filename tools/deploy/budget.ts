import { join } from "node:path";
import { PROJECT_ROOT } from "../../local/project.ts";
import type { Upload } from "./bundle.ts";
import type { Start, Starts } from "./cold_start.ts";

/** Bytes, and CPU times as multiples of a bare function's in the same run. */
export type Budget = Record<string, { bytes: number; answer: number; asked?: number }>;

export const BUDGET = join(PROJECT_ROOT, "tools", "deploy", "budget.json");

/** Tolerance, because machines and their load differ. */
const TOLERANCE = 1.5;

export function budgetOf({ bare, functions }: Starts): Budget {
  return Object.fromEntries(functions.map((start) => [start.name, figuresOf(start, bare)]));
}

function figuresOf({ bytes, answer, asked }: Start, bare: Starts["bare"]): Budget[string] {
  const ratio = (mine: number, its: number) => Number((mine / its).toFixed(2));
  return {
    bytes,
    answer: ratio(answer.cpu, bare.answer.cpu),
    ...asked ? { asked: ratio(asked.cpu, bare.asked.cpu) } : {},
  };
}

/** Whether a start exceeds the budget and should be measured again. */
export function isSlow(budget: Budget, start: Start, bare: Starts["bare"]): boolean {
  const was = budget[start.name];
  return was !== undefined && slower(was, figuresOf(start, bare)).length > 0;
}

function slower(was: Budget[string], is: Budget[string]): string[] {
  return (["answer", "asked"] as const).flatMap((kind) => {
    const [before, after] = [was[kind] ?? 0, is[kind] ?? 0];
    return after > before * TOLERANCE ? [`${kind} ${before} times bare is ${after} now`] : [];
  });
}

export async function readBudget(): Promise<Budget> {
  return JSON.parse(await Deno.readTextFile(BUDGET));
}

/** A message for each function that differs from the budget. */
export function compareBudget(budget: Budget, now: Budget): string[] {
  const uploads = Object.entries(now).map(([name, { bytes }]) => ({ name, bytes }));
  const starts = Object.entries(now).flatMap(([name, is]) => {
    const was = budget[name];
    return was ? slower(was, is).map((what) => `${name}: ${what}`) : [];
  });
  return [...compareSizes(budget, uploads), ...starts].sort();
}

/** Compares sizes only, without a start. */
export function compareSizes(budget: Budget, uploads: Pick<Upload, "name" | "bytes">[]): string[] {
  const sizes = new Map(uploads.map(({ name, bytes }) => [name, bytes]));
  return [...new Set([...Object.keys(budget), ...sizes.keys()])].sort().flatMap((name) => {
    const [was, is] = [budget[name]?.bytes, sizes.get(name)];
    if (was === undefined) return [`${name} is new`];
    if (is === undefined) return [`${name} is gone`];
    return was === is ? [] : [`${name}: ${was} bytes are ${is} now`];
  });
}
