import type { Row } from "./types.ts";

export const PAGE = 20;
/** As far as the API takes an offset where a list has a cursor. */
const LAST_OFFSET = 100;

/** The query fields of the page after this one; null after the last one. */
export function pageAfter(
  { offset = 0, cursor }: Row,
  { items, total, next_cursor }: Row,
): Row | null {
  const next = Number(offset) + PAGE;
  // Short lists have no cursor, and take any offset.
  if (next_cursor === undefined) {
    return Number(offset) + items.length < total ? { offset: next } : null;
  }
  if (next_cursor === null) return null;
  return cursor || next > LAST_OFFSET ? { cursor: next_cursor } : { offset: next };
}
