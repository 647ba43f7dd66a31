import * as z from "zod";
import { normalizeStatus } from "../domain/tracking.ts";
import type { Deps } from "../http/endpoint.ts";
import type { Shipping } from "../providers/shipping.ts";
import { applyShipmentUpdate } from "../work/parcel.ts";

const wireCallback = z.object({
  event: z.string().optional(),
  order_id: z.string().min(1).max(255),
  status: z.string().nullish(),
});

/** A callback is only a hint: the provider's own record is read and applied. */
export function handleShipment(
  deps: Deps & { shipping: Shipping },
  body: Record<string, unknown>,
): Promise<string> {
  const hint = readShippingCallback(body);
  return hint
    ? applyShipmentUpdate(deps, hint.shipper_order_id, hint.status)
    : Promise.resolve("unknown");
}

/** Null if the callback names no shipping order; `status` is null if it claims none. */
export function readShippingCallback(
  body: unknown,
): { shipper_order_id: string; status: string | null } | null {
  const parsed = wireCallback.safeParse(body);
  if (!parsed.success) return null;
  const { event, order_id, status } = parsed.data;
  const isStatus = event === undefined || event === "order.status";
  return {
    shipper_order_id: order_id,
    status: isStatus && status ? normalizeStatus(status) : null,
  };
}
