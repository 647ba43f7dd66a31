import type { Alert, Row } from "../types.ts";
import { duration, number, rupiah } from "../words/index.ts";

/** Signals that the home page shows in its own tiles. */
const TILES = ["old_disputes", "open_cases", "open_seller_reviews"];

/** The signals of GET /admin/reliability above 0. */
export function signalsOf(reliability: Row): [string, number][] {
  return Object.entries(reliability).filter((each): each is [string, number] =>
    typeof each[1] === "number" && each[1] > 0 && !TILES.includes(each[0])
  );
}

/** 0: fine. 1: above 0, without an alert. 2: alerts by ticket. 3: pages somebody. */
export function urgency(value: number, alert?: Alert): 0 | 1 | 2 | 3 {
  if (value === 0) return 0;
  if (value <= (alert?.above ?? 0)) return 1;
  return alert?.severity === "page" ? 3 : 2;
}

/** The value with the unit of its name's ending. */
export const shown = (name: string, value: number): string =>
  name.endsWith("_s") ? duration(value) : name.endsWith("_drift") ? rupiah(value) : number(value);
