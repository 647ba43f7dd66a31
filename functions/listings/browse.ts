import * as z from "zod";
import type { Json } from "../../shared/db/types.ts";
import { fitsMe } from "../../shared/domain/fit.ts";
import { categoryFilter, genderFilter, listing } from "../../shared/domain/listing.ts";
import { ApiError } from "../../shared/errors.ts";
import { member } from "../../shared/http/endpoint.ts";
import { page } from "../../shared/http/pagination.ts";
import { readCursor } from "./cursor.ts";
import { endpoint } from "./deps.ts";

const query = z.object({
  gender: genderFilter,
  product_category: categoryFilter,
  category: z.string().optional().meta({
    description: "Ignored: the filter is `product_category`",
    deprecated: true,
  }),
  fits_me: fitsMe,
  sortBy: z.enum(["newest", "lowest_price", "highest_price"]).default("newest").meta({
    description: "The order of the page; `sort_by` is accepted too",
  }),
  ...page(50, 100),
  cursor: z.string().max(1000).optional()
    .meta({
      description: "`next_cursor` of the previous page of the same list; replaces `offset`",
      example: "WyJuZXdlc3QiLG51bGwsbnVsbCwxNzk1MjUxOTEyNDgyOTEzLCIwZmM0ZGZjNC1mZWIzLTQxNTQtODIw" +
        "Zi0yMjMwODkwMGJmMDIiXQ",
    }),
});

export const browse = endpoint({
  id: "listings_browse",
  method: "GET",
  path: "/listings",
  title: "Browse listings",
  description: "Everything for sale, the bare object `{listings, total, offset, limit, " +
    "next_cursor}`. With `fits_me`, read on by `offset`. Without it, follow `next_cursor` to read on without gaps; 400 for an unknown `sortBy`, " +
    "or a cursor with an offset.",
  auth: member,
  request: { query },
  response: {
    status: 200,
    schema: z.object({
      listings: z.array(listing),
      total: z.int(),
      total_is_minimum: z.boolean().optional().meta({
        description: "With `fits_me`: more than `total` fit",
      }),
      offset: z.int(),
      limit: z.int(),
      next_cursor: z.string().nullable(),
    }),
    envelope: false,
  },
  reasons: ["cursor_invalid", "fit_unknown"],
  caching: { by: "members" },
  handler: async ({ query, client, deps }) => {
    const { cursor, limit, offset } = query;
    const filters = {
      sort_by: query.sortBy,
      gender: query.gender ?? null,
      product_category: query.product_category ?? null,
    };
    if (query.fits_me) {
      if (cursor !== undefined) throw new ApiError("cursor_invalid");
      const fit = await client.call("internal.search_fit", {}) as Json;
      return await deps.db.anon.call("internal.listings_fitting", {
        filters: { ...filters, fit },
        sort_by: query.sortBy,
        limit,
        offset,
      });
    }
    const after = cursor === undefined ? {} : readCursor(cursor, filters);
    // The page is JSON text from the database; it is not parsed here.
    return await deps.db.anon.call("api.listings_browse", { ...filters, ...after, limit, offset });
  },
});
