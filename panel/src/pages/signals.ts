import type { Row } from "../types.ts";

/** Shown by the home's own tiles already. */
const TILES = ["old_disputes", "open_cases", "open_seller_reviews"];

/** The signals of GET /admin/reliability above 0. */
export function signalsOf(reliability: Row): [string, number][] {
  return Object.entries(reliability).filter((each): each is [string, number] =>
    typeof each[1] === "number" && each[1] > 0 && !TILES.includes(each[0])
  );
}
