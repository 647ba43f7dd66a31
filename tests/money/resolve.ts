import { approved } from "../support/approvals.ts";
import { must } from "../support/life.ts";
import { reconcile } from "../support/reconcile.ts";
import { REASON } from "../support/staff.ts";
import { heldByLedger, heldByProvider, pagesOf } from "./provider.ts";
import { advance } from "./clock.ts";
import { decideCharges } from "./decide_charge.ts";
import { hasLeft, linkOf, noteCorrection, refreshBooks } from "./model.ts";
import type { BookedWithdrawal } from "./books.ts";
import type { Model } from "./model.ts";
import { BESIDE } from "./suspense.ts";

const DAY = 24 * 3600;
/** The setting payout_decision_days. */
const DECISION_DAYS = 2;

/** Staff end what the ledger and the provider's list disagree about; then both hold the same. */
export async function resolveDifferences(model: Model): Promise<void> {
  const { market } = model;
  await resolveAll(model);
  if (await repairList(model)) await resolveAll(model);
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

/**
 * The provider makes every row of this run readable again; whether one was not. A row that was read before
 * counts in the ledger as it was, so only a readable list says what the provider holds.
 */
async function repairList({ market, listed }: Model): Promise<boolean> {
  const odd: string[] = [];
  for await (const page of pagesOf(market)) odd.push(...page.odd.map(({ id }) => id));
  const ours = odd.filter((id) => listed.includes(id));
  for (const id of ours) {
    await market.sandbox(`/payment/transactions/${id}/change`, { odd: {} });
  }
  return ours.length > 0;
}

/** Staff book or take back until nothing differs. */
async function resolveAll(model: Model): Promise<void> {
  for (let round = 0; round < 6; round++) {
    const { differences } = await reconcile(model.market);
    await refreshBooks(model);
    await decideCharges(model);
    if (differences.length === 0) break;
    for (const { id, reference } of differences) await resolve(model, id, reference);
    await refreshBooks(model);
  }
}

/** Books the difference, or takes back the correction that it contradicts. */
async function resolve(model: Model, id: string, reference: string): Promise<void> {
  const { market, staff, books } = model;
  const client = market.as(staff.staff);
  const post = (id: string, what: string, body = {}) =>
    client.post(`/admin/reconciliation/${id}/${what}`, body, REASON);
  const answer = await post(id, "approve", { account: "adjustments" });
  noteCorrection(model, answer);
  if (answer.status === 200) return;
  const withdrawal = books.withdrawals.find(({ id }) => id === reference);
  if (withdrawal !== undefined && await decideAsLink(model, withdrawal)) return;
  const earlier = /the correction ([0-9a-f-]{36}) back/.exec(answer.body.error.message)?.[1];
  if (earlier !== undefined) {
    await must(post(earlier, "reverse"));
    return void model.corrections.delete(earlier);
  }
  // The money of an earlier correction is spent: a loss that needs evidence. Or a payment.
  const isSpent = /evidence/.test(answer.body.error.message);
  const loss = { account: "claims", evidence: "The provider's statement of today" };
  const second = await post(id, "approve", isSpent ? loss : {});
  await must(Promise.resolve(second));
  noteCorrection(model, second);
}

/** Where the list contradicts a payout link, staff book what the link says. */
async function decideAsLink(model: Model, withdrawal: BookedWithdrawal): Promise<boolean> {
  const outcome = (await linkOf(model, withdrawal))?.status === "COMPLETED" ? "paid" : "not_paid";
  const decide = () =>
    approved(model.market, () =>
      model.market.as(model.staff.staff).post(
        `/admin/payouts/${withdrawal.id}/decide`,
        { outcome, evidence: "The bank's written answer" },
        REASON,
      ));
  // Meanwhile the provider may say something new, and the days begin again.
  for (let round = 0; round < 3; round++) {
    const answer = await decide();
    if (answer.body.error?.reason !== "correction_too_early") return answer.status === 200;
    await advance(model.market, DECISION_DAYS * DAY);
  }
  return (await decide()).status === 200;
}

/** Money in suspense that no sale brought, or whose owner has left, goes to a user. */
async function emptySuspense(model: Model): Promise<void> {
  const { market, staff, users, adjusted, books } = model;
  const client = market.as(staff.staff);
  const { items } = await must(client.get("/admin/suspense?limit=100"));
  for (const { id, kind, order_id, amount } of items) {
    const order = books.orders.find((order) => order.id === order_id);
    if (order !== undefined && !BESIDE.includes(kind) && !hasLeft(model, order)) continue;
    // Nobody of the order: what its own parties get is compared with the sale.
    const user_id = users.find(({ id }) => ![order?.buyer_id, order?.seller_id].includes(id))!.id;
    const answer = await approved(
      market,
      () => client.post(`/admin/suspense/${id}/refund`, { user_id }, REASON),
    );
    if (answer.status === 409) {
      // A payment channel has given it back already.
      const kept = { outcome: "kept", evidence: "Charged back" };
      await must(client.post(`/admin/suspense/${id}/close`, kept, REASON));
      continue;
    }
    await must(Promise.resolve(answer));
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
