import * as z from "zod";
import { Constants } from "../db/types.ts";
import { TRACKING_STATUSES } from "./tracking.ts";

export const direction = z.enum(Constants.private.Enums.shipment_direction)
  .meta({ description: "`outbound`: to the buyer. `return`: back to the seller" });

export const courier = z.object({
  courier_code: z.string(),
  courier_name: z.string(),
  courier_service_code: z.string(),
  service_name: z.string(),
}).meta({ id: "Courier" });

const trackingNumber = z.string().nullable().meta({
  description: "The courier's number; null until the courier assigns one",
});
const labelUrl = z.string().nullable().meta({
  description: "An A6 PDF for A4 and A6 printers; requires both headers; the URL never changes",
});

export const shipment = z.object({
  order_id: z.uuid(),
  tracking_number: trackingNumber,
  label_url: labelUrl,
  courier_code: z.string(),
  courier_service_code: z.string(),
  shipper_order_id: z.string(),
  status: z.string().meta({
    description: "The courier's status at the booking; GET /shipping/track returns the current one",
    examples: TRACKING_STATUSES,
  }),
}).meta({ id: "Shipment", example: { status: "confirmed" } });

export const returnLabel = z.object({ tracking_number: trackingNumber, label_url: labelUrl })
  .meta({ id: "ReturnLabel" });
