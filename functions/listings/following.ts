import * as z from "zod";
import { listing } from "../../shared/domain/listing.ts";
import { member } from "../../shared/http/endpoint.ts";
import { cursorPage, longCursorPageOf } from "../../shared/http/pagination.ts";
import { endpoint } from "./deps.ts";

export const following = endpoint({
  id: "listings_following",
  method: "GET",
  path: "/listings/following",
  title: "List what those you follow sell",
  description: "What is for sale of the users that you follow, newest first; nothing of a seller " +
    "on vacation. `total` is exact to 10,000, and an `offset` reaches as far. Follow " +
    "`next_cursor` to read all; 400 for a broken cursor, or one with an offset.",
  auth: member,
  request: { query: z.object(cursorPage()) },
  response: { status: 200, schema: longCursorPageOf(listing) },
  handler: ({ query, client }) => client.call("api.listings_following", query),
});
