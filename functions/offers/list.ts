import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { offer, offerStatus, party } from "../../shared/domain/offer.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { cursorPage, cursorPageOf } from "../../shared/http/pagination.ts";

const query = z.object({
  role: party.optional().meta({
    description: "`buyer`: for others' listings. `seller`: for yours",
  }),
  status: offerStatus.optional().meta({ description: "Only with this status" }),
  listing_id: uuid.optional().meta({ description: "Only offers for this listing" }),
  ...cursorPage(),
});

export const list = endpoint({
  id: "offers_list",
  method: "GET",
  path: "/offers",
  title: "List your offers",
  description: "Those you made and those you got, newest first. What expires, or ends because " +
    "the listing is sold, removed or has another price, stays in the list and says so. Follow " +
    "`next_cursor` to read on; 400 for a cursor with an offset.",
  auth: member,
  request: { query },
  response: { status: 200, schema: cursorPageOf(offer) },
  handler: ({ query, client }) => client.call("api.offers_list", query),
});
