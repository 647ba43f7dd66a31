import type postgres from "postgres";
import { openBenchMarket } from "./market.ts";
import type { BenchMarket } from "./market.ts";
import { compare, here } from "./measure.ts";
import type { Figure } from "./measure.ts";
import { addUsers } from "./users.ts";

interface HistoryRow {
  rows: number;
  figure: Figure;
  /** Pages of 8 kB that one call touches; other load does not change it. */
  pages: number;
  /** Of these, not in PostgreSQL's own memory. */
  read: number;
}

/** A database of its own, so that all can be measured in turn. */
interface Ledger {
  market: BenchMarket;
  users: string[];
  rows: number;
}

interface Call {
  name: string;
  once: (ledger: Ledger, user: string) => Promise<unknown>;
  statement: (user: string) => string;
}

const BARE = "bare round trip";

/** A wallet's page and a transfer at each size. */
export async function history(
  first: BenchMarket,
  seconds: number,
  sizes: number[],
): Promise<HistoryRow[]> {
  const ascending = sizes.toSorted((one, other) => one - other);
  const ledgers: Ledger[] = [];
  try {
    for (const rows of ascending) {
      const market = ledgers.length > 0 ? await openBenchMarket() : first;
      ledgers.push({ market, users: await addWallets(market), rows });
      const began = performance.now();
      await fillLedger(market, rows);
      console.log(await sizeOf(market, rows, performance.now() - began));
    }
    console.log(HEAD);
    return await measure(ledgers, [PAGE, TRANSFER], seconds);
  } finally {
    for (const { market } of ledgers) if (market !== first) await market.close();
  }
}

/** Time and disk space of the entries, with their transfers and indexes. */
async function sizeOf({ admin }: BenchMarket, rows: number, ms: number): Promise<string> {
  const [row] = await admin`
    select pg_total_relation_size('private.ledger_entries')::float8 as entries,
      pg_total_relation_size('private.ledger_transfers')::float8 as transfers`;
  const [entries, transfers] = [row!["entries"], row!["transfers"]]
    .map((bytes) => `${(bytes / 2 ** 30).toFixed(2)} GB`);
  return `${rows.toLocaleString("en")} entries in ${(ms / 1000).toFixed(0)} s; ` +
    `the table of entries has ${entries}, that of transfers ${transfers}, with indexes.`;
}

const page = { limit: 20, offset: 0 };
const transferTo = (id: string) => `
  select private.ledger_post('${crypto.randomUUID()}', 'adjustment', 'Bench', null, array[
    private.ledger_line('adjustments', -1), private.ledger_line('wallet', 1, p_user_id => '${id}')])`;

const PAGE: Call = {
  name: "a wallet's page",
  once: ({ market }, id) => market.clients.user({ id }).call("api.wallet_transactions", page),
  statement: () => "select api.wallet_transactions(20, 0)",
};
const TRANSFER: Call = {
  name: "a transfer",
  once: ({ market }, id) => market.admin.unsafe(transferTo(id)),
  statement: transferTo,
};

/** One client, the ledgers in turn: how long a call takes alone is what size may change. */
async function measure(ledgers: Ledger[], calls: Call[], seconds: number): Promise<HistoryRow[]> {
  const any = ({ users }: Ledger) => users[Math.floor(Math.random() * users.length)]!;
  const cases = calls.flatMap((call) => ledgers.map((ledger) => ({ call, ledger })));
  const { admin } = ledgers[0]!.market;
  const [bare, ...figures] = await compare([
    here(BARE, () => admin`select 1`),
    ...cases.map(({ call, ledger }) => here(call.name, () => call.once(ledger, any(ledger)))),
  ], { concurrency: 1, seconds, rounds: 5 });
  const { rows } = ledgers[0]!;
  const all: HistoryRow[] = [{ rows, figure: bare!, pages: 0, read: 0 }];
  for (const [at, { call, ledger: { market, users, rows } }] of cases.entries()) {
    const touched = await pagesOf(market.admin, users, call.statement);
    all.push({ rows, figure: figures[at]!, ...touched });
  }
  for (const row of all) console.log(line(row, all));
  return all;
}

