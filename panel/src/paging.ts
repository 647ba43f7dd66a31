import type { Row } from "./types.ts";

export const PAGE = 20;

/** The query fields of the next page; null after the last one. From `lastOffset` on a cursor replaces the offset. */
export function pageAfter(
  { offset = 0, cursor }: Row,
  { items, total, next_cursor }: Row,
  lastOffset = Infinity,
): Row | null {
  const at = Number(offset);
  if (next_cursor === null || (next_cursor === undefined && at + items.length >= total)) {
    return null;
  }
  const next = at + PAGE;
  return cursor || next > lastOffset ? { cursor: next_cursor } : { offset: next };
}
