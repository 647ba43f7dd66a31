/** A buyer takes a listing: reserve it, have an invoice made, show the order. A crash in between is finished by a stranger. */
import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { order } from "../../shared/domain/order.ts";
import { readQuote } from "../../shared/domain/quote.ts";
import { active } from "../../shared/http/endpoint.ts";
import { created } from "../../shared/http/reply.ts";
import { obtainInvoice } from "../../shared/work/invoice.ts";
import type { PendingInvoice } from "../../shared/work/invoice.ts";
import { endpoint } from "./deps.ts";

const body = z.object({
  listing_id: uuid,
  address_id: uuid,
  shipping_quote: z.string().min(1).max(4096).meta({ description: "`quote` of the chosen rate" }),
  voucher_code: z.string().min(1).max(40).optional(),
});

export const create = endpoint({
  id: "orders_create",
  method: "POST",
  path: "/orders",
  auth: active,
  summary: "Order a listing and get an invoice to pay.",
  request: { body },
  response: { status: 201, schema: order },
  refusals: ["NOT_FOUND", "FORBIDDEN", "CONFLICT", "RATE_LIMITED", "UNAVAILABLE"],
  idempotent: true,
  handler: async ({ body, door, deps, settle }) => {
    const { shipping_quote, ...wanted } = body;
    const quote = await readQuote(shipping_quote, deps.quoteSecrets);
    const settlement = settle(201);
    const pending: PendingInvoice = await door.call("orders_create_reserve", {
      ...wanted,
      quote: { ...quote },
      request_key: settlement?.key,
    });
    return created(await obtainInvoice(deps, pending, settlement));
  },
});