const HEAD = `${"".padEnd(26)}rows      p50 ms   p99 ms    ratio    pages     read`;

/** The ratio is to the first row of the same name. */
function line({ rows, figure, pages, read }: HistoryRow, all: HistoryRow[]): string {
  const { name, p50, p99 } = figure;
  const first = all.find(({ figure }) => figure.name === name)!.figure.p50;
  return name.padEnd(18) + rows.toLocaleString("en").padStart(12) +
    [p50.toFixed(2), p99.toFixed(2), (p50 / first).toFixed(2), pages || "", pages ? read : ""]
      .map((cell) => String(cell).padStart(9)).join("");
}

const WARM = 10;
const MEASURED = 21;

/**
 * The median of the pages that a call as one of these users touches, and of those that are not in PostgreSQL's own
 * memory, once plans are kept and nothing is new.
 */
async function pagesOf(
  admin: postgres.Sql,
  users: string[],
  statementOf: (userId: string) => string,
): Promise<{ pages: number; read: number }> {
  const undo = new Error("undo");
  const [touched, read]: [number[], number[]] = [[], []];
  await admin.begin(async (tx) => {
    for (let call = 0; call < WARM + MEASURED; call++) {
      const id = users[Math.floor(Math.random() * users.length)]!;
      await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: id })}, true)`;
      const [row] = await tx.unsafe(
        `explain (analyze, buffers, timing off, format json) ${statementOf(id)}`,
      );
      const [{ Plan: plan }] = row!["QUERY PLAN"];
      if (call < WARM) continue;
      touched.push(plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]);
      read.push(plan["Shared Read Blocks"]);
    }
    throw undo;
  }).catch((error) => {
    if (error !== undo) throw error;
  });
  return { pages: median(touched), read: median(read) };
}

const median = (values: number[]) => values.sort((one, other) => one - other)[MEASURED >> 1]!;

/** Every page is full from 400,000 entries on: half of all entries are of wallets. */
const WALLETS = 10_000;
const TRANSFERS_AT_ONCE = 500_000;
/** Over which the entries are spread, this one the last. */
const MONTHS = 36;

async function addWallets(market: BenchMarket): Promise<string[]> {
  const ids = await addUsers(market, WALLETS);
  await market.admin`
    insert into private.ledger_accounts (kind, user_id)
    select 'wallet', id from unnest(${ids}::uuid[]) as id`;
  await market.admin`insert into private.ledger_accounts (kind) values ('adjustments')`;
  return ids;
}

/** Fills an empty ledger with transfers of two entries. */
async function fillLedger({ admin }: BenchMarket, entries: number): Promise<void> {
  if (entries % (2 * WALLETS) !== 0) throw new Error(`Sizes are multiples of ${2 * WALLETS}.`);
  const count = entries / 2;
  // So that the server does not write all changed pages every few seconds.
  await logUpTo(admin, "4GB");
  const creations = await dropIndexes(
    admin,
    ["private.ledger_transfers", "private.ledger_entries"],
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

/** Drops the keys and the other indexes; returns what creates them again. */
async function dropIndexes(
  sql: Statements,
  names: string[],
): Promise<string[]> {
  const tables = `(${names.map((name) => `'${name}'::regclass`).join(", ")})`;
  const constraints = await sql.unsafe(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
        || case contype when 'f' then ' not valid' else '' end as create
    from pg_constraint
    where contype in ('p', 'u', 'f') and (conrelid in ${tables} or confrelid in ${tables})
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

async function create(sql: Statements, creations: string[]): Promise<void> {
  await sql.unsafe("set local maintenance_work_mem = '1GB'");
  for (const creation of creations) await sql.unsafe(creation);
}
