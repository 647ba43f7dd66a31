import * as z from "zod";
import type { Json } from "../../shared/db/types.ts";
import { fitsMe } from "../../shared/domain/fit.ts";
import { listingPage } from "../../shared/domain/listing.ts";
import { filterFields, sortBy } from "../../shared/domain/search.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { page } from "../../shared/http/pagination.ts";

const rupiahs = z.string().regex(/^\d{1,15}$/, "must be a whole number of rupiah").transform(Number)
  .optional();

const query = z.object({
  ...filterFields,
  min_price: rupiahs.meta({ description: "Only listings of at least this price, in rupiah" }),
  max_price: rupiahs.meta({ description: "Only listings of at most this price, in rupiah" }),
  min_rating: z.enum(["1", "2", "3", "4", "5"]).transform(Number).optional()
    .meta({ description: "The seller's average rating is at least this" }),
  facets: z.enum(["true", "false"]).transform((word) => word === "true").optional()
    .meta({ description: "`true`: adds `facets`, the number of matches by value" }),
  verified: z.enum(["true", "false"]).transform((word) => word === "true").optional()
    .meta({ description: "`true`: only sellers whose identity is verified; `false`: only others" }),
  fits_me: fitsMe,
  sortBy,
  ...page(24, 50),
});

const counts = z.array(z.object({ value: z.string(), count: z.int() }))
  .meta({ id: "FacetCounts" });

const facets = z.object({
  product_category: counts,
  gender: counts,
  condition: counts,
  size: counts,
  brand: counts,
}).meta({
  description:
    "The number of matches by value, among the newest 10,000 matches; at most 20 brands and 100 sizes. " +
    "A filter does not limit the counts of its own field",
});

export const listings = endpoint({
  id: "search_listings",
  method: "GET",
  path: "/search",
  title: "Search listings",
  description: "Full-text search of what is for sale, the bare object; small typing errors are " +
    "forgiven (`corrected`). `total` is exact to 10,000. `brand`, `size`, `condition`, `color` " +
    "and `sub_category` in any spelling may be repeated: any of them.",
  auth: member,
  request: { query, repeatable: ["brand", "size", "condition", "color", "sub_category"] },
  response: {
    status: 200,
    schema: listingPage.extend({
      total_is_minimum: z.boolean().meta({
        description: "More than `total` listings match; relevance ranks the newest of them",
      }),
      facets: facets.optional(),
      corrected: z.boolean().meta({
        description: "Nothing matched the words of `q`; these listings match similar words",
      }),
    }),
    envelope: false,
  },
  reasons: ["fit_unknown"],
  caching: { by: "members" },
  handler: async ({ query, client, deps }) => {
    const { q, sortBy, limit, offset, facets, fits_me, ...filters } = query;
    const fit = fits_me && await client.call("internal.search_fit", {}) as Json;
    const sort = sortBy === "relevance" && q === undefined ? "newest" : sortBy;
    const found = await deps.db.anon.call("api.search_listings", {
      q: q ?? null,
      filters: { ...filters, ...fit && { fit } },
      sort_by: sort ?? (q === undefined ? "newest" : "relevance"),
      limit,
      offset,
      facets: facets ?? false,
    });
    return found;
  },
});
