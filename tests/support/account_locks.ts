/** Which ledger accounts an operation has locked when it waits: it may wait for no earlier one. */
import type postgres from "postgres";
import { untilLocked } from "./locks.ts";
import type { Market } from "./market.ts";
import type { Sale } from "./sale.ts";

export type Lock = (sql: postgres.TransactionSql) => Promise<unknown>;

export const account = (kind: string, { order }: Sale, user: string | null = null): Lock => (sql) =>
  sql`select private.ledger_lock(${order.id}, array[
    private.ledger_line(${kind}::private.account_kind, 0, p_user_id => ${user}::uuid)])`;
export const buyersWallet = (sale: Sale) => account("wallet", sale, sale.buyer.id);

/** The accounts other than wallets that somebody has locked. */
async function locked({ database: { admin } }: Market): Promise<string[]> {
  const free = await admin`select id from private.ledger_accounts for update skip locked`;
  const rows = await admin`
    select kind::text from private.ledger_accounts
    where kind <> 'wallet' and id <> all (${free.map(({ id }) => id)}::bigint[]) order by kind`;
  return rows.map(({ kind }) => kind);
}

/** The accounts that `act` has when it waits for what `lock` takes; then it goes on. */
export async function heldAt(
  market: Market,
  lock: Lock,
  act: () => Promise<unknown>,
): Promise<string[]> {
  let held: string[] = [];
  let acting: Promise<unknown> | undefined;
  await market.database.admin.begin(async (sql) => {
    const [me] = await sql`select pg_backend_pid() as pid`;
    await lock(sql);
    const mine = await locked(market);
    acting = act();
    await untilLocked(market, 1, me!["pid"]);
    held = (await locked(market)).filter((kind) => !mine.includes(kind));
  });
  await acting;
  return held;
}
