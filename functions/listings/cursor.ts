import { base64url } from "jose";
import * as z from "zod";
import { ApiError } from "../../shared/errors.ts";

/** Sort order, gender and category; then the last row's price, or creation time in microseconds, and id. */
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

/** The last row of the previous page. Throws VALIDATION for an invalid cursor, or a cursor of another list. */
export function readCursor(cursor: string, { sort_by, gender, product_category }: Filters) {
  const parsed = content.safeParse(decode(cursor));
  if (!parsed.success) {
    throw new ApiError("cursor_invalid");
  }
  const [sort, forGender, category, after_key, after_id] = parsed.data;
  if (sort !== sort_by || forGender !== gender || category !== product_category) {
    throw new ApiError("cursor_invalid");
  }
  return { after_key, after_id };
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(base64url.decode(cursor)));
  } catch {
    return undefined;
  }
}
