import * as z from "zod";
import { listing } from "../../shared/domain/listing.ts";
import { member } from "../../shared/http/endpoint.ts";
import { cursorPage, longCursorPageOf } from "../../shared/http/pagination.ts";
import { endpoint } from "./deps.ts";

export const liked = endpoint({
  id: "listings_liked",
  method: "GET",
  path: "/listings/liked",
  title: "List what you like",
  description: "The listings that you like, the latest like first, also reserved and sold ones; " +
    "not those that were deleted, removed or hidden. `total` is exact to 10,000. Follow `next_cursor` to " +
    "read on; 400 for a broken cursor, or one with an offset.",
  auth: member,
  request: { query: z.object(cursorPage()) },
  response: { status: 200, schema: longCursorPageOf(listing) },
  handler: ({ query, client }) => client.call("api.listings_liked", query),
});
