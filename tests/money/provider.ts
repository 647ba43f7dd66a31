import type { Market } from "../support/market.ts";
import { xendit } from "../support/xendit.ts";

/** Rupiah that the provider's list says it holds for us, before fees. Unreadable rows are left out. */
export async function heldByProvider(market: Market): Promise<number> {
  let sum = 0;
  for await (const page of xendit(market).statement.pages({ updatedSince: new Date(0) })) {
    for (const { status, cashflow, amount, fee } of page.transactions) {
      if (status !== "SUCCESS") continue;
      sum += (cashflow === "MONEY_IN" ? amount : -amount) - Math.min(fee, 0);
    }
  }
  return sum;
}

/** The same according to the ledger. */
export async function heldByLedger({ database }: Market): Promise<number> {
  const [row] = await database.admin<[{ sum: number }]>`
    select coalesce(-sum(entries.amount), 0)::float8 as sum
    from private.ledger_entries as entries
    join private.ledger_accounts as accounts on accounts.id = entries.account_id
    join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
    where accounts.kind = 'provider_cash' and transfers.kind <> 'provider_fee'`;
  return row.sum;
}
