import * as z from "zod";
import { boost } from "../../shared/domain/boost.ts";
import { member } from "../../shared/http/endpoint.ts";
import { page, pageOf } from "../../shared/http/pagination.ts";
import { endpoint } from "./deps.ts";

export const list = endpoint({
  id: "boosts_list",
  method: "GET",
  path: "/boosts",
  title: "List your boosts",
  description: "What you bought, newest first, with state and times. `GET /boosts/{id}` looks " +
    "for a payment at once.",
  auth: member,
  request: { query: z.object(page()) },
  response: { status: 200, schema: pageOf(boost) },
  handler: ({ query, client }) => client.call("api.boosts_list", query),
});
