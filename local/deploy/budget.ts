/** What each function may weigh and how long it may take to start: the committed figures, and how others are compared with them. */
import { join } from "node:path";
import { CLONE } from "../postgres/binaries.ts";
import type { Starts } from "./cold_start.ts";

/** Sizes exactly; times of the processor as multiples of a bare function's in the same run. */
export type Budget = Record<string, { bytes: number; answer: number; asked?: number }>;

export const BUDGET = join(CLONE, "local", "deploy", "budget.json");

/** How much slower than in the budget a start may be before it counts: machines and their neighbours differ. */
const ROOM = 1.5;

export function budgetOf({ bare, functions }: Starts): Budget {
  const round = (ratio: number) => Number(ratio.toFixed(2));
  return Object.fromEntries(functions.map(({ name, bytes, answer, asked }) => [name, {
    bytes,
    answer: round(answer.cpu / bare.answer.cpu),
    ...asked ? { asked: round(asked.cpu / bare.asked.cpu) } : {},
  }]));
}

export async function readBudget(): Promise<Budget> {
  return JSON.parse(await Deno.readTextFile(BUDGET));
}

/** A sentence for each function that is not as the budget says. */
export function compareBudget(budget: Budget, now: Budget): string[] {
  const names = [...new Set([...Object.keys(budget), ...Object.keys(now)])].sort();
  return names.flatMap((name) => {
    const [was, is] = [budget[name], now[name]];
    if (!was) return [`${name} is new`];
    if (!is) return [`${name} is gone`];
    const size = was.bytes === is.bytes ? [] : [`${name}: ${was.bytes} bytes are ${is.bytes} now`];
    const times = (["answer", "asked"] as const).flatMap((kind) => {
      const [before, after] = [was[kind] ?? 0, is[kind] ?? 0];
      return after > before * ROOM ? [`${name}: ${kind} ${before} times bare is ${after} now`] : [];
    });
    return [...size, ...times];
  });
}
