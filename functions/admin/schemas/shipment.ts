import * as z from "zod";
import { rupiah } from "../../../shared/domain/money.ts";
import { orderStatus } from "../../../shared/domain/order.ts";
import { direction } from "../../../shared/domain/shipment.ts";
import { TRACKING_STATUSES } from "../../../shared/domain/tracking.ts";
import { wireTime } from "../../../shared/domain/time.ts";

export const shipmentLine = z.object({
  id: z.uuid(),
  order_id: z.uuid(),
  order_reference: z.string(),
  order_status: orderStatus,
  direction,
  courier_code: z.string(),
  courier_service_code: z.string(),
  shipper_order_id: z.string().nullable(),
  tracking_number: z.string().nullable(),
  status: z.string().meta({
    description: "Status as the carrier names it",
    examples: TRACKING_STATUSES,
  }),
  charged: rupiah.nullable().meta({
    description: "What covers it: the buyer's shipping fee, or for a return its first price",
  }),
  price: rupiah.nullable().meta({ description: "Current price of the courier" }),
  label_url: z.string().nullable(),
  scanned_at: wireTime.nullable(),
  delivered_at: wireTime.nullable(),
  cancelled_at: wireTime.nullable(),
  created_at: wireTime,
  updated_at: wireTime,
}).meta({
  id: "ShipmentLine",
  example: { charged: 9_000, price: 9_000, delivered_at: null, cancelled_at: null },
});
