import type postgres from "postgres";
import type { Market } from "../support/market.ts";
import { listBehindApi } from "../support/payments.ts";
import { linkOf } from "./model.ts";
import type { Model } from "./model.ts";

type Sums = Map<string, number>;
const add = (sums: Sums, reference: string, amount: number) =>
  sums.set(reference, (sums.get(reference) ?? 0) + amount);

/** Read past the API: faults are for the marketplace, and stay for it. Earlier rows are of earlier runs. */
export const pagesOf = (market: Market, updatedSince = new Date(0)) =>
  listBehindApi(market).movements({ updatedSince });

/** Rupiah that the provider's list says it holds for this run, by reference. Unreadable rows are left out. */
async function listedByReference({ market, began }: Model): Promise<Sums> {
  const sums: Sums = new Map();
  for await (const page of pagesOf(market, began)) {
    for (const { reference, status, cashflow, amount } of page.movements) {
      if (status === "SUCCESS") add(sums, reference, cashflow === "MONEY_IN" ? amount : -amount);
    }
  }
  return sums;
}

/** Rupiah that the list shows as charged back, by reference; null while a row of this run cannot be read. */
export async function listedChargebacks({ market, began, listed }: Model): Promise<Sums | null> {
  const sums: Sums = new Map();
  for await (const page of pagesOf(market, began)) {
    if (page.odd.some(({ id }) => listed.includes(id))) return null;
    for (const { type, status, reference, amount, cashflow } of page.movements) {
      if (!type.startsWith("CHARGEBACK") || status !== "SUCCESS" || amount <= 0) continue;
      add(sums, reference, cashflow === "MONEY_OUT" ? amount : -amount);
    }
  }
  return sums;
}

/** Of all runs, with fees. */
export async function heldByProvider(market: Market): Promise<number> {
  let held = 0;
  for await (const page of pagesOf(market)) {
    for (const { status, cashflow, amount, fee } of page.movements) {
      if (status === "SUCCESS") held += (cashflow === "MONEY_IN" ? amount : -amount) - fee;
    }
  }
  return held;
}

/** What the ledger booked: by reference and invoice beside our own, and corrections by reference. */
async function bookedByLedger(sql: postgres.Sql) {
  const rows = await sql<{ reference: string; what: string; amount: number }[]>`
    select
      coalesce(d.reference, t.withdrawal_id::text, case when t.kind <> 'refund_returned' then p.reference end,
        split_part(t.key, ':', 2)) as reference,
      case when d.id is not null then 'correction' when t.kind like 'chargeback%' then 'chargeback'
        else coalesce(substring(t.key from '^invoice:(.*):unexpected$'), 'own') end as what,
      -sum(e.amount)::float8 as amount
    from private.ledger_entries e
    join private.ledger_accounts a on a.id = e.account_id and a.kind = 'provider_cash'
    join private.ledger_transfers t on t.id = e.transfer_id and t.kind <> 'provider_fee'
    left join public.orders o on o.id = t.order_id
    left join public.orders p on p.id = o.purchase_id
    left join private.reconciliation_differences d on t.key in ('reconciliation:' || d.id, d.reversal_key)
    group by 1, 2`;
  return rows;
}

/** The same according to the ledger. The fee of a row that counts no more stays booked. */
export async function heldByLedger(market: Market): Promise<number> {
  const [fees] = await market.sql<{ paid: number }[]>`
    select coalesce(sum(e.amount), 0)::float8 as paid
    from private.ledger_transfers t
    join private.ledger_entries e on e.transfer_id = t.id
    join private.ledger_accounts a on a.id = e.account_id and a.kind = 'provider_cash'
    join private.provider_transactions p on starts_with(t.key, 'provider_fee:' || p.id || ':')
    where t.kind = 'provider_fee' and p.status = 'SUCCESS'`;
  return (await bookedByLedger(market.sql)).reduce((sum, { amount }) => sum + amount, -fees!.paid);
}

interface Fact {
  reference: string;
  /** 'own', or the id of an invoice beside our own. */
  what: string;
  amount: number;
}

