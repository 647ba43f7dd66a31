/** Rows for every table, made from the catalog alone: a new table is filled too. */
import type postgres from "postgres";

/**
 * Fills each empty table of public and private, or `only` these, with this many rows. Row n of a table has the key of
 * n, and a reference names the key of another n; `own` has other expressions on n, by `schema.table.column`. Triggers,
 * checks and references are off: the rows need not make sense to anyone but the planner.
 */
export async function fillTables(
  admin: postgres.Sql,
  rows: number | ((table: string) => number),
  { only, own = {} }: { only?: string[]; own?: Record<string, string> } = {},
): Promise<string[]> {
  const { tables, others } = await readTables(admin);
  const filled = tables.filter(({ name }) => only?.includes(name) ?? true);
  await admin.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    for (const { table, name } of await checks(sql)) {
      await sql.unsafe(`alter table ${table} drop constraint "${name}" cascade`);
    }
    for (const table of filled) {
      const count = typeof rows === "number" ? rows : rows(table.name);
      const plan = { tables, others, rows: count, own: { ...OWN, ...own } };
      await beforeIndexes(sql, table.name, (tx) => fill(tx, table, plan));
    }
  });
  for (const { name } of filled) await vacuum(admin, name);
  return filled.map(({ name }) => name);
}

/**
 * Until an index-only scan reads no row of the table. A statement that began before the rows were committed, such as
 * PostgreSQL's own `analyze`, keeps pages from being marked.
 */
