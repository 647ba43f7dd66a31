import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { offer, offeredPrice } from "../../shared/domain/offer.ts";
import { active, endpoint } from "../../shared/http/endpoint.ts";
import { created } from "../../shared/http/reply.ts";

export const counter = endpoint({
  id: "offers_counter",
  method: "POST",
  path: "/offers/:id/counter",
  auth: active,
  summary: "Answer an offer by another price.",
  request: { params: z.object({ id: uuid }), body: z.object({ price: offeredPrice }) },
  response: { status: 201, schema: offer },
  errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  limit: "offers",
  handler: async ({ params, body, client }) =>
    created(await client.call("api.offers_counter", { offer_id: params.id, ...body })),
});