/** Every payment and payout that the provider has made for this run, as the run caused them. */
async function factsOf(model: Model): Promise<Fact[]> {
  const { books, collected, boosted, strayInvoices } = model;
  const firsts = books.orders.filter(({ id, purchase_id }) => id === purchase_id);
  const facts: Fact[] = firsts.map(({ id, reference }) => ({
    reference,
    what: "own",
    amount: collected.get(id) ?? 0,
  }));
  for (const [reference, amount] of boosted) facts.push({ reference, what: "own", amount });
  for (const [what, stray] of strayInvoices) facts.push({ what, ...stray });
  const links = await Promise.all(books.withdrawals.map((each) => linkOf(model, each)));
  books.withdrawals.forEach(({ id, net }, at) =>
    facts.push({
      reference: id,
      what: "own",
      amount: links[at]?.status === "COMPLETED" ? -net : 0,
    })
  );
  return facts;
}

/**
 * Throws unless provider_cash is what the provider holds, reference by reference. Only two things may
 * differ, each by its exact amount: a payment or payout that was not applied yet, and a row of
 * the list that contradicts the invoice or link, until staff book a correction.
 */
export async function checkProvider(model: Model): Promise<void> {
  const { books, contradicted, corrections } = model;
  const [booked, facts] = await Promise.all([bookedByLedger(model.checks), factsOf(model)]);
  // After the links: a transfer that fell due when its link was read is in the list.
  const held = await listedByReference(model);
  const decided = new Map(
    books.withdrawals.filter((each) => each.decided_at !== null).map((
      each,
    ) => [each.id, -each.net]),
  );
  const expected: Sums = new Map();
  for (const { amount, reference } of corrections.values()) add(expected, reference, amount);
  // Compared with the list after each reading of it (charged.ts).
  for (const { what, amount, reference } of booked) {
    if (what === "chargeback") add(expected, reference, amount);
  }
  for (const { id } of books.refunds) {
    facts.push({ reference: id, what: "own", amount: held.get(id) ?? 0 });
  }
  const happened: Sums = new Map();
  for (const { reference, what, amount } of facts) {
    add(happened, reference, amount);
    const found = booked.find((each) => each.reference === reference && each.what === what);
    const ours = found?.amount ?? 0;
    const withdrawal = books.withdrawals.find(({ id }) => id === reference);
    // The provider took a payout back, or staff decided about it: then our side is the payout or 0.
    const may = withdrawal === undefined ? [0, amount] : [0, amount, -withdrawal.net];
    if (!may.includes(ours)) {
      throw new Error(`${reference}, ${what}: ${ours} is booked, the provider has ${amount}.`);
    }
    // In flight: what has happened at the provider and is not booked, or is not taken back yet.
    add(expected, reference, ours);
  }
  for (const reference of new Set([...held.keys(), ...happened.keys()])) {
    if (!isOfRun(model, reference)) continue;
    const [listed, real] = [held.get(reference) ?? 0, happened.get(reference) ?? 0];
    if (listed !== real && !contradicted.has(reference)) {
      throw new Error(`${reference}: the list has ${listed}, its invoice or link ${real}.`);
    }
  }
  const ours: Sums = new Map();
  for (const { reference, amount } of booked) add(ours, reference, amount);
  for (const reference of new Set([...ours.keys(), ...expected.keys()])) {
    if (!isOfRun(model, reference)) continue;
    const [found, due] = [ours.get(reference) ?? 0, expected.get(reference) ?? 0];
    if (found !== due) {
      throw new Error(
        `${reference}: provider_cash has ${found}, payments and corrections say ${due}` +
          `${decided.has(reference) ? " (decided by staff)" : ""}.`,
      );
    }
  }
}

/** A market is shared by several runs, each with its own users. */
function isOfRun({ books, boosted, contradicted }: Model, reference: string): boolean {
  return contradicted.has(reference) || boosted.has(reference) ||
    books.orders.some((order) => order.reference === reference) ||
    books.boosts.some((boost) => boost.reference === reference) ||
    [...books.withdrawals, ...books.refunds].some(({ id }) => id === reference);
}
