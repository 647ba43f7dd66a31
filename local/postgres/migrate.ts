/** Applies migrations as the Supabase CLI does, and records them so that it agrees. */
import { join } from "node:path";
import type postgres from "postgres";
import { PROJECT_ROOT } from "./binaries.ts";

export const MIGRATIONS = join(PROJECT_ROOT, "migrations");

export interface Migration {
  version: string;
  name: string;
  text: string;
}

export interface MigrationReport {
  applied: string[];
  /** Applied earlier and edited since: the database does not have what the file now says. */
  edited: string[];
}

/** The folder's `<14 digits>_<name>.sql` files in order; rejects two with one version. */
export async function readMigrations(folder = MIGRATIONS): Promise<Migration[]> {
  const names: string[] = [];
  for await (const entry of Deno.readDir(folder)) {
    if (entry.isFile && /^\d{14}_.+\.sql$/.test(entry.name)) names.push(entry.name);
  }
  names.sort();
  const versions = names.map((name) => name.slice(0, 14));
  const twice = versions.find((version, index) => versions[index + 1] === version);
  if (twice) throw new Error(`Two migrations have the version ${twice}; the CLI allows one.`);
  return await Promise.all(names.map(async (name) => ({
    version: name.slice(0, 14),
    name: name.slice(15, -".sql".length),
    text: await Deno.readTextFile(join(folder, name)),
  })));
}

/** Applies what is missing, each file in a transaction of its own. `sql` must be role postgres. */
export async function migrate(
  sql: postgres.Sql,
  migrations: Migration[],
): Promise<MigrationReport> {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );`).simple();
  const { missing, edited } = await compare(sql, migrations);
  for (const migration of missing) await apply(sql, migration);
  return { applied: missing.map(fileOf), edited: edited.map(fileOf) };
}

export interface Comparison {
  /** Not applied yet. */
  missing: Migration[];
  /** Applied, and edited since. */
  edited: Migration[];
  /** Versions that were applied and that these files do not have. */
  unknown: string[];
}

/** How far a database is with these migrations; one without any has its table of them missing too. */
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
      return known !== undefined && essence(known) !== essence(text);
    }),
    unknown: [...recorded.keys()].filter((version) => !ours.has(version)).sort(),
  };
}

export const fileOf = ({ version, name }: Migration) => `${version}_${name}.sql`;

async function apply(sql: postgres.Sql, migration: Migration): Promise<void> {
  try {
    await sql.begin(async (tx) => {
      await tx.unsafe(migration.text).simple();
      await tx`insert into supabase_migrations.schema_migrations (version, statements, name)
        values (${migration.version}, ${[migration.text]}, ${migration.name})`;
    });
  } catch (cause) {
    throw new Error(`Migration ${fileOf(migration)} failed${where(cause, migration.text)}`, {
      cause,
    });
  } finally {
    // A migration may have set its session, and the CLI gives each file a fresh one.
    await sql`reset all`;
  }
}

// The CLI stores statements one by one, without the semicolons and blank space between them.
function essence(text: string): string {
  return text.replace(/[\s;]+/g, "");
}

function where(cause: unknown, text: string): string {
  const { message, position, detail, hint } = cause as Record<string, string | undefined>;
  const line = position ? ` at line ${text.slice(0, Number(position)).split("\n").length}` : "";
  return [`${line}: ${message}`, detail, hint].filter(Boolean).join("\n");
}
