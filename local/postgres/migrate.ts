/** Applies migrations as the Supabase CLI does, and records them so that it agrees. */
import { join } from "node:path";
import type postgres from "postgres";
import { CLONE } from "./binaries.ts";

export const MIGRATIONS = join(CLONE, "migrations");

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

/** The folder's `<14 digits>_<name>.sql` files in order; refuses two with one version. */
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
  const done = await sql<{ version: string; text: string }[]>`
    select version, array_to_string(statements, E';\n') as text
    from supabase_migrations.schema_migrations`;
  const recorded = new Map(done.map((row) => [row.version, row.text]));
  const report: MigrationReport = { applied: [], edited: [] };
  for (const migration of migrations) {
    const file = `${migration.version}_${migration.name}.sql`;
    const known = recorded.get(migration.version);
    if (known === undefined) {
      await apply(sql, migration, file);
      report.applied.push(file);
    } else if (essence(known) !== essence(migration.text)) report.edited.push(file);
  }
  return report;
}

async function apply(sql: postgres.Sql, migration: Migration, file: string): Promise<void> {
  try {
    await sql.begin(async (tx) => {
      await tx.unsafe(migration.text).simple();
      await tx`insert into supabase_migrations.schema_migrations (version, statements, name)
        values (${migration.version}, ${[migration.text]}, ${migration.name})`;
    });
  } catch (cause) {
    throw new Error(`Migration ${file} failed${where(cause, migration.text)}`, { cause });
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
