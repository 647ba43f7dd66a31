/** limit and offset as every list takes them: too large is coerced, nonsense is refused. */
import * as z from "zod";

const count = (fallback: number) =>
  z.string().regex(/^\d{1,15}$/, "must be a whole number, 0 or more").transform(Number).optional()
    .transform((value) => value ?? fallback);

/** Query fields `limit` (default and maximum given) and `offset` (default 0). */
export function page(defaultLimit = 20, maxLimit = 100) {
  return {
    limit: count(defaultLimit).transform((limit) => Math.min(limit, maxLimit))
      .meta({ description: `Default ${defaultLimit}, at most ${maxLimit}.` }),
    offset: count(0).meta({ description: "How many to skip." }),
  };
}

/** The answer of a plain list: newest first. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), limit: z.int(), offset: z.int() });
}
