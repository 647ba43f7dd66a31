import * as z from "zod";
import { subscription } from "../../shared/domain/push.ts";
import { member } from "../../shared/http/endpoint.ts";
import { page, pageOf } from "../../shared/http/pagination.ts";
import { endpoint } from "./deps.ts";

export const subscriptions = endpoint({
  id: "push_subscriptions",
  method: "GET",
  path: "/push/subscriptions",
  title: "List your browsers",
  description: "Your active push subscriptions, without their keys. End one with `DELETE " +
    "/push/unsubscribe`.",
  auth: member,
  request: { query: z.object(page()) },
  response: { status: 200, schema: pageOf(subscription) },
  handler: ({ query, client }) => client.call("api.push_subscriptions", query),
});
