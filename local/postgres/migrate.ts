/** Applies migrations and records them as the Supabase CLI does. */
import { join } from "node:path";
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

/** Applies missing migrations, each in its own transaction. `sql` must be role postgres. */
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
    // A migration may have changed session settings; the CLI uses a new session per file.
    await sql`reset all`;
  }
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
