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

/** Adds transfers of two entries until there are `to`; `all` is how many there will be in the end. */
export async function growLedger(
  { admin }: BenchMarket,
  from: number,
  to: number,
  all: number,
): Promise<void> {
  if (to % (2 * WALLETS) !== 0) throw new Error(`Sizes are multiples of ${2 * WALLETS}.`);
  const [first, last] = [from / 2, to / 2];
  const rebuild = await withoutIndexes(admin);
  for (let at = first; at < last; at += TRANSFERS_AT_ONCE) {
    const until = Math.min(at + TRANSFERS_AT_ONCE, last);
    await admin.begin((tx) => tx.unsafe(transfers(first, at, until, all / 2)).simple());
  }
  // Whole rounds: each wallet got as many entries as every other one.
  await admin.unsafe(`
    update private.ledger_accounts set
      version = version + case kind when 'wallet' then ${(last - first) / WALLETS} else ${
    last - first
  } end,
      balance = balance + case kind when 'wallet' then 1000 * ${(last - first) / WALLETS}
        else -1000 * ${last - first} end
    where kind in ('wallet', 'adjustments')`);
  await rebuild();
  await admin`vacuum analyze private.ledger_transfers`;
  await admin`vacuum analyze private.ledger_entries`;
  await admin`vacuum full private.ledger_accounts`;
  await admin`vacuum analyze private.ledger_accounts`;
}

const transfers = (first: number, from: number, to: number, all: number) => `
  set local session_replication_role = replica;
  create temporary table business on commit drop as
  select n, n - ${first} as nth, md5('transfer' || n)::uuid as id, start + (now() - start) * (n::float8 / ${all}) as at
  from generate_series(${from}::bigint, ${to - 1}) as n,
    (select date_trunc('month', now()) - interval '${MONTHS - 1} months' as start) as period;
  insert into private.ledger_transfers (id, key, kind, description, event_at, created_at)
  select id, 'bench:' || n, 'release', 'Sale of Dress nomor ' || n, at, at from business;
  with wallets as (
    select id, balance, version, row_number() over (order by id) - 1 as position
    from private.ledger_accounts where kind = 'wallet'
  )
  insert into private.ledger_entries (transfer_id, account_id, amount, balance_after, version, created_at)
  select lines.* from (
    select business.id, wallets.id, 1000, wallets.balance + 1000 * (nth / ${WALLETS} + 1),
      wallets.version + nth / ${WALLETS} + 1, at as created_at
    from business join wallets on position = n % ${WALLETS}
    union all
    select business.id, market.id, -1000, market.balance - 1000 * (nth + 1), market.version + nth + 1, at
    from business, private.ledger_accounts as market where market.kind = 'adjustments'
  ) as lines order by created_at`;

/** Drops what makes loading slow; returns what creates it again. */
async function withoutIndexes(admin: postgres.Sql): Promise<() => Promise<void>> {
  const tables = "('private.ledger_transfers'::regclass, 'private.ledger_entries'::regclass)";
  const keys = await admin.unsafe(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
        || case contype when 'f' then ' not valid' else '' end as create
    from pg_constraint
    where contype in ('p', 'u', 'f') and (conrelid in ${tables} or confrelid in ${tables})
    order by contype <> 'f', conname`);
  const indexes = await admin.unsafe(`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create
    from pg_index
    where indrelid in ${tables} and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')`);
  const all = [...keys, ...indexes];
  for (const { drop } of all) await admin.unsafe(drop);
  return () =>
    admin.begin(async (tx) => {
      await tx`set local maintenance_work_mem = '1GB'`;
      // Foreign keys last: they need the keys.
      for (const { create } of all.toReversed()) await tx.unsafe(create);
    }) as Promise<void>;
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
