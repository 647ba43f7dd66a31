import type { PendingWithdrawal } from "../../shared/db/results.ts";
import type { Answer } from "./client.ts";
import type { Market } from "./market.ts";
import type { TestUser, User } from "./users.ts";
import { must } from "./client.ts";

export interface Withdrawal {
  id: string;
  status: string;
  amount: number;
  fee: number;
  net: number;
  payout_url: string | null;
  provider_payout_id: string | null;
}

/** A new user with this wallet balance. */
export async function wealthy(market: Market, amount = 100_000): Promise<User> {
  const person = await market.user({ address: false });
  await person.fund(amount);
  return person;
}

/** Adds rupiah to a wallet by an adjustment. */
export async function fund(market: Market, { id }: TestUser, amount: number): Promise<void> {
  await market.database.admin`
    select private.ledger_post('test:' || gen_random_uuid(), 'adjustment', 'Test', null, array[
      private.ledger_line('adjustments', ${-amount}), private.ledger_line('wallet', ${amount}, p_user_id => ${id})])`;
}

export const request = (market: Market, person: TestUser, amount = 50_000, key?: string) =>
  market.as(person).post(
    "/wallet/withdrawals",
    { amount },
    key === undefined ? {} : { "Idempotency-Key": key },
  );

/** A withdrawal with an unclaimed link. */
export async function withdraw(
  market: Market,
  person: TestUser,
  amount = 50_000,
): Promise<Withdrawal> {
  return await must(request(market, person, amount));
}

/** A withdrawal whose request was killed before it asked for the link; returns its id. */
export const interrupted = async (market: Market, person: TestUser, request_key: string) =>
  (await market.services.db.user(person).call("api.wallet_withdrawals_create", {
    amount: 50_000,
    fee: 2_500,
    provider: "xendit_invoices",
    request_key,
  }) as PendingWithdrawal).withdrawal_id;

/** The staff cases about a withdrawal with why they were closed: "payout_unknown: open", "payout_locked: over". */
export const casesOf = async ({ sql }: Market, id: string): Promise<string[]> =>
  (await sql`
    select kind || ': ' || case when closed_at is null then 'open' else coalesce(closed_because, 'closed') end as kind
    from private.staff_cases
    where details ->> 'withdrawal_id' = ${id} order by opened_at`).map(({ kind }) => kind);

export const reread = async (market: Market, person: TestUser, { id }: { id: string }) =>
  await must(market.as(person).get(`/wallet/withdrawals/${id}`)) as Withdrawal;

/** `available`, `held` and `in_escrow` of a wallet. */
export const balanceOf = async (market: Market, person: TestUser) =>
  await must(market.as(person).get("/wallet/balance"));

/** Types and amounts of a wallet's transactions, newest first. */
export const entriesOf = async (market: Market, person: TestUser): Promise<[string, number][]> =>
  (await must(market.as(person).get("/wallet/transactions"))).items
    .map(({ type, amount }: { type: string; amount: number }) => [type, amount]);

/** Makes the payment provider complete, fail, expire or return the link. */
export const provider = (
  market: Market,
  { id }: { id: string },
  operation: string,
): Promise<Answer> => market.sandbox(`/payment/payouts/${id}/${operation}`);

/** Ends all leases. They end in real time, for which no test waits. */
export const loseLeases = async ({ database: { admin } }: Market) => {
  await admin`update private.withdrawals set leased_until = clock_timestamp() - interval '1 second'`;
  await admin`update private.jobs set leased_until = null where lease_token is null`;
};
