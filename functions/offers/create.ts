import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { offer, offeredPrice } from "../../shared/domain/offer.ts";
import { active, endpoint } from "../../shared/http/endpoint.ts";
import { created } from "../../shared/http/reply.ts";

export const create = endpoint({
  id: "offers_create",
  method: "POST",
  path: "/offers",
  auth: active,
  summary: "Offer a price for a listing.",
  request: { body: z.object({ listing_id: uuid, price: offeredPrice }) },
  response: { status: 201, schema: offer },
  errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  limit: "offers",
  handler: async ({ body, client }) => created(await client.call("api.offers_create", body)),
});
