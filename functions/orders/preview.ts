import * as z from "zod";
import { rupiah } from "../../shared/domain/money.ts";
import { active } from "../../shared/http/endpoint.ts";
import { confirmPrice } from "./confirm_price.ts";
import { endpoint } from "./deps.ts";
import { orderBody, orderInput, orderReasons } from "./order_input.ts";

const orderPreview = z.object({
  item_price: rupiah,
  bundle_discount: rupiah.meta({ description: "Already taken off `item_price`" }),
  shipping_fee: rupiah,
  buyer_protection_fee: rupiah,
  voucher_discount: rupiah,
  wallet_amount: rupiah.meta({ description: "The part that the wallet would pay" }),
  total: rupiah,
  amount_due: rupiah.meta({
    description: "What the invoice would ask: `total` less `wallet_amount`",
  }),
  voucher: z.object({
    code: z.string(),
    capped_by: z.enum(["max_discount", "minimum_payment"]).optional().meta({
      description:
        "Why the discount is smaller than the voucher says: its own `max_discount`, or the smallest amount that can be paid",
    }),
  }).optional(),
}).meta({
  id: "OrderPreview",
  example: {
    bundle_discount: 0,
    shipping_fee: 9_000,
    buyer_protection_fee: 8_000,
    voucher_discount: 0,
    wallet_amount: 0,
    total: 257_000,
    amount_due: 257_000,
  },
});

export const preview = endpoint({
  id: "orders_preview",
  method: "POST",
  path: "/orders/preview",
  title: "Preview an order",
  description: "What `POST /orders` with the same body would cost, and what wallet and invoice " +
    "would pay of it; nothing is reserved. It rejects what the order would: 400 for an expired " +
    "quote or a voucher you cannot use, 403 for your own listing or a blocked wallet, 409 when " +
    "it is not for sale or the courier costs more now. Next: `POST /orders`.",
  auth: active,
  request: { body: orderBody },
  response: { status: 200, schema: orderPreview },
  reasons: orderReasons,
  limit: "order_previews",
  handler: async ({ body, client, deps }) => {
    const { preview, quoted } = await client.call(
      "api.orders_preview",
      await orderInput(body, deps),
    );
    await confirmPrice(deps, quoted ?? undefined);
    return preview;
  },
});
