import type { Client } from "./client.ts";
import { words } from "./layout.ts";
import type { OrderView } from "./orders.ts";

/** A step of external systems: members act in the shop, staff in the panel. */
export interface Step {
  name: string;
  label: string;
  run(client: Client, order: OrderView): Promise<void>;
  /** Instead of `run`: the seconds by which the clock moves. */
  seconds?: number;
}

const pay: Step = {
  name: "pay",
  label: "Buyer pays the invoice",
  run: (client, { invoice_id }) => client.control(`/payment/invoices/${invoice_id}/pay`),
};

const courier = (status: string, label: string, parcel: string): Step => ({
  name: `courier-${status}`,
  label,
  run: (client) => client.control(`/shipping/orders/${parcel}/status`, { status }),
});

/** Steps of the payment provider or the courier. */
function outside(order: OrderView): Step[] {
  const { status, invoice_id, parcel, returnParcel, return_status } = order;
  if (status === "AWAITING_PAYMENT" && invoice_id) return [pay];
  if (status === "READY_TO_SHIP" && parcel) {
    return [courier("picked", "Courier picks it up", parcel)];
  }
  if (status === "SHIPPED" && parcel) return [courier("delivered", "Courier delivers", parcel)];
  if (status === "RETURN_APPROVED" && returnParcel && return_status !== "delivered") {
    return [courier("delivered", "Courier returns it", returnParcel)];
  }
  return [];
}

/** The last step lets the next deadline pass. */
export function stepsOf(client: Client, order: OrderView): Step[] {
  const steps = outside(order);
  const { due_at, due_to } = order;
  if (!due_at || !due_to) return steps;
  const left = Math.ceil((due_at.getTime() - client.time.now().getTime()) / 1000);
  return [...steps, {
    name: "wait",
    label: `Nobody acts in time: it becomes ${words(due_to)}`,
    seconds: Math.max(1, left + 1),
    run: () => Promise.resolve(),
  }];
}