async function vacuum(admin: postgres.Sql, table: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    await admin.unsafe(`vacuum (analyze) ${table}`);
    const [row] = await admin`
      select relallvisible >= relpages as done from pg_class where oid = ${table}::regclass`;
    if (row!["done"]) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The pages of ${table} are not all visible.`);
}

export const USERS = "auth.users";

/** The key of row n. */
export const keyOf = (table: string, n: number | string): string => `md5('${table}' || ${n})::uuid`;
/** The same, where keys are texts. */
export const textKeyOf = (table: string, n: number | string): string =>
  `'LS' || left(md5('${table}' || ${n}), 12)`;

/** Values that our code reads the inside of. */
const OWN: Record<string, string> = {
  "public.profiles.locale": "'id'",
  "public.listings.card": `'{"id":' || n`,
  "public.listings.details": `'"flaws":[]'`,
  "private.listing_traits.traits": "n::bit(256)",
  // Half of all is for sale: what is visible decides what the public reads read.
  "public.listings.seller_active": "true",
  "public.listings.status":
    "case when n % 2 = 0 then 'active' else 'sold' end::public.listing_status",
  // Each row would else be a stripe of its account.
  "private.ledger_accounts.stripe": "0",
  // Of some kinds nobody decides alone.
  "private.lone_decisions.decision": "'refund'",
  "public.notifications.kind": "'order.paid'",
  "public.notifications.category": "'order'",
};

interface Plan {
  tables: Table[];
  /** Tables that have rows of their own. */
  others: string[];
  rows: number;
  own: Record<string, string>;
}

async function fill(sql: postgres.TransactionSql, table: Table, plan: Plan) {
  const given = table.columns.map((column, at) => valueOf(column, at, table, plan));
  const names = table.columns.map(({ name }) => `"${name}"`);
  await sql.unsafe(`
    insert into ${table.name} (${names}) overriding system value
    select ${given.join(", ")} from generate_series(1, ${plan.rows}) as n on conflict do nothing`)
    .catch((error) => {
      throw new Error(`tests/support/plan_rows.ts cannot fill ${table.name}: ${error.message}`);
    });
}

function valueOf(column: Column, at: number, table: Table, plan: Plan): string {
  const { tables, others, rows } = plan;
  const { kind, type, unique, key, required, target } = column;
  // Each column is spread differently, but one to one where values are unique.
  const n = unique || key
    ? "n"
    : `(1 + (n::bigint * ${[7919, 104729, 1299709][at % 3]} + ${at}) % ${rows})::integer`;
  const own = plan.own[`${table.name}.${column.name}`];
  if (own) return own;
  const value = target !== null && others.includes(target)
    ? picked(column, n)
    : made(kind, type, unique || key, n, keysOf(table, column, tables));
  const typed = `(${value})::${type}`;
  return required || unique || key
    ? typed
    : `case when (n + ${at}) % 50 ${often(column)} 0 then ${typed} end`;
}

/** Of a market that has run for years: what began has mostly ended, and few rows are a case of their own. */
const often = ({ name, type }: Column) =>
  type.startsWith("timestamp") &&
    !/deleted|dead|hidden|banned|removed|blocked|claimed|failed/.test(name)
    ? "<>"
    : "=";

/** The table whose keys a column has: one that is itself a reference has its target's. Ids that refer to nothing are users'. */
function keysOf(
  table: Table,
  { key, target, target_column }: Column,
  tables: Table[],
): string | null {
  if (target === null) return key ? table.name : null;
  const next = tables.find(({ name }) => name === target);
  const column = next?.columns.find(({ name }) => name === target_column);
  return column ? keysOf(next!, column, tables) : target;
}

/** A key of a table that has rows of its own. */
const picked = ({ target, target_column: column }: Column, n: string) =>
  `(select (array_agg("${column}"))[1 + ${n} % count(*)::int] from ${target})`;

function made(kind: string, type: string, unique: boolean, n: string, keys: string | null): string {
  if (kind === "e") {
    const all = `(select enum_range(null::${type}))`;
    return `${all}[case when n % 50 = 0 then 1 + n / 50 % cardinality(${all}) else cardinality(${all}) end]`;
  }
  if (type.endsWith("[]")) return `'{}'::${type}`;
  // Over more than a year, so that no hour of the day makes one day a large share of a table.
  const time = `now() - ${n} * interval '1 hour'`;
  const values: Record<string, string> = {
    uuid: keyOf(keys ?? USERS, n),
    boolean: `${n} % 2 = 0`,
    text: keys || unique ? textKeyOf(keys ?? USERS, n) : `'text ' || ${n} % 500`,
    "timestamp with time zone": time,
    date: `(${time})::date`,
    interval: "interval '1 hour'",
    jsonb: "'{}'",
    json: "'{}'",
    bytea: unique ? `decode(md5(${n}::text), 'hex')` : "'\\x00'",
    inet: "'127.0.0.1'",
    pg_snapshot: "pg_current_snapshot()",
    xid8: "pg_current_xact_id()",
    tsvector: `to_tsvector('simple', 'word' || ${n} % 500)`,
    tstzrange: `tstzrange(${time}, ${time} + interval '1 minute')`,
  };
  return values[type] ??
    (/int|numeric|double/.test(type) ? unique ? n : `1 + ${n} % 1000` : `null::${type}`);
}

const checks = (sql: postgres.TransactionSql) =>
  sql<{ table: string; name: string }[]>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype in ('c', 'x') and conrelid <> 0 and coninhcount = 0
      and connamespace::regnamespace::text in ('public', 'private')`;

interface Column {
  name: string;
  /** Of an enum, domain or array, the type's own name. */
  type: string;
  kind: "b" | "e" | "d" | string;
  required: boolean;
  unique: boolean;
  /** The whole primary key. */
  key: boolean;
  /** The table whose whole primary key the column refers to, and its column. */
  target: string | null;
  target_column: string | null;
}
interface Table {
  name: string;
  columns: Column[];
}

/** The tables of public and private: the empty ones with their columns, and the names of those that have rows. */
async function readTables(
  sql: postgres.Sql,
): Promise<{ tables: Table[]; others: string[] }> {
  const tables = await sql<Table[]>`
    select format('%I.%I', relnamespace::regnamespace, relname) as name, (
        select jsonb_agg(jsonb_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, null), 'kind', t.typtype, 'required', a.attnotnull,
          'unique', exists (
            select from pg_index as i join pg_depend as d on d.classid = 'pg_class'::regclass and d.objid = i.indexrelid
            where i.indrelid = c.oid and i.indisunique and (a.attnum = any (i.indkey) or d.refobjid = c.oid and d.refobjsubid = a.attnum)),
          'key', exists (select from pg_index as i where i.indrelid = c.oid and i.indisprimary and i.indkey::text = a.attnum::text),
          'target', f.target, 'target_column', f.target_column) order by a.attnum)
        from pg_attribute as a
        join pg_type as t on t.oid = a.atttypid
        left join lateral (
          select format('%I.%I', r.relnamespace::regnamespace, r.relname) as target, ra.attname as target_column
          from pg_constraint as fk
          join pg_class as r on r.oid = fk.confrelid
          join pg_attribute as ra on ra.attrelid = r.oid
            and ra.attnum = fk.confkey[array_position(fk.conkey, a.attnum)]
          where fk.contype = 'f' and fk.conrelid = c.oid and a.attnum = any (fk.conkey)
          order by cardinality(fk.conkey)
          limit 1) as f on true
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '') as columns
    from pg_class as c
    where relkind in ('r', 'p') and relnamespace::regnamespace::text in ('public', 'private')
    order by 1`;
  const others: string[] = [];
  for (const { name } of tables) {
    const [row] = await sql.unsafe(`select 1 from ${name} limit 1`);
    if (row) others.push(name);
  }
  return { tables: tables.filter(({ name }) => !others.includes(name)), others };
}

const UNIQUE_VIOLATION = "23505";

type FillTable = (sql: postgres.TransactionSql) => Promise<unknown>;

/**
 * Fills a table before its indexes are built, which costs a third of writing an entry with each row.
 * `fill` may leave out rows of a key that is taken: then it runs again with the unique indexes in place.
 */
async function beforeIndexes(
  sql: postgres.TransactionSql,
  table: string,
  fill: FillTable,
): Promise<void> {
  await sql.savepoint((tx) => build(tx, table, fill, true)).catch((error) => {
    if (error?.code !== UNIQUE_VIOLATION) throw error;
    return build(sql, table, fill, false);
  });
}

async function build(
  sql: postgres.TransactionSql,
  table: string,
  fill: FillTable,
  uniqueToo: boolean,
): Promise<void> {
  // A row's entry is written to ready indexes only. REINDEX builds one and makes it ready.
  const later = await sql<{ name: string }[]>`
    update pg_index set indisready = false
    where (not indisunique or ${uniqueToo}) and not indisexclusion and indrelid in (
      select oid from pg_class where oid = ${table}::regclass and relkind = 'r'
      union all select relid from pg_partition_tree(${table}) where isleaf)
    returning indexrelid::regclass::text as name`;
  await fill(sql);
  for (const { name } of later) await sql.unsafe(`reindex index ${name}`);
}
