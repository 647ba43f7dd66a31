import * as z from "zod";
import { orderKey } from "../../shared/domain/id.ts";
import { review } from "../../shared/domain/review.ts";
import { withoutContacts } from "../../shared/domain/contacts/mask.ts";
import { optionalText } from "../../shared/domain/text.ts";
import { active, endpoint } from "../../shared/http/endpoint.ts";

const body = z.object({
  order_id: orderKey,
  rating: z.int().min(1).max(5),
  comment: withoutContacts(optionalText(1000)),
}).meta({
  example: {
    order_id: "ORD-261121-7K3M9Q",
    rating: 5,
    comment: "Sesuai foto, dikirim cepat.",
  },
});

export const create = endpoint({
  id: "reviews_create",
  method: "POST",
  path: "/reviews",
  title: "Review a seller",
  description: "One review per completed order, by its buyer. 409 before `COMPLETED` or for a " +
    "second one, 403 for a seller. A comment with contact data is 400.",
  auth: active,
  request: { body },
  response: { status: 201, schema: review },
  reasons: ["already_reviewed", "order_not_completed", "order_not_found", "wrong_party"],
  limit: "reviews",
  handler: ({ body: { order_id, ...review }, client }) =>
    client.call("api.reviews_create", { order: order_id, ...review }),
});
