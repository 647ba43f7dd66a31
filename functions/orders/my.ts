import * as z from "zod";
import { order, orderStatus } from "../../shared/domain/order.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { page } from "../../shared/http/pagination.ts";

export const my = endpoint({
  id: "orders_my",
  method: "GET",
  path: "/orders/my",
  title: "List your orders",
  description: "Your purchases and your sales, newest first, each with its total. `limit` and " +
    "`offset` apply to both lists.",
  auth: member,
  request: {
    query: z.object({
      status: orderStatus.optional().meta({ description: "Only with this status" }),
      ...page(),
    }),
  },
  response: {
    status: 200,
    schema: z.object({
      as_buyer: z.array(order),
      as_seller: z.array(order),
      total_as_buyer: z.int(),
      total_as_seller: z.int(),
      limit: z.int(),
      offset: z.int(),
    }),
  },
  handler: ({ query, client }) => client.call("api.orders_my", query),
});
