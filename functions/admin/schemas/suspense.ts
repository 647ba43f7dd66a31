import * as z from "zod";
import { idOf } from "../../../shared/domain/id.ts";
import { json } from "../../../shared/domain/json.ts";
import { rupiah } from "../../../shared/domain/money.ts";
import { orderStatus } from "../../../shared/domain/order.ts";
import { wireTime } from "../../../shared/domain/time.ts";

export const suspenseId = idOf("The money's id, from `GET /admin/suspense`");

export const suspenseItem = z.object({
  id: z.uuid(),
  kind: z.string().meta({ description: "wrong_amount, unexpected_payment, …" }),
  amount: rupiah,
  order_id: z.uuid().nullable(),
  order_reference: z.string().nullable(),
  order_status: orderStatus.nullable(),
  order_total: rupiah.nullable(),
  order_amount_due: rupiah.nullable(),
  status: z.enum(["open", "refunded", "applied", "reversed", "paid_back", "kept"]),
  details: json.meta({ description: "What the provider reported" }),
  created_at: wireTime,
  resolved_at: wireTime.nullable(),
}).meta({
  id: "ParkedMoney",
  example: {
    kind: "wrong_amount",
    amount: 250_000,
    order_total: 257_000,
    order_amount_due: 257_000,
    details: { status: "PAID", paid_amount: 250_000 },
    resolved_at: null,
  },
});
