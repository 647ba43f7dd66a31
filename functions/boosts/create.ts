import * as z from "zod";
import { boost } from "../../shared/domain/boost.ts";
import { uuid } from "../../shared/domain/id.ts";
import { active } from "../../shared/http/endpoint.ts";
import { purchase } from "../../shared/purchase/flow.ts";
import { boosts } from "../../shared/purchase/kinds.ts";
import { endpoint } from "./deps.ts";

const body = z.object({
  listing_id: uuid,
  package: z.string().min(1).max(40).meta({
    description: "A `package` of GET /boosts/packages",
    example: "boost_3d",
  }),
});

export const create = endpoint({
  id: "boosts_create",
  method: "POST",
  path: "/boosts",
  title: "Buy a boost",
  description: "Creates an invoice; the boost starts when it is paid at `payment.invoice_url`. " +
    "403 for another's listing, 409 when it is not active, while you are on vacation, or while a " +
    "boost of it is unpaid.",
  auth: active,
  request: { body },
  response: { status: 201, schema: boost },
  reasons: [
    "boost_package_unknown",
    "boost_unpaid",
    "creation_in_progress",
    "listing_not_active",
    "listing_not_found",
    "not_the_seller",
    "own_vacation",
    "payment_provider_unavailable",
    "purchase_abandoned",
  ],
  limit: "boost_purchases",
  idempotent: true,
  handler: ({ body, client, deps, storedResponse }) =>
    purchase(deps, boosts, { client, input: body, storedResponse }),
});
