import { must } from "../support/life.ts";
import { reconcile } from "../support/reconcile.ts";
import { REASON } from "../support/staff.ts";
import { heldByLedger, heldByProvider } from "./provider.ts";
import type { Model } from "./model.ts";

/** Staff end what the ledger and the provider's list disagree about; then both hold the same. */
export async function resolveDifferences(model: Model): Promise<void> {
  const { market } = model;
  for (let round = 0; round < 6; round++) {
    const { differences } = await reconcile(market);
    if (differences.length === 0) break;
    for (const { id } of differences) await resolve(model, id);
  }
  await emptySuspense(model);
  const { drift, differences } = await reconcile(market);
  if (drift !== 0 || differences.length > 0) {
    throw new Error(`Differences are left: ${JSON.stringify(differences)}`);
  }
  const [ledger, provider] = [await heldByLedger(market), await heldByProvider(market)];
  if (ledger !== provider) {
    throw new Error(`The provider holds ${provider}, provider_cash says ${ledger}.`);
  }
}

/** Books the difference, or takes back the correction that it contradicts. */
async function resolve({ market, staff }: Model, id: string): Promise<void> {
  const client = market.as(staff.staff);
  const post = (id: string, what: string, body = {}) =>
    client.post(`/admin/reconciliation/${id}/${what}`, body, REASON);
  const answer = await post(id, "approve", { account: "adjustments" });
  if (answer.status === 200) return;
  const earlier = /the correction ([0-9a-f-]{36}) back/.exec(answer.body.error.message)?.[1];
  if (earlier === undefined) return void await must(post(id, "approve"));
  // Its money may have left suspense since: then the difference is a loss like any other.
  const reversed = await post(earlier, "reverse");
  if (reversed.status !== 200) throw new Error(`No way back: ${reversed.text}`);
}

/** Money in suspense that belongs to no order goes to a user. */
async function emptySuspense({ market, staff, users, adjusted }: Model): Promise<void> {
  const client = market.as(staff.staff);
  const { items } = await must(client.get("/admin/suspense?limit=100"));
  for (const { id, order_id, amount } of items) {
    if (order_id !== null) continue;
    const user_id = users[0]!.id;
    await must(client.post(`/admin/suspense/${id}/refund`, { user_id }, REASON));
    adjusted.set(user_id, (adjusted.get(user_id) ?? 0) + amount);
  }
}

/** What an operation decides is closed by now; staff close the rest, and nothing is open. */
export async function closeCases({ market, staff }: Model): Promise<void> {
  const client = market.as(staff.staff);
  await market.runDue();
  const { items } = await must(client.get("/admin/cases?limit=100"));
  for (const { id } of items) {
    await must(client.post(`/admin/cases/${id}/close`, undefined, REASON));
  }
}
