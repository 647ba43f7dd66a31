import { ENDED, purchaseOf, statusOf, sum } from "./books.ts";
import type { BookedOrder, BookedRefund, BookedWithdrawal } from "./books.ts";
import { decideCharges } from "./chargebacks.ts";
import { checkBooks } from "./check_books.ts";
import { checkJobs } from "./check_jobs.ts";
import { advance } from "./clock.ts";
import { clientOf, hasLeft, linkOf, nameRightly, noteCorrection, refreshBooks } from "./model.ts";
import type { Model } from "./model.ts";
import { heldByLedger, heldByProvider, pagesOf } from "./provider.ts";
import { BESIDE, decideBookings, decideSuspense } from "./staff_decisions.ts";
import { must } from "../support/client.ts";
import { proveCopies } from "../support/money.ts";
import { invoicesOf } from "../support/sale.ts";
import { reconcile } from "../support/reconcile.ts";
import { REASON } from "../support/market.ts";

const DAY = 24 * 3600;
/** Nothing is drawn any more, and the jobs of a night, from 00:15 to 04:00, are one step. */
const NIGHT = 4 * 3600;

/** Ends every order: removes faults, decides as staff, lets time pass. Throws when something stays open. */
export async function finish(model: Model): Promise<void> {
  const { market } = model;
  await market.with({}).delete("/sandbox/faults");
  await reinstate(model);
  await advance(market, 61 * 60);
  for (let round = 0; round < 4; round++) {
    await checkBooks(model);
    await decideCharges(model);
    await checkBooks(model);
    const open = model.books.orders.filter((order) =>
      !ENDED.includes(statusOf(order)) || isInSuspense(order) && !hasLeft(model, order)
    );
    if (open.length === 0 && !model.books.withdrawals.some(isOpen)) break;
    for (const order of open) {
      // What orders of a bundle do together is done for one of them.
      const isFirst = open.find((other) =>
        other.purchase_id === order.purchase_id && statusOf(other) === statusOf(order)
      ) === order;
      if (isFirst || !JOINT.includes(statusOf(order))) {
        await conclude(model, order, round < 2);
      }
    }
    await advance(market, 8 * DAY, NIGHT);
  }
  await decideBookings(model);
  // Staff decide about a payout two days after its request at the earliest.
  await advance(market, 2 * DAY, NIGHT);
  await resolveDifferences(model);
  await checkBooks(model);
  if (model.books.refunds.some(isOnItsWay)) {
    // Its first answer was lost: a rejection counts a day later.
    await advance(market, 2 * DAY, NIGHT);
    await checkBooks(model);
  }
  await checkOrdersEnded(model);
  await checkPayouts(model);
  checkRefunds(model);
  checkBoosts(model);
  await checkJobs(model.market);
  await closeCases(model);
  await proveCopies(model.checks);
}

const JOINT = ["AWAITING_PAYMENT", "SHIPPED"];
const isInSuspense = ({ money }: BookedOrder) => (money.suspense ?? 0) > 0;
const isOnItsWay = ({ status }: BookedRefund) => ["HELD", "PENDING"].includes(status);
const isOpen = ({ status }: BookedWithdrawal) => ["HELD", "LINK_CREATED"].includes(status);

/** Nobody is suspended or banned any more. */
async function reinstate({ market, staff, users }: Model): Promise<void> {
  const client = market.as(staff.staff);
  for (const { id } of users) {
    const path = `/admin/accounts/${id}`;
    await market.approved(() => client.put(path, { account_status: "active" }, REASON));
  }
}

/** Staff end orders that neither the parties nor deadlines end. */
async function conclude(model: Model, order: BookedOrder, mayWait: boolean): Promise<void> {
  const staff = clientOf(model, order, "staff");
  const status = statusOf(order);
  if (isInSuspense(order) && !hasLeft(model, order)) return decideSuspense(model, order, "refund");
  if (status === "AWAITING_PAYMENT") await must(staff.put(`/orders/${order.id}/cancel`, {}));
  if (status === "SHIPPED") {
    const status = "DELIVERED";
    await must(model.market.approved(() => staff.put(`/orders/${order.id}/status`, { status })));
  }
  // A booked return waits for the seller or staff to confirm its arrival.
  if (status === "RETURN_APPROVED" && !mayWait) {
    const status = "RETURN_RECEIVED";
    await must(model.market.approved(() => staff.put(`/orders/${order.id}/status`, { status })));
  }
  if (status !== "DISPUTED") return;
  const { dispute } = await must(staff.get(`/orders/${order.id}`));
  const resolution = order.item_price === 150_000 ? "refund" : "release";
  await must(
    model.market.approved(() =>
      staff.post(`/admin/disputes/${dispute.id}/resolve`, { resolution, note: "Selesai" })
    ),
  );
}

