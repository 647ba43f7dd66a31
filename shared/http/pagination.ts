/** limit and offset as every list takes them: too large is coerced, nonsense is rejected. */
import * as z from "zod";

/** Beyond any list that will ever be; Postgres counts rows to skip no further in an integer. */
const MAX_OFFSET = 2_147_483_647;

/** As many items as one page takes, unless its list says otherwise. */
export const LONGEST_PAGE = 100;

const count = (fallback: number) =>
  z.string().regex(/^\d+$/, "must be a whole number, 0 or more").transform(Number).optional()
    .transform((value) => value ?? fallback);

/** Query fields `limit` (default and maximum given) and `offset` (default 0). */
export function page(defaultLimit = 20, maxLimit = LONGEST_PAGE) {
  return {
    limit: count(defaultLimit).transform((limit) => Math.min(limit, maxLimit))
      .meta({ description: `Default ${defaultLimit}, at most ${maxLimit}.` }),
    offset: count(0).transform((offset) => Math.min(offset, MAX_OFFSET)).meta({
      description: "How many to skip.",
    }),
  };
}

/** The answer of a plain list: newest first. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), limit: z.int(), offset: z.int() });
}

/** The answer of a staff list that may be as long as the market is old: counted to ten thousand, and no further. */
export function longPageOf<Item extends z.ZodType>(item: Item) {
  return pageOf(item).extend({
    total_is_minimum: z.boolean().meta({ description: "There are more than total" }),
  });
}

/** Query field `status` of what waits for staff: what is open, unless asked for one of these others or for all. */
export const statusOf = (...others: string[]) => z.enum(["open", ...others, "all"]).default("open");

/** A yes or no in a query. */
export const flag = z.enum(["true", "false"]);

/** Query fields `from` (included) and `to` (not included): when what is listed began. */
export const span = {
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional().meta({ description: "Not included" }),
};
