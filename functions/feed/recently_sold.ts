import * as z from "zod";
import { CATEGORIES } from "../../shared/domain/listing.ts";
import { rupiah } from "../../shared/domain/money.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { endpoint, open } from "../../shared/http/endpoint.ts";
import { page } from "../../shared/http/pagination.ts";

const sale = z.object({
  id: z.uuid().meta({ description: "The listing's id" }),
  title: z.string(),
  price: rupiah.meta({ description: "The listed price, without offers and discounts" }),
  photo_url: z.string(),
  product_category: z.enum(CATEGORIES),
  sold_at: wireTime,
});

export const recentlySold = endpoint({
  id: "feed_recently_sold",
  method: "GET",
  path: "/feed/recently-sold",
  title: "List recently sold items",
  description: "The latest sales without any person, as `{success, data}`: the one endpoint with " +
    "this shape. Needs no headers; may be cached.",
  auth: open,
  request: { query: z.object({ limit: page(20, 50).limit }) },
  response: {
    status: 200,
    schema: z.object({ success: z.literal(true), data: z.array(sale) }),
    envelope: false,
  },
  caching: { by: "everyone", seconds: 15 },
  handler: ({ query, client }) => client.call("api.feed_recently_sold", query),
});