/** Every order has ended, every collected payment is booked, and wallets show their balance. */
async function checkOrdersEnded(model: Model): Promise<void> {
  const { market, books, collected, strays, users } = model;
  for (const order of books.orders) {
    const { reference } = order;
    if (!ENDED.includes(statusOf(order))) {
      throw new Error(`${reference} never left ${statusOf(order)}.`);
    }
    if (isInSuspense(order)) {
      throw new Error(`${reference} has an amount in suspense without a decision.`);
    }
    if (order.id !== order.purchase_id) continue;
    const purchase = purchaseOf(books, order);
    const booked = -sum(purchase, ({ money }) => money.cash);
    const taken = (collected.get(order.id) ?? 0) + sum(purchase, ({ applied }) => applied);
    // A corrected or unusable payment, and one of somebody who has left, is booked beside the sale;
    // resolveDifferences compares the sum.
    if (booked !== taken && !order.booked_beside && !hasLeft(model, order)) {
      throw new Error(`${reference}: ${taken} came in, ${booked} was booked.`);
    }
    const invoices = await invoicesOf(market, reference);
    // A page whose answer was lost leaves another session, which nobody can pay.
    const own = order.invoice === null || order.invoice.startsWith("ps-") ? 0 : 1;
    if (invoices.length !== own + (strays.get(order.id) ?? 0)) {
      throw new Error(`${reference} has ${invoices.length} invoices.`);
    }
  }
  for (const person of users) {
    const [shown, booked] = [
      (await must(market.as(person).get("/wallet/balance"))).available,
      books.wallets.get(person.id) ?? 0,
    ];
    if (shown !== booked) throw new Error(`A wallet shows ${shown}, the books ${booked}.`);
    const { items } = await must(market.as(person).get("/wallet/transactions?limit=100"));
    const sum = items.reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
    if (sum !== booked) throw new Error(`A wallet's transactions sum up to ${sum}, not ${booked}.`);
  }
}

/** Every boost is over or running, and what was collected for it is booked. */
function checkBoosts({ books, boosted }: Model): void {
  for (const { reference, status, received } of books.boosts) {
    const taken = boosted.get(reference) ?? 0;
    if (["CREATING", "AWAITING_PAYMENT"].includes(status)) {
      throw new Error(`${reference} never left ${status}.`);
    }
    // PARKED: staff may have booked the payment from the list.
    if (received !== taken && status !== "PARKED") {
      throw new Error(`${reference}: ${taken} came in, ${received} was booked.`);
    }
  }
}

/** No withdrawal is open, and one is PAID if and only if the payment provider, or staff, say that it was paid. */
async function checkPayouts(model: Model): Promise<void> {
  for (const withdrawal of model.books.withdrawals) {
    const { id, status } = withdrawal;
    const link = await linkOf(model, withdrawal);
    // What staff decided about a contradiction stands.
    const isWrong = (status === "PAID") !== (link?.status === "COMPLETED") &&
      withdrawal.decided_at === null;
    if (isOpen(withdrawal) || isWrong) {
      throw new Error(`Withdrawal ${id} is ${status}, and its link ${link?.status}.`);
    }
  }
}

/** Each has ended, and where it is PAID `provider_cash` has it, which equals the list. */
function checkRefunds({ books }: Model): void {
  const open = books.refunds.find(isOnItsWay);
  if (open) {
    throw new Error(`A refund of ${open.reference} is ${open.status}: ${JSON.stringify(open)}`);
  }
}

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
 * The provider makes every row of this run readable and plausible again; whether one was not. A row that was read before
 * counts in the ledger as it was, so only a readable list says what the provider holds.
 */
async function repairList(model: Model): Promise<boolean> {
  const { market, listed, renamed, dear } = model;
  const wrong = renamed.size + dear.size;
  await nameRightly(model, [...renamed.keys()]);
  for (const id of dear) await market.sandbox(`/payment/transactions/${id}/change`, { fee: 0 });
  dear.clear();
  const odd: string[] = [];
  for await (const page of pagesOf(market)) odd.push(...page.odd.map(({ id }) => id));
  const ours = odd.filter((id) => listed.includes(id));
  for (const id of ours) {
    await market.sandbox(`/payment/transactions/${id}/change`, { odd: {} });
  }
  return ours.length + wrong > 0;
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
    market.approved(() => client.post(`/admin/reconciliation/${id}/${what}`, body, REASON));
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
  const isSpent = ["evidence_required", "left_suspense"].includes(answer.body.error.reason);
  const loss = { account: "claims", evidence: "The provider's statement of today" };
  const second = await post(id, "approve", isSpent ? loss : {});
  await must(Promise.resolve(second));
  noteCorrection(model, second);
}

/** Where the list contradicts a payout link, staff book what the link says. */
async function decideAsLink(model: Model, withdrawal: BookedWithdrawal): Promise<boolean> {
  const outcome = (await linkOf(model, withdrawal))?.status === "COMPLETED" ? "paid" : "not_paid";
  const decide = () =>
    model.market.approved(() =>
      model.market.as(model.staff.staff).post(
        `/admin/payouts/${withdrawal.id}/decide`,
        { outcome, evidence: "The bank's written answer" },
        REASON,
      )
    );
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
    const answer = await market.approved(() =>
      client.post(`/admin/suspense/${id}/refund`, { user_id }, REASON)
    );
    if (answer.status === 409) {
      // A payment channel has given it back already.
      const kept = { outcome: "kept", evidence: "Charged back" };
      await must(market.approved(() => client.post(`/admin/suspense/${id}/close`, kept, REASON)));
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
