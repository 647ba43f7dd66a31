/** The courier of an order as its seller reads it. */
import * as z from "zod";

const trackingNumber = z.string().nullable().meta({
  description: "The courier's number; null until the courier gave one",
});
const labelUrl = z.string().nullable().meta({
  description:
    "A4 or A6 printers take it as it is: an A6 PDF, behind both headers, stable for ever",
});

export const shipment = z.object({
  order_id: z.uuid(),
  tracking_number: trackingNumber,
  label_url: labelUrl,
  courier_code: z.string(),
  courier_service_code: z.string(),
  shipper_order_id: z.string(),
  status: z.string().meta({
    description: "The status in which the courier took the booking; GET /shipping/track follows it",
  }),
}).meta({ id: "Shipment" });

export const returnLabel = z.object({ tracking_number: trackingNumber, label_url: labelUrl })
  .meta({ id: "ReturnLabel" });
