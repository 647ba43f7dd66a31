import * as z from "zod";
import { listingPage } from "../../shared/domain/listing.ts";
import { member } from "../../shared/http/endpoint.ts";
import { page } from "../../shared/http/pagination.ts";
import { endpoint } from "./deps.ts";

export const boosted = endpoint({
  id: "listings_boosted",
  method: "GET",
  path: "/listings/boosted",
  title: "Browse boosted listings",
  description: "Everything for sale, boosted listings first, the bare object. `total` counts " +
    "boosted and others; there is more while offset + listings.length < total.",
  auth: member,
  request: { query: z.object(page(24, 50)) },
  response: { status: 200, schema: listingPage, envelope: false },
  caching: { by: "members" },
  handler: ({ query, deps }) => deps.db.anon.call("api.listings_boosted", query),
});
