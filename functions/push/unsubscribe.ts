import * as z from "zod";
import { oneSpelling, subscription } from "../../shared/domain/push.ts";
import { member } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";

export const unsubscribe = endpoint({
  id: "push_unsubscribe",
  method: "DELETE",
  path: "/push/unsubscribe",
  title: "Unsubscribe a browser",
  description: "Ends push messages to this endpoint. 404 when it is not one of yours.",
  auth: member,
  request: {
    body: z.object({ endpoint: z.string().min(1).max(1024).transform(oneSpelling) }).meta({
      example: { endpoint: "https://push.example.com/send/abc" },
    }),
  },
  response: {
    status: 200,
    schema: z.object({
      id: z.uuid(),
      endpoint: subscription.shape.endpoint,
      deleted: z.literal(true),
    }),
  },
  reasons: ["subscription_not_found"],
  limit: "push_devices",
  handler: ({ body, client }) => client.call("api.push_unsubscribe", body),
});
