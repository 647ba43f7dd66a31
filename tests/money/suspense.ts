import { approved } from "../support/approvals.ts";
import { REASON } from "../support/staff.ts";
import type { BookedOrder } from "./books.ts";
import { clientOf, DECIDED, within } from "./model.ts";
import type { Model } from "./model.ts";

/** "cover": the marketplace pays the shortfall. */
export type Decision = "refund" | "apply" | "cover";

/** Kinds of money in suspense that an order did not bring itself; `decideStray` refunds it. */
export const BESIDE = ["unexpected_payment", "reconciliation", "chargeback_return"];

/** Decides as staff about an amount in suspense of this order, if there is one. */
export async function decideSuspense(
  model: Model,
  order: BookedOrder,
  decision: Decision,
): Promise<void> {
  const staff = clientOf(model, order, "staff");
  const { items } = within(await staff.get("/admin/suspense?limit=100"), 200).body.data;
  const waiting = items.find((item: { order_id: string; kind: string }) =>
    item.order_id === order.id && !BESIDE.includes(item.kind)
  );
  if (waiting === undefined) return;
  const operation = decision === "refund" ? "refund" : "apply";
  const body = operation === "apply" ? { cover_missing: decision === "cover" } : {};
  const answer = await approved(
    model.market,
    () => staff.post(`/admin/suspense/${waiting.id}/${operation}`, body, REASON),
  );
  if (within(answer, ...DECIDED).status === 200) model.decided.set(order.id, operation);
}

/** Refunds or keeps what a stray invoice or a correction of the list brought for this order. */
export async function decideStray(
  model: Model,
  order: BookedOrder,
  decision: "refund" | "keep",
): Promise<void> {
  const staff = clientOf(model, order, "staff");
  const path = `/admin/suspense?status=open&order=${order.id}&limit=100`;
  const { items } = within(await staff.get(path), 200).body.data;
  const waiting = items.find(({ kind }: { kind: string }) => BESIDE.includes(kind));
  if (waiting === undefined) return;
  const [operation, body] = decision === "refund"
    ? ["refund", {}]
    : ["close", { outcome: "kept", evidence: "Nobody can be paid" }];
  const answer = await approved(
    model.market,
    () => staff.post(`/admin/suspense/${waiting.id}/${operation}`, body, REASON),
  );
  if (within(answer, ...DECIDED).status !== 200 || decision === "keep") return;
  const { buyer_id } = order;
  model.adjusted.set(buyer_id, (model.adjusted.get(buyer_id) ?? 0) + waiting.amount);
}
