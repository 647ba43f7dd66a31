import * as z from "zod";
import { instant } from "../domain/time.ts";

/** The largest integer of Postgres. */
const MAX_OFFSET = 2_147_483_647;

export const LONGEST_PAGE = 100;

const count = (fallback: number) =>
  z.string().regex(/^\d+$/, "must be a whole number, 0 or more").default(String(fallback))
    .transform(Number);

/**
 * Query fields `limit` and `offset` (default 0). A value that is too large is lowered; anything but digits is rejected.
 */
export function page(defaultLimit = 20, maxLimit = LONGEST_PAGE) {
  return {
    limit: count(defaultLimit).transform((limit) => Math.min(limit, maxLimit))
      .meta({
        description: `How many items at most; more than ${maxLimit} is lowered to that.`,
        maximum: maxLimit,
      }),
    offset: count(0).transform((offset) => Math.min(offset, MAX_OFFSET)).meta({
      description: "How many items to skip.",
    }),
  };
}

/** A page of a list, newest first. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), limit: z.int(), offset: z.int() });
}

/** A page of an unlimited list: `total` counts up to 10,000, for staff up to 1,000. */
export function longPageOf<Item extends z.ZodType>(item: Item) {
  return pageOf(item).extend({
    total_is_minimum: z.boolean().meta({ description: "There are more than total" }),
  });
}

/** Time and id of a page's last row. */
const CURSOR = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Query fields of a list that grows while it is read: unlike `offset`, `cursor` neither skips nor repeats rows. */
export const cursorPage = () => ({ ...page(), cursor: cursorLike(CURSOR) });

function cursorLike(pattern: RegExp) {
  return z.string().max(100)
    .refine((text) => pattern.test(text), "must be the `next_cursor` of a page").optional()
    .meta({ description: "`next_cursor` of the previous page; replaces `offset`" });
}

/** The rows before a page are read, too: some lists look up four pages of 8 kB for each. */
export const LAST_STAFF_OFFSET = 100;
/** The sort value and id of a page's last row. */
const STAFF_CURSOR = {
  time: cursorLike(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_[\w-]{1,36}$/),
  number: cursorLike(/^\d{1,19}_[\da-f-]{36}$/)
    .meta({ example: "4711_0fc4dfc4-feb3-4154-820f-22308900bf02" }),
  id: cursorLike(/^\d{1,19}_\d{1,19}$/).meta({ example: "4711_4711" }),
};

/** Query fields of a staff list: `offset` reaches a hundred rows, `cursor` further. */
export function staffPage(sortedBy: keyof typeof STAFF_CURSOR = "time") {
  const { limit, offset } = page();
  return {
    limit,
    offset: offset.refine(
      (offset) => offset <= LAST_STAFF_OFFSET,
      `reaches to ${LAST_STAFF_OFFSET}: read on by cursor`,
    ).meta({
      description: `How many items to skip, at most ${LAST_STAFF_OFFSET}; ` +
        "`cursor` reads on.",
      maximum: LAST_STAFF_OFFSET,
    }),
    cursor: STAFF_CURSOR[sortedBy],
  };
}

/** Null after the last page. */
export const nextCursor = { next_cursor: z.string().nullable() };

/** A page with a cursor to the next one. */
export function cursorPageOf<Item extends z.ZodType>(item: Item) {
  return pageOf(item).extend(nextCursor);
}

/** The same for an unlimited list. */
export function longCursorPageOf<Item extends z.ZodType>(item: Item) {
  return longPageOf(item).extend(nextCursor);
}

/** Query fields of a list by rank, without total and offset; its cursor consists of these parts. */
export function rankedPage<Parts extends z.ZodType[]>(example: string, ...parts: Parts) {
  return {
    limit: page(24, 50).limit,
    cursor: z.string().max(200).transform((text, context) => {
      const read = z.tuple(parts as unknown as [z.ZodType]).safeParse(text.split("_"));
      if (read.success) {
        return read.data as unknown as { [Nth in keyof Parts]: z.output<Parts[Nth]> };
      }
      context.addIssue({ code: "custom", message: "must be the `next_cursor` of a page" });
      return z.NEVER;
    }).optional().meta({ description: "`next_cursor` of the previous page", example }),
  };
}

/** A page of a list by rank. */
export const rankedPageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), limit: z.int(), ...nextCursor });

/** The rank in a cursor. */
export const rank = z.string().regex(/^\d{1,9}$/).transform(Number);

/** Query field `status` of a queue for staff: `open` by default, one of `others`, or `all`. */
export const statusOf = (...others: string[]) =>
  z.enum(["open", ...others, "all"]).default("open").meta({ description: "Only with this status" });

/** Query field `sort` of such a queue. */
export const sortByTime = z.enum(["newest", "oldest"]).default("newest")
  .meta({ description: "By time: the newest or the oldest first" });

export const flag = z.enum(["true", "false"]);

/** Query fields `from` (inclusive) and `to` (exclusive), on the time of creation. */
export const span = {
  from: instant.optional().meta({ description: "Only what was created at this time or later" }),
  to: instant.optional().meta({ description: "Only what was created before this time" }),
};
