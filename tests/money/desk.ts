/** Money that came and is not an order's total: staff decide, in the middle of a run or at its end. */
import { REASON } from "../support/staff.ts";
import type { BookedOrder } from "./books.ts";
import { DECIDED, speakAs, within } from "./world.ts";
import type { World } from "./world.ts";

/** "cover": the market pays what is missing. */
export type Decision = "refund" | "apply" | "cover";

/** Staff decide about a wrong sum that came for this order, if any waits. */
export async function decide(world: World, order: BookedOrder, decision: Decision): Promise<void> {
  const staff = speakAs(world, order, "staff");
  const { items } = within(await staff.get("/admin/suspense?limit=100"), 200).body.data;
  const parked = items.find((item: { order_id: string }) => item.order_id === order.id);
  if (parked === undefined) return;
  const verb = decision === "refund" ? "refund" : "apply";
  const body = verb === "apply" ? { cover_missing: decision === "cover" } : {};
  const answer = await staff.post(`/admin/suspense/${parked.id}/${verb}`, body, REASON);
  if (within(answer, ...DECIDED).status === 200) world.decided.set(order.id, verb);
}
