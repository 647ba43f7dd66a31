import { REASON } from "../support/staff.ts";
import type { BookedOrder } from "./books.ts";
import { clientOf, DECIDED, within } from "./model.ts";
import type { Model } from "./model.ts";

/** "cover": the marketplace pays the shortfall. */
export type Decision = "refund" | "apply" | "cover";

/** Decides as staff about a payment of this order in suspense, if there is one. */
export async function decideSuspense(
  model: Model,
  order: BookedOrder,
  decision: Decision,
): Promise<void> {
  const staff = clientOf(model, order, "staff");
  const { items } = within(await staff.get("/admin/suspense?limit=100"), 200).body.data;
  const waiting = items.find((item: { order_id: string }) => item.order_id === order.id);
  if (waiting === undefined) return;
  const operation = decision === "refund" ? "refund" : "apply";
  const body = operation === "apply" ? { cover_missing: decision === "cover" } : {};
  const answer = await staff.post(`/admin/suspense/${waiting.id}/${operation}`, body, REASON);
  if (within(answer, ...DECIDED).status === 200) model.decided.set(order.id, operation);
}
