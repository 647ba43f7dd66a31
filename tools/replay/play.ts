/** Plays transitions in a scratch database; each in a transaction that is rolled back. */
import { translate } from "../../shared/db/errors.ts";
import type postgres from "postgres";
import type { Recorded, Row, Step } from "./order.ts";
import { rewind } from "./rewind.ts";

export interface Outcome {
  steps: Pick<Step, "order_id" | "from_status" | "to_status">[];
  /** By key: "release: escrow -150000, wallet (seller) 150000". */
  transfers: Map<string, string>;
  error?: string;
}

/** The clock stands still at the time of the transition, and new accounts come after all copied ones. */
export const prepareScratch = (scratch: postgres.Sql) =>
  scratch.unsafe(`
    create or replace function private.now() returns timestamptz language sql volatile
    return current_setting('replay.now')::timestamptz;
    select setval(pg_get_serial_sequence('private.ledger_accounts', 'id'), 1000000000000)`)
    .simple();

async function write(tx: postgres.TransactionSql, tables: Map<string, Row[]>): Promise<void> {
  const filled = [...tables].filter(([, rows]) => rows.length > 0);
  const known = await tx<{ table: string; columns: string[] }[]>`
    select name as table, array_agg(attname::text) as columns
    from unnest(${filled.map(([table]) => table)}::text[]) as name
    join pg_attribute on attrelid = name::regclass
    where attnum > 0 and not attisdropped and attgenerated = '' group by name`;
  for (const [table, rows] of filled) {
    const columns = known.find((each) => each.table === table)!.columns
      .filter((name) => Object.hasOwn(rows[0]!, name));
    await tx`
      insert into ${tx(table)} (${tx(columns)}) overriding system value
      select ${tx(columns)} from jsonb_populate_recordset(
        null::${tx(table)}, ${JSON.stringify(rows)}::text::jsonb)`;
  }
}

async function outcomeOf(
  tx: postgres.TransactionSql,
  orders: Row[],
  step: Step,
): Promise<Outcome> {
  const steps = await tx<Step[]>`
    select order_id, from_status, to_status from private.order_history as history
    where history.at >= ${step.at}::text::timestamptz order by version`;
  const posted = await tx<Row[]>`
    select to_jsonb(t) as t from private.ledger_transfers as t
    where created_at >= ${step.at}::text::timestamptz`;
  const transfers = posted.map(({ t }) => t as unknown as Row);
  const ids = transfers.map((transfer) => transfer["id"] as string);
  const entries = await tx<{ row: Row }[]>`
    select to_jsonb(e) as row from private.ledger_entries as e where transfer_id = any (${ids}::uuid[])`;
  const accounts = await tx<
    { row: Row }[]
  >`select to_jsonb(a) as row from private.ledger_accounts as a`;
  const data = { entries: entries.map(({ row }) => row), accounts: accounts.map(({ row }) => row) };
  return { steps, transfers: describe(transfers, data, orders) };
}

export function describe(
  transfers: Row[],
  { entries, accounts }: { entries: Row[]; accounts: Row[] },
  [order]: Row[],
): Map<string, string> {
  const holders = new Map([[order!["buyer_id"], " (buyer)"], [order!["seller_id"], " (seller)"]]);
  const line = (entry: Row) => {
    const account = accounts.find((each) => each["id"] === entry["account_id"])!;
    return `${account["kind"]}${holders.get(account["user_id"]!) ?? ""} ${entry["amount"]}`;
  };
  return new Map(transfers.map((transfer) => {
    const lines = entries.filter((entry) => entry["transfer_id"] === transfer["id"]).map(line);
    return [String(transfer["key"]), `${transfer["kind"]}: ${lines.sort().join(", ")}`];
  }));
}

const messageOf = (error: unknown) => (translate(error) as Error).message;

export async function play(
  scratch: postgres.Sql,
  recorded: Recorded,
  step: Step,
): Promise<Outcome> {
  const undo = new Error("undo");
  let outcome: Outcome = { steps: [], transfers: new Map() };
  await scratch.begin(async (tx) => {
    await tx`select set_config('replay.now', ${step.at}, true), set_config('timezone', 'UTC', true)`;
    await tx`set local session_replication_role = replica`;
    await tx`delete from private.settings`;
    const parties = recorded.tables.get("public.profiles")!.map(({ id }) => id as string);
    await tx`insert into auth.users (id) select unnest(${parties}::uuid[])`;
    await write(tx, rewind(recorded, step));
    await tx`set local session_replication_role = origin`;
    await tx`select private.move_order(private.lock_order(${step.order_id}), ${step.to_status}::public.order_status,
      ${step.actor}::public.order_actor, ${step.actor_id}::uuid, ${step.reason})`;
    outcome = await outcomeOf(tx, recorded.orders, step);
    throw undo;
  }).catch((error) => {
    if (error !== undo) outcome.error = messageOf(error);
  });
  return outcome;
}
