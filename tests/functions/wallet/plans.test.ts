import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";

const market = useMarket();
const ENTRIES = 20_000;
const UNDO = new Error("undo");

test("a wallet's page is not planned again in each call, however many entries there are", async () => {
  const { seller } = await market.openSale();
  const [chosen, kept] = await pagesTouched(seller.id, ["auto", "force_generic_plan"]);
  expect(chosen).toBe(kept);
});

/** By the tenth call with each setting: planning reads pages of catalogs and indexes. */
async function pagesTouched(userId: string, modes: string[]): Promise<number[]> {
  const pages: number[] = [];
  await market.sql.begin(async (tx) => {
    await tx.unsafe(`
      set local request.jwt.claims = '${JSON.stringify({ sub: userId })}';
      set local session_replication_role = replica;
      insert into private.ledger_accounts (kind, user_id, version)
      values ('wallet', '${userId}', ${ENTRIES});
      insert into private.ledger_transfers (id, key, kind, description, event_at)
      select md5(n::text)::uuid, n, 'release', 'Sale', now() from generate_series(1, ${ENTRIES}) as n;
      insert into private.ledger_entries (transfer_id, account_id, amount, balance_after, version)
      select md5(n::text)::uuid, accounts.id, 1, n, n
      from generate_series(1, ${ENTRIES}) as n, private.ledger_accounts as accounts
      where accounts.user_id = '${userId}';
      analyze private.ledger_entries, private.ledger_transfers`).simple();
    for (const [at, mode] of modes.entries()) {
      await tx.unsafe(`set local plan_cache_mode = ${mode}`);
      for (let call = 1; call <= 10; call++) {
        const [row] = await tx`
          explain (analyze, buffers, timing off, format json) select api.wallet_transactions(20, 0)`;
        const [{ Plan: plan }] = row!["QUERY PLAN"];
        pages[at] = plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
      }
    }
    throw UNDO;
  }).catch((error) => {
    if (error !== UNDO) throw error;
  });
  return pages;
}
