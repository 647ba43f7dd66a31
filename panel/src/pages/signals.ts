import type { Alert, Row } from "../types.ts";

/** Shown by the home's own tiles already. */
const TILES = ["old_disputes", "open_cases", "open_seller_reviews"];

/** The signals of GET /admin/reliability above 0. */
export function signalsOf(reliability: Row): [string, number][] {
  return Object.entries(reliability).filter((each): each is [string, number] =>
    typeof each[1] === "number" && each[1] > 0 && !TILES.includes(each[0])
  );
}

/** 0: fine. 1: seen, below what alerts. 2: above it. */
export const urgency = (value: number, alert?: Alert): 0 | 1 | 2 =>
  value === 0 ? 0 : value > (alert?.above ?? 0) ? 2 : 1;
