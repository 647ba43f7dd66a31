/** A seller buys a boost: note it, have an invoice made, show it. A crash in between is finished by a stranger. */
import * as z from "zod";
import { boost } from "../../shared/domain/boost.ts";
import { uuid } from "../../shared/domain/id.ts";
import { active } from "../../shared/http/endpoint.ts";
import { created } from "../../shared/http/reply.ts";
import { obtainBoostInvoice } from "../../shared/work/boost_invoice.ts";
import type { PendingBoost } from "../../shared/work/boost_invoice.ts";
import { endpoint } from "./deps.ts";

const body = z.object({
  listing_id: uuid,
  package: z.string().min(1).max(40).meta({
    description: "Of GET /boosts/packages",
    example: "boost_3d",
  }),
});

export const create = endpoint({
  id: "boosts_create",
  method: "POST",
  path: "/boosts",
  auth: active,
  summary: "Boost your listing: answers an invoice, and begins when it is paid.",
  request: { body },
  response: { status: 201, schema: boost },
  refusals: ["NOT_FOUND", "FORBIDDEN", "CONFLICT", "UNAVAILABLE"],
  idempotent: true,
  handler: async ({ body, door, deps, settle }) => {
    const settlement = settle(201);
    const pending: PendingBoost = await door.call("boosts_create_reserve", {
      ...body,
      request_key: settlement?.key,
    });
    return created(await obtainBoostInvoice(deps, pending, settlement));
  },
});
