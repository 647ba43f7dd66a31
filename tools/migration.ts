/**
 * `npm run migration <name>`: writes the difference from migrations to schema files as a new migration, and the
 * generated files.
 */
import { join } from "node:path";
import { PROJECT_ROOT } from "../local/project.ts";
import { withConnection } from "../local/postgres/connect.ts";
import { migrate, MIGRATIONS, readMigrations } from "../local/postgres/migrate.ts";
import { baselineOf, loadSchemas, readSchemas } from "../local/postgres/schemas.ts";
import { command } from "./command.ts";
import { withBoth, withCluster, withDatabase } from "./database.ts";
import { differingPaths, exportOf } from "./export.ts";
import { lastRelease } from "./git.ts";
import { readRows, rowChanges } from "./rows.ts";
import { output } from "../local/process/processes.ts";
import { printedBySupabase } from "../local/process/supabase.ts";
import { writeOrdersPage } from "./orders_page.ts";
import { writeTypes } from "./types.ts";

const BASELINE = "20261121000000_baseline.sql";

/** A statement that cannot get its lock fails, instead of making the marketplace wait behind it. */
export const HEAD = "set check_function_bodies = off;\nset lock_timeout = '500ms';\n";

/** SQL that changes the first database into the second; empty when they are equal. */
export async function changesBetween(from: string, to: string): Promise<string> {
  const objects = await objectChanges(from, to);
  const [before, after] = await Promise.all([from, to].map((url) => withConnection(url, readRows)));
  const rows = rowChanges(before!, after!);
  if (objects === "" && rows === "") return "";
  return [HEAD, objects, rows].filter(Boolean).join("\n");
}

/**
 * One text per migration: a transaction that adds a value to an enumeration cannot use it, and an index of a table that
 * has rows is built outside of a transaction.
 */
export function transactionsOf(text: string): string[] {
  const added = text.match(/^ALTER TYPE \S+ ADD VALUE .*;$/gm) ?? [];
  const indexes = [...text.matchAll(/^CREATE (?:UNIQUE )?INDEX (\w+) ON (\w+)\.(\w+) [^;]*;$/gm)]
    .map(([statement, name, schema, table]) => ({ statement, name, schema, table }))
    .filter(({ schema, table }) => !text.includes(`CREATE TABLE "${schema}"."${table}"`));
  const moved = indexes.flatMap(({ statement, name, schema }) => [
    statement,
    `DROP INDEX "${schema}"."${name}";`,
  ]);
  const rest = [...added, ...moved]
    .reduce((left, statement) => left.replace(`${statement}\n`, ""), `${text.trimEnd()}\n`);
  return [
    ...added.length > 0 ? [`${HEAD}\n${added.join("\n")}\n`] : [],
    ...rest.replace(HEAD, "").trim() === "" ? [] : [rest],
    ...indexes.map(({ statement, name, schema }) => concurrently(statement, `${schema}.${name}`)),
  ];
}

/**
 * A failed attempt leaves an invalid index, so each attempt drops it first. It blocks no one, and waits for all
 * transactions.
 */
const concurrently = (statement: string, name: string) =>
  `set lock_timeout = 0;
drop index concurrently if exists ${name};
-- squawk-ignore ban-concurrent-index-creation-in-transaction
${statement.replace("INDEX", "INDEX CONCURRENTLY IF NOT EXISTS")}
`;

async function objectChanges(from: string, to: string): Promise<string> {
  const file = await Deno.makeTempFile({ prefix: "preloved-diff-" });
  try {
    await printedBySupabase(["db", "diff", `--from=${from}`, `--to=${to}`, `--output=${file}`]);
    const text = await Deno.readTextFile(file);
    // `local` has no effect if each statement is its own transaction.
    return text.replaceAll("SET local check_function_bodies = off;", "").trim();
  } finally {
    await Deno.remove(file);
  }
}

/** 14 digits: the current time, or one more than the newest version, so that it is applied last. */
export function nextVersion(migrations: string[], now = new Date()): string {
  const current = Number(now.toISOString().replace(/\D/g, "").slice(0, 14));
  const taken = migrations.map((name) => Number(/^(\d{14})_/.exec(name)?.[1] ?? 0));
  return String(Math.max(current, ...taken.map((version) => version + 1)));
}

/** Statements that would block the users of a live marketplace, reported by squawk; empty without any. */
export async function lockFaults(file: string): Promise<string> {
  const squawk = join(PROJECT_ROOT, "node_modules/squawk-cli/js/bin/squawk");
  const { success, stdout } = await output("node", [squawk, file], { cwd: PROJECT_ROOT });
  return success ? "" : stdout.trim();
}

async function writeMigration(name: string): Promise<void> {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new Error("Usage: npm run migration <name_in_lower_case>");
  }
  const versions = (await readMigrations()).map(({ version }) => `${version}_`);
  await withBoth(async ({ migrated, declared, api }) => {
    const target = await exportOf(declared);
    const text = await changesBetween(migrated, declared);
    for (const part of transactionsOf(text)) {
      const version = nextVersion(versions);
      const file = `${version}_${name}.sql`;
      versions.push(`${version}_`);
      await Deno.writeTextFile(join(MIGRATIONS, file), part.trimEnd() + "\n");
      console.log(`Wrote migrations/${file}. Review it before you commit it.`);
      const faults = await lockFaults(join(MIGRATIONS, file));
      if (faults) console.log(faults);
      await withConnection(migrated, (sql) => migrate(sql, [{ version, name, text: part }]));
    }
    const left = differingPaths(await exportOf(migrated), target);
    if (left.length > 0) throw new Error(remainder(left));
    if (text === "") {
      console.log("The migrations equal supabase/schemas: nothing to write.");
    }
    await writeTypes(api);
    await writeOrdersPage(api);
  });
  // In a separate process, because it imports the types.
  console.log((await output(Deno.execPath(), ["run", "-A", "tools/events.ts"])).text.trim());
}

const remainder = (paths: string[]) =>
  `These differ still; write the change by hand: ${paths.join(", ")}. ` +
  "(A new column must be the last of its table. Column storage is never written.)";

async function writeBaseline(): Promise<void> {
  const later = (await readMigrations()).filter(({ version }) => !BASELINE.startsWith(version));
  if (later.length > 0) {
    throw new Error("There are migrations after the baseline. Use npm run migration <name>");
  }
  const release = await lastRelease();
  if (release) throw new Error(`${release} has this baseline. Use npm run migration <name>`);
  const empty = await Deno.makeTempDir();
  await withCluster((cluster) =>
    withDatabase(cluster, async ({ postgres }) => {
      const loaded = await withConnection(postgres, (sql) => loadSchemas(sql, readSchemas()));
      await Deno.writeTextFile(join(MIGRATIONS, BASELINE), baselineOf(loaded));
      console.log(`Wrote migrations/${BASELINE} from ${loaded.length} files.`);
    }, { migrations: empty })
  ).finally(() => Deno.remove(empty));
}

if (import.meta.main) {
  const [word = ""] = Deno.args;
  // Without a preceding `--`, npm takes the option as its own and passes it in the environment.
  const baseline = word === "--baseline" || Deno.env.get("npm_config_baseline") === "true";
  await command(() => baseline ? writeBaseline() : writeMigration(word));
}
