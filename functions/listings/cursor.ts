/** Where a page of the shop ended, as text that clients only pass back. */
import * as z from "zod";
import { ApiError } from "../../shared/errors.ts";

/** Sort, gender, category; then the last row's price, or its creation in microseconds, and its id. */
const content = z.tuple([
  z.string(),
  z.string().nullable(),
  z.string().nullable(),
  z.int().nonnegative(),
  z.uuid(),
]);

interface Filters {
  sort_by: string;
  gender: string | null;
  product_category: string | null;
}

/** The row to go on after. Throws VALIDATION for a text that is none of ours, or of another list. */
export function readCursor(cursor: string, { sort_by, gender, product_category }: Filters) {
  const parsed = content.safeParse(decode(cursor));
  if (!parsed.success) throw new ApiError("VALIDATION", "cursor is not one of ours.");
  const [sort, whose, category, after_key, after_id] = parsed.data;
  if (sort !== sort_by || whose !== gender || category !== product_category) {
    throw new ApiError(
      "VALIDATION",
      "cursor belongs to a list with another order or other filters.",
    );
  }
  return { after_key, after_id };
}

function decode(cursor: string): unknown {
  try {
    const bytes = atob(cursor.replaceAll("-", "+").replaceAll("_", "/"));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0))));
  } catch {
    return undefined;
  }
}
