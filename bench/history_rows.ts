/** A ledger of any size, by set-based SQL: no index and no check while it is written. */
import type postgres from "postgres";
import type { BenchMarket } from "./market.ts";
import { addUsers } from "./users.ts";

/** Every page is full from 400,000 entries on: half of all entries are of wallets. */
const WALLETS = 10_000;
const TRANSFERS_AT_ONCE = 500_000;
/** Over which the entries are spread, this one the last. */
export const MONTHS = 36;

export async function addWallets(market: BenchMarket): Promise<string[]> {
  const ids = await addUsers(market, WALLETS);
  await market.admin`
    insert into private.ledger_accounts (kind, user_id)
    select 'wallet', id from unnest(${ids}::uuid[]) as id`;
  await market.admin`insert into private.ledger_accounts (kind) values ('adjustments')`;
  return ids;
}

/** Fills an empty ledger with transfers of two entries. */
export async function fillLedger({ admin }: BenchMarket, entries: number): Promise<void> {
  if (entries % (2 * WALLETS) !== 0) throw new Error(`Sizes are multiples of ${2 * WALLETS}.`);
  const count = entries / 2;
  // So that the server does not write all changed pages every few seconds.
  await logUpTo(admin, "4GB");
  const creations = await dropIndexes(
    admin,
    ["private.ledger_transfers", "private.ledger_entries"],
    "puf",
  );
  for (let at = 0; at < count; at += TRANSFERS_AT_ONCE) {
    const until = Math.min(at + TRANSFERS_AT_ONCE, count);
    await admin.begin((tx) => tx.unsafe(transfers(at, until, count)).simple());
  }
  // Whole rounds: each wallet got as many entries as every other one.
  const each = `case kind when 'wallet' then ${count / WALLETS} else ${count} end`;
  await admin.unsafe(`
    update private.ledger_accounts set
      version = ${each},
      balance = case kind when 'wallet' then 1000 else -1000 end::bigint * ${each}
    where kind in ('wallet', 'adjustments')`);
  await admin.begin((tx) => create(tx, creations));
  await admin`vacuum analyze private.ledger_transfers`;
  await admin`vacuum analyze private.ledger_entries`;
  await admin`vacuum full private.ledger_accounts`;
  await admin`vacuum analyze private.ledger_accounts`;
  await logUpTo(admin, "default");
}

/** How much log there may be between two checkpoints. */
async function logUpTo(admin: postgres.Sql, size: string): Promise<void> {
  await admin.unsafe(`alter system set max_wal_size = ${size === "default" ? size : `'${size}'`}`);
  await admin`select pg_reload_conf()`;
}

const transfers = (from: number, to: number, all: number) => `
  set local session_replication_role = replica;
  create temporary table business on commit drop as
  select n, md5('transfer' || n)::uuid as id, start + (now() - start) * (n::float8 / ${all}) as at
  from generate_series(${from}::bigint, ${to - 1}) as n,
    (select date_trunc('month', now()) - interval '${MONTHS - 1} months' as start) as period;
  insert into private.ledger_transfers (id, key, kind, description, event_at, created_at)
  select id, 'bench:' || n, 'release', 'Sale of Dress nomor ' || n, at, at from business;
  with wallets as (
    select id, row_number() over (order by id) - 1 as position
    from private.ledger_accounts where kind = 'wallet'
  )
  insert into private.ledger_entries (transfer_id, account_id, amount, balance_after, version, created_at)
  select lines.* from (
    select business.id, wallets.id, 1000, 1000 * (n / ${WALLETS} + 1), n / ${WALLETS} + 1, at as created_at
    from business join wallets on position = n % ${WALLETS}
    union all
    select business.id, market.id, -1000, -1000 * (n + 1), n + 1, at
    from business, private.ledger_accounts as market where market.kind = 'adjustments'
  ) as lines order by created_at`;

type Statements = Pick<postgres.Sql, "unsafe">;

/** Drops the constraints of these types and the other indexes; returns what creates them again. */
export async function dropIndexes(
  sql: Statements,
  names: string[],
  types: "pu" | "puf",
): Promise<string[]> {
  const tables = `(${names.map((name) => `'${name}'::regclass`).join(", ")})`;
  const constraints = await sql.unsafe(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
        || case contype when 'f' then ' not valid' else '' end as create
    from pg_constraint
    where strpos('${types}', contype::text) > 0 and (conrelid in ${tables} or confrelid in ${tables})
    order by contype <> 'f', conname`);
  const indexes = await sql.unsafe(`
    select format('drop index %s', indexrelid::regclass) as drop,
      replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as create
    from pg_index
    where indrelid in ${tables} and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')`);
  const all = [...constraints, ...indexes];
  for (const { drop } of all) await sql.unsafe(drop);
  // Foreign keys last: they need the keys.
  return all.toReversed().map(({ create }) => create);
}

export async function create(sql: Statements, creations: string[]): Promise<void> {
  await sql.unsafe("set local maintenance_work_mem = '1GB'");
  for (const creation of creations) await sql.unsafe(creation);
}

/** Notifications of these users, spread as the transfers are. */
export async function fillInboxes(
  { admin }: BenchMarket,
  users: string[],
  count: number,
): Promise<void> {
  await admin`
    insert into public.notifications (user_id, event_id, kind, category, data, created_at, read_at)
    select (${users}::uuid[])[1 + n % ${users.length}::integer], 'bench:' || n, 'order.shipped', 'order',
      '{"reference": "ORD-261121-ABCDEF", "title": "Dress"}',
      start + (now() - start) * (n::float8 / ${count}::integer), case when n % 10 > 0 then now() end
    from generate_series(0, ${count - 1}::integer) as n,
      (select date_trunc('month', now()) - ${MONTHS - 1} * interval '1 month' as start) as period`;
  await admin`vacuum analyze public.notifications`;
}
