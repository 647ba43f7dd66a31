import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { order } from "../../shared/domain/order.ts";
import { readQuote } from "../../shared/domain/quote.ts";
import { ApiError } from "../../shared/errors.ts";
import { active } from "../../shared/http/endpoint.ts";
import { created } from "../../shared/http/reply.ts";
import { purchase } from "../../shared/purchase/flow.ts";
import { orders } from "../../shared/purchase/kinds.ts";
import { confirmPrice } from "./confirm_price.ts";
import type { PendingPurchase } from "../../shared/db/results.ts";
import { endpoint } from "./deps.ts";

const body = z.object({
  listing_id: uuid,
  address_id: uuid,
  shipping_quote: z.string().min(1).max(4096).meta({
    description: "`quote` of the chosen rate of POST /shipping/rates",
  }),
  voucher_code: z.string().min(1).max(40).optional(),
});

export const create = endpoint({
  id: "orders_create",
  method: "POST",
  path: "/orders",
  auth: active,
  summary: "Order a listing and get its invoice.",
  request: { body },
  response: { status: 201, schema: order },
  errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT", "UNAVAILABLE"],
  limit: "order_creation",
  idempotent: true,
  handler: async ({ body, client, deps, storeResponse }) => {
    const { shipping_quote, ...fields } = body;
    // The operation rejects an invalid quote, after it has rejected an order of one's own listing.
    const quote = await readQuote(shipping_quote, deps.quoteSecrets).catch((error) => {
      if (error instanceof ApiError) return null;
      throw error;
    });
    const input = { ...fields, quote: quote && { ...quote } };
    const storedResponse = storeResponse(201);
    const confirm = ({ quoted }: PendingPurchase) => confirmPrice(deps, quoted);
    return created(await purchase(deps, orders, { client, input, storedResponse, confirm }));
  },
});
