import type { Deps } from "../../../shared/http/endpoint.ts";
import type { Shipping } from "../../../shared/providers/shipping.ts";
import { applyShipmentUpdate } from "../../../shared/work/parcel.ts";

interface Position {
  created_at?: string;
  id?: string;
}

/**
 * Reads a page of shipping orders again every night: a courier may change a price, or deliver a cancelled parcel,
 * without a callback. Throws if the provider answers for none of them, so that the page is retried.
 */
export async function courierStatement(
  deps: Deps & { shipping: Shipping },
  { created_at = undefined, id = undefined }: Position,
): Promise<void> {
  const { shipper_order_ids, next } = await deps.db.service.call(
    "internal.courier_statement_page",
    {
      created_at,
      id,
    },
  );
  // At once: a run that waits for one time-out after the other would be ended by the platform.
  const answered = await Promise.all(
    shipper_order_ids.map((shipper_order_id) =>
      applyShipmentUpdate(deps, shipper_order_id).then(() => true, (error) => {
        deps.log("courier_statement_not_answered", { shipper_order_id, error });
        return false;
      })
    ),
  );
  if (answered.length > 0 && !answered.includes(true)) {
    throw new Error(
      "The shipping provider answered for none of these parcels; the job will retry.",
    );
  }
  await deps.db.service.call("internal.continue_courier_statement", { next });
}
