import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { offer } from "../../shared/domain/offer.ts";
import { active, endpoint } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const accept = endpoint({
  id: "offers_accept",
  method: "POST",
  path: "/offers/:id/accept",
  auth: active,
  summary: "Accept the other party's offer.",
  request: { params: z.object({ id: uuid }) },
  response: { status: 200, schema: offer },
  errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  limit: "offers",
  handler: async ({ params, client }) =>
    ok(await client.call("api.offers_accept", { offer_id: params.id })),
});
