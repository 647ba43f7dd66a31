import { invoicesOf } from "../support/sale.ts";
import { REASON } from "../support/staff.ts";
import { approved } from "../support/approvals.ts";
import { must, walletOf } from "../support/life.ts";
import { ENDED, statusOf } from "./books.ts";
import type { BookedOrder, BookedWithdrawal } from "./books.ts";
import { decideBookings } from "./bookings.ts";
import { decideCharges } from "./decide_charge.ts";
import { decideSuspense } from "./suspense.ts";
import { checkBooks } from "./check_books.ts";
import { checkJobs } from "./check_jobs.ts";
import { advance } from "./clock.ts";
import { closeCases, resolveDifferences } from "./resolve.ts";
import { clientOf, hasLeft, linkOf } from "./model.ts";
import type { Model } from "./model.ts";

const DAY = 24 * 3600;

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
    for (const order of open) await conclude(model, order, round < 2);
    await advance(market, 8 * DAY);
  }
  await decideBookings(model);
  // Staff decide about a payout two days after its request at the earliest.
  await advance(market, 2 * DAY);
  await resolveDifferences(model);
  await checkBooks(model);
  await checkOrdersEnded(model);
  await checkPayouts(model);
  checkBoosts(model);
  await checkJobs(model.market);
  await closeCases(model);
}

const isInSuspense = ({ money }: BookedOrder) => (money.suspense ?? 0) > 0;
const isOpen = ({ status }: BookedWithdrawal) => ["HELD", "LINK_CREATED"].includes(status);

/** Nobody is suspended or banned any more. */
async function reinstate({ market, staff, users }: Model): Promise<void> {
  const client = market.as(staff.staff);
  for (const { id } of users) {
    await client.put(`/admin/accounts/${id}`, { account_status: "active" }, REASON);
  }
}

/** Staff end orders that neither the parties nor deadlines end. */
async function conclude(model: Model, order: BookedOrder, mayWait: boolean): Promise<void> {
  const staff = clientOf(model, order, "staff");
  const status = statusOf(order);
  if (isInSuspense(order) && !hasLeft(model, order)) return decideSuspense(model, order, "refund");
  if (status === "AWAITING_PAYMENT") await must(staff.put(`/orders/${order.id}/cancel`, {}));
  if (status === "SHIPPED") {
    await must(staff.put(`/orders/${order.id}/status`, { status: "DELIVERED" }));
  }
  // A booked return waits for the seller or staff to confirm its arrival.
  if (status === "RETURN_APPROVED" && !mayWait) {
    const status = "RETURN_RECEIVED";
    await must(approved(model.market, () => staff.put(`/orders/${order.id}/status`, { status })));
  }
  if (status !== "DISPUTED") return;
  const { dispute } = await must(staff.get(`/orders/${order.id}`));
  const resolution = order.item_price === 150_000 ? "refund" : "release";
  await must(
    approved(
      model.market,
      () => staff.post(`/admin/disputes/${dispute.id}/resolve`, { resolution }),
    ),
  );
}

/** Every order has ended, every collected payment is booked, and wallets show their balance. */
async function checkOrdersEnded(model: Model): Promise<void> {
  const { market, books, collected, strays, users } = model;
  for (const order of books.orders) {
    const { reference, money } = order;
    if (!ENDED.includes(statusOf(order))) {
      throw new Error(`${reference} never left ${statusOf(order)}.`);
    }
    const booked = -(money.cash ?? 0);
    const taken = (collected.get(order.id) ?? 0) + order.applied;
    if (isInSuspense(order)) {
      throw new Error(`${reference} has an amount in suspense without a decision.`);
    }
    // A corrected or unusable payment, and one of somebody who has left, is booked beside the sale;
    // resolveDifferences compares the sum.
    if (booked !== taken && !order.booked_beside && !hasLeft(model, order)) {
      throw new Error(`${reference}: ${taken} came in, ${booked} was booked.`);
    }
    const invoices = await invoicesOf(market, reference);
    const own = order.amount_due === 0 ? 0 : 1;
    if (invoices.length !== own + (strays.get(order.id) ?? 0)) {
      throw new Error(`${reference} has ${invoices.length} invoices.`);
    }
  }
  for (const person of users) {
    const [shown, booked] = [await walletOf(market, person), books.wallets.get(person.id) ?? 0];
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
