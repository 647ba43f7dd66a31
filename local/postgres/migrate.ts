/** Applies migrations and records them as the Supabase CLI does. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type postgres from "postgres";
import { PROJECT_ROOT } from "../project.ts";

export const MIGRATIONS = join(PROJECT_ROOT, "migrations");

export interface Migration {
  version: string;
  name: string;
  text: string;
}

export interface MigrationReport {
  applied: string[];
  /** Applied earlier and edited since: the database differs from the file. */
  edited: string[];
}

/** The folder's `<14 digits>_<name>.sql` files in order. Throws when two have the same version. */
export async function readMigrations(folder = MIGRATIONS): Promise<Migration[]> {
  const names: string[] = [];
  for await (const entry of Deno.readDir(folder)) {
    if (entry.isFile && /^\d{14}_.+\.sql$/.test(entry.name)) names.push(entry.name);
  }
  names.sort();
  const versions = names.map((name) => name.slice(0, 14));
  const duplicate = versions.find((version, index) => versions[index + 1] === version);
  if (duplicate) {
    throw new Error(`Two migrations have the version ${duplicate}. The Supabase CLI allows one.`);
  }
  return await Promise.all(names.map(async (name) => ({
    version: name.slice(0, 14),
    name: name.slice(15, -".sql".length),
    text: await Deno.readTextFile(join(folder, name)),
  })));
}

export interface Patience {
  /** How long a migration that gets no lock is retried. */
  patienceMs?: number;
  /** Pause between two tries, in which waiting transactions continue. */
  pauseMs?: number;
  /** Reports once what a migration waits for. */
  say?(line: string): void;
}

/**
 * Applies missing migrations, each in its own transaction. A file's own `lock_timeout` limits how long others wait
 * behind it. `sql` must be role postgres.
 */
export async function migrate(
  sql: postgres.Sql,
  migrations: Migration[],
  patience: Patience = {},
): Promise<MigrationReport> {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );`).simple();
  const { missing, edited } = await compare(sql, migrations);
  for (const migration of missing) await untilLocked(sql, migration, patience);
  return { applied: missing.map(fileOf), edited: edited.map(fileOf) };
}

/** lock_not_available: the lock was not free within lock_timeout. */
const isLocked = (error: unknown) => (error as { code?: string }).code === "55P03";

async function untilLocked(
  sql: postgres.Sql,
  migration: Migration,
  { patienceMs = 600_000, pauseMs = 1_000, say = () => {} }: Patience,
): Promise<void> {
  for (const end = Date.now() + patienceMs;;) {
    const error = await apply(sql, migration).then(() => undefined, (error: Error) => error);
    if (!error) return;
    if (!isLocked(error.cause)) throw error;
    const holder = await oldestTransaction(sql);
    if (Date.now() > end) throw new Error(`${error.message}\n${holder}`, { cause: error.cause });
    say(`${fileOf(migration)} waits for a lock. ${holder}`);
    say = () => {};
    await sleep(pauseMs);
  }
}

async function oldestTransaction(sql: postgres.Sql): Promise<string> {
  const [found] = await sql`
    select
      format('pid %s, %s, %s, since %s: %s', pid, usename, state, now() - xact_start, left(query, 200)) as text
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start
    limit 1`;
  return found ? `The oldest transaction: ${found["text"]}` : "No other transaction is open now.";
}

export interface Comparison {
  /** Not applied yet. */
  missing: Migration[];
  /** Applied, and edited since. */
  edited: Migration[];
  /** Applied versions without a file. */
  unknown: string[];
}

/** Compares the applied migrations with the files. The table is missing until the first one. */
export async function compare(sql: postgres.Sql, migrations: Migration[]): Promise<Comparison> {
  const [table] = await sql`
    select to_regclass('supabase_migrations.schema_migrations') is not null as exists`;
  const done = table?.["exists"]
    ? await sql<{ version: string; text: string }[]>`
      select version, array_to_string(statements, E';\n') as text
      from supabase_migrations.schema_migrations`
    : [];
  const recorded = new Map(done.map((row) => [row.version, row.text]));
  const ours = new Set(migrations.map(({ version }) => version));
  return {
    missing: migrations.filter(({ version }) => !recorded.has(version)),
    edited: migrations.filter(({ version, text }) => {
      const known = recorded.get(version);
      return known !== undefined && withoutSpace(known) !== withoutSpace(text);
    }),
    unknown: [...recorded.keys()].filter((version) => !ours.has(version)).sort(),
  };
}

export const fileOf = ({ version, name }: Migration) => `${version}_${name}.sql`;

async function apply(sql: postgres.Sql, migration: Migration): Promise<void> {
  const { version, name, text } = migration;
  const record = (tx: postgres.Sql | postgres.TransactionSql) =>
    tx`insert into supabase_migrations.schema_migrations (version, statements, name)
      values (${version}, ${[text]}, ${name})`;
  try {
    const outside = statementsOutside(text);
    if (outside) {
      for (const statement of outside) await sql.unsafe(statement).simple();
      await record(sql);
    } else {
      await sql.begin(async (tx) => {
        await tx.unsafe(text).simple();
        await record(tx);
      });
    }
  } catch (cause) {
    throw new Error(`Migration ${fileOf(migration)} failed${where(cause, text)}`, { cause });
  } finally {
    // A migration may have changed session settings; the CLI uses a new session per file.
    await sql`reset all`;
  }
}

const CONCURRENTLY = /^(create|drop|reindex)\s[^(]*\bconcurrently\b/i;

/** The statements of a file that builds indexes concurrently, which PostgreSQL forbids in a transaction. */
export function statementsOutside(text: string): string[] | undefined {
  const statements = text.replaceAll(/^\s*--.*$/gm, "").split(/;\s*$/m)
    .map((statement) => statement.trim()).filter(Boolean);
  const others = statements.filter((each) => !CONCURRENTLY.test(each) && !/^set\s/i.test(each));
  if (!statements.some((each) => CONCURRENTLY.test(each))) return;
  if (others.length > 0) {
    throw new Error("an index that is built concurrently needs a file of its own");
  }
  return statements;
}

// The CLI stores statements without the semicolons and white space between them.
function withoutSpace(text: string): string {
  return text.replace(/[\s;]+/g, "");
}

function where(cause: unknown, text: string): string {
  const { message, position, detail, hint } = cause as Record<string, string | undefined>;
  const line = position ? ` at line ${text.slice(0, Number(position)).split("\n").length}` : "";
  return [`${line}: ${message}`, detail, hint].filter(Boolean).join("\n");
}
