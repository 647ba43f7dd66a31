import { parseArgs } from "node:util";
import postgres from "postgres";
import { Changed, walkChain } from "./books/chain.ts";
import { checkTables, trustNothing } from "./books/tables.ts";
import { command } from "./command.ts";
import { targetDatabase } from "./target_database.ts";

/** A root that the finance portal holds. */
interface KnownRoot {
  day: string;
  root: string;
}

export interface Verdict {
  isWhole: boolean;
  text: string;
}

export function readRoots(args: readonly string[]): KnownRoot[] {
  const options = { root: { type: "string", multiple: true, default: [] as string[] } } as const;
  return parseArgs({ args, options }).values.root.map((given) => {
    const [, day, root] = /^(\d{4}-\d{2}-\d{2})=([0-9a-f]{64})$/.exec(given) ?? [];
    if (day && root) return { day, root };
    throw new Error("Usage: npm run verify-books [-- --root <YYYY-MM-DD>=<64 hex digits> …]");
  });
}

/** Compares the books with their seals, at one instant and without a lock that anybody waits for. */
export function verifyBooks(sql: postgres.Sql, known: readonly KnownRoot[] = []): Promise<Verdict> {
  return sql.begin(
    "isolation level repeatable read read only",
    (tx) => inspectBooks(tx, known),
  ) as Promise<Verdict>;
}

export async function inspectBooks(
  tx: postgres.TransactionSql,
  known: readonly KnownRoot[] = [],
): Promise<Verdict> {
  const missing = new Map(known.map(({ day, root }) => [root, day]));
  await trustNothing(tx);
  try {
    await checkTables(tx);
    const { blocks, rows, root } = await walkChain(tx, (root) => void missing.delete(root));
    await findInserted(tx);
    await compareBalances(tx);
    for (const [root, day] of missing) {
      throw new Changed(
        `No block has the root ${root}, which the portal holds of ${day}: the chain was rewritten.`,
      );
    }
    const [queue] = await tx`select count(*)::integer as waiting from private.book_queue`;
    const sealedIn = blocks === 1 ? "1 block" : `${blocks} blocks`;
    const sealed = `As they were sealed: ${rows} rows in ${sealedIn}.`;
    const text = `${sealed} ${queue?.["waiting"]} rows wait for the next block.\nRoot: ${root}`;
    return { isWhole: true, text };
  } catch (error) {
    if (error instanceof Changed) return { isWhole: false, text: error.message };
    throw error;
  }
}

/** Rows inserted without private.ledger_post or private.audit_log's trigger. */
async function findInserted(sql: postgres.TransactionSql): Promise<void> {
  const [transfer] = await sql`
    select id::text, key from private.ledger_transfers as transfers
    where not exists (select from private.book_rows where transfer_id = transfers.id)
      and not exists (select from private.book_queue where transfer_id = transfers.id)
    order by created_at, id limit 1`;
  if (transfer) {
    throw new Changed(
      `Transfer ${transfer["id"]} (${
        transfer["key"]
      }) was inserted: it is in no block and does not wait for one.`,
    );
  }
  const [line] = await sql`
    select id::text from private.audit_log as lines
    where not exists (select from private.book_rows where audit_id = lines.id)
      and not exists (select from private.book_queue where audit_id = lines.id)
    order by id limit 1`;
  if (line) {
    throw new Changed(
      `Audit line ${line["id"]} was inserted: it is in no block and does not wait for one.`,
    );
  }
}

/** The chain covers entries, not balances: a balance is the sum of its entries. */
async function compareBalances(sql: postgres.TransactionSql): Promise<void> {
  const [account] = await sql`
    select accounts.id::text, accounts.kind::text, accounts.holder_id::text, accounts.stripe::text,
      accounts.balance::text, accounts.version::text,
      coalesce(sums.amount, 0)::text as amount, coalesce(sums.entries, 0)::text as entries
    from private.ledger_accounts as accounts
    left join (
      select account_id, pg_catalog.sum(amount) as amount, pg_catalog.count(*) as entries
      from private.ledger_entries group by account_id
    ) as sums on sums.account_id = accounts.id
    where accounts.balance OPERATOR(pg_catalog.<>) coalesce(sums.amount, 0)
      or accounts.version OPERATOR(pg_catalog.<>) coalesce(sums.entries, 0)
    order by accounts.id limit 1`;
  if (!account) return;
  const { id, kind, holder_id, stripe, balance, version, amount, entries } = account;
  const part = stripe === "0" ? "" : `, stripe ${stripe}`;
  throw new Changed(
    `Account ${id} (${kind} of ${holder_id}${part}) has the balance ${balance} after ${version} entries, but ` +
      `its ${entries} entries sum to ${amount}.`,
  );
}

if (import.meta.main) {
  await command(async () => {
    const known = readRoots(Deno.args);
    const sql = postgres(await targetDatabase(), { max: 1, onnotice: () => {} });
    const { isWhole, text } = await verifyBooks(sql, known).finally(() => sql.end());
    console.log(text);
    if (!isWhole) Deno.exitCode = 1;
  });
}
