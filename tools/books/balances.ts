import type postgres from "postgres";
import { Changed } from "./chain.ts";

/** The balances of accounts are no part of the chain: its entries say what they have to be. */
export async function compareBalances(sql: postgres.TransactionSql): Promise<void> {
  const [account] = await sql`
    select accounts.id::text, accounts.kind::text, accounts.holder_id::text, accounts.stripe::text,
      accounts.balance::text, accounts.version::text,
      coalesce(sums.amount, 0)::text as amount, coalesce(sums.entries, 0)::text as entries
    from private.ledger_accounts as accounts
    left join (
      select account_id, sum(amount) as amount, count(*) as entries
      from private.ledger_entries group by account_id
    ) as sums on sums.account_id = accounts.id
    where accounts.balance <> coalesce(sums.amount, 0)
      or accounts.version <> coalesce(sums.entries, 0)
    order by accounts.id limit 1`;
  if (!account) return;
  const { id, kind, holder_id, stripe, balance, version, amount, entries } = account;
  const part = stripe === "0" ? "" : `, stripe ${stripe}`;
  throw new Changed(
    `Account ${id} (${kind} of ${holder_id}${part}) has the balance ${balance} after ${version} entries, but ` +
      `its ${entries} entries sum to ${amount}.`,
  );
}
