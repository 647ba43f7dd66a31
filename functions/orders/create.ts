import type { PendingPurchase } from "../../shared/db/results.ts";
import { order } from "../../shared/domain/order.ts";
import { active } from "../../shared/http/endpoint.ts";
import { purchase } from "../../shared/purchase/flow.ts";
import { orders } from "../../shared/purchase/kinds.ts";
import { confirmPrice } from "./confirm_price.ts";
import { endpoint } from "./deps.ts";
import { orderBody, orderInput, orderReasons } from "./order_input.ts";

export const create = endpoint({
  id: "orders_create",
  method: "POST",
  path: "/orders",
  title: "Order a listing",
  description:
    "Reserves the listing, or with `listing_ids` several of one seller, all or none, as " +
    "one order each (`bundle`), and creates an invoice; send the buyer to " +
    "`payment.invoice_url`, then poll `GET /payments/{orderId}/check`. With `use_wallet` the " +
    "wallet pays first, and `payment` is null when it pays everything. 400 for an expired quote or " +
    "an amount too small for an invoice, 403 for `use_wallet` with a blocked wallet, 409 when it " +
    "was just sold, courier or protection fee cost more now, or you cancelled or did not pay " +
    "orders of it or its seller too often in a day, 503 when the payment provider is down.",
  auth: active,
  request: { body: orderBody },
  response: {
    status: 201,
    schema: order.meta({
      example: {
        status: "AWAITING_PAYMENT",
        tracking_number: null,
        label_url: null,
        paid_at: null,
      },
    }),
  },
  reasons: [...orderReasons, "payment_provider_unavailable", "purchase_abandoned"],
  limit: "order_creation",
  idempotent: true,
  handler: async ({ body, client, deps, storedResponse }) => {
    const input = await orderInput(body, deps);
    const confirm = ({ quoted }: PendingPurchase) => confirmPrice(deps, quoted);
    return await purchase(deps, orders, { client, input, storedResponse, confirm });
  },
});
