import { invoicesOf } from "../support/sale.ts";
import { must, walletOf } from "../support/life.ts";
import { statusOf } from "./books.ts";
import type { BookedOrder, BookedWithdrawal } from "./books.ts";
import { decideSuspense } from "./suspense.ts";
import { checkBooks } from "./check_books.ts";
import { advance } from "./clock.ts";
import { clientOf, linkOf } from "./model.ts";
import type { Model } from "./model.ts";

const DAY = 24 * 3600;
const ENDED = ["COMPLETED", "REFUNDED", "CANCELLED", "EXPIRED"];

/** Ends every order: the providers work again, staff decide, time passes. Throws when something is left undone. */
export async function finish(model: Model): Promise<void> {
  const { market } = model;
  await market.with({}).delete("/sandbox/faults");
  await advance(market, 61 * 60);
  for (let round = 0; round < 4; round++) {
    await checkBooks(model);
    const open = model.books.orders.filter((order) =>
      !ENDED.includes(statusOf(order)) || isUnmatched(order)
    );
    if (open.length === 0 && !model.books.withdrawals.some(isOpen)) break;
    for (const order of open) await conclude(model, order, round < 2);
    await advance(market, 8 * DAY);
  }
  await checkBooks(model);
  await everythingIsSettled(model);
  await everyPayoutIsKnown(model);
  await nothingIsOwed(model);
}

const isUnmatched = ({ money }: BookedOrder) => (money.suspense ?? 0) > 0;
const isOpen = ({ status }: BookedWithdrawal) => ["HELD", "LINK_CREATED"].includes(status);

/** Where neither the parties nor time will move an order any more, staff do. */
async function conclude(model: Model, order: BookedOrder, mayWait: boolean): Promise<void> {
  const staff = clientOf(model, order, "staff");
  const status = statusOf(order);
  if (isUnmatched(order)) return decideSuspense(model, order, "refund");
  if (status === "AWAITING_PAYMENT") await must(staff.put(`/orders/${order.id}/cancel`, {}));
  if (status === "SHIPPED") {
    await must(staff.put(`/orders/${order.id}/status`, { status: "DELIVERED" }));
  }
  // A parcel that a carrier has, on its way back, waits for its seller's or staff's word.
  if (status === "RETURN_APPROVED" && !mayWait) {
    await must(staff.put(`/orders/${order.id}/status`, { status: "RETURN_RECEIVED" }));
  }
  if (status !== "DISPUTED") return;
  const { dispute } = await must(staff.get(`/orders/${order.id}`));
  const resolution = order.item_price === 150_000 ? "refund" : "release";
  await must(staff.post(`/admin/disputes/${dispute.id}/resolve`, { resolution }));
}

/** Every order has ended, every rupiah that the provider took is booked, and everyone can read what is theirs. */
async function everythingIsSettled({ market, books, collected, users }: Model): Promise<void> {
  for (const order of books.orders) {
    const { reference, money } = order;
    if (!ENDED.includes(statusOf(order))) {
      throw new Error(`${reference} is ${statusOf(order)} for ever.`);
    }
    const [booked, taken] = [-(money.cash ?? 0), collected.get(order.id) ?? 0];
    if (isUnmatched(order)) throw new Error(`${reference} has money that nobody decided about.`);
    if (booked !== taken) throw new Error(`${reference}: ${taken} came in, ${booked} was booked.`);
    const invoices = await invoicesOf(market, reference);
    if (invoices.length !== 1) throw new Error(`${reference} has ${invoices.length} invoices.`);
  }
  for (const person of users) {
    const [shown, booked] = [await walletOf(market, person), books.wallets.get(person.id) ?? 0];
    if (shown !== booked) throw new Error(`A wallet shows ${shown}, the books ${booked}.`);
    const { items } = await must(market.as(person).get("/wallet/transactions?limit=100"));
    const sum = items.reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
    if (sum !== booked) throw new Error(`A wallet's transactions sum up to ${sum}, not ${booked}.`);
  }
}

/** A withdrawal is paid if and only if the payment provider has paid it, and none waits for ever. */
async function everyPayoutIsKnown(model: Model): Promise<void> {
  for (const withdrawal of model.books.withdrawals) {
    const { id, status } = withdrawal;
    const link = await linkOf(model, withdrawal);
    if (isOpen(withdrawal) || (status === "PAID") !== (link?.status === "COMPLETED")) {
      throw new Error(`Withdrawal ${id} is ${status}, and its link ${link?.status}.`);
    }
  }
}

/** No job has failed for good or waits for another try; a callback about what nobody knows may be given up. */
async function nothingIsOwed({ market }: Model): Promise<void> {
  const owed = await market.database.admin`
    select kind, key, attempts, last_error from private.jobs
    where finished_at is null and (dead_at is not null or attempts > 0 or run_at <= private.now())
      and not (kind = 'webhooks_handle' and exists (
        select from private.provider_events e where e.id::text = jobs.key and e.outcome = 'unknown'))`;
  if (owed.length > 0) throw new Error(`Work was left undone: ${JSON.stringify(owed)}`);
  const stuck = await market.database.admin`
    select l.id from public.listings l where l.status = 'reserved' and not exists (
      select from public.orders o where o.listing_id = l.id and o.status = 'AWAITING_PAYMENT')`;
  if (stuck.length > 0) throw new Error(`Reserved for nobody: ${JSON.stringify(stuck)}`);
}
