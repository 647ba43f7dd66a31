/** Loads supabase/schemas into an empty database. */
import { join } from "node:path";
import postgres from "postgres";
import { PROJECT_ROOT } from "../project.ts";
import { MIGRATIONS } from "./migrate.ts";

export const SCHEMAS = join(PROJECT_ROOT, "supabase", "schemas");

export interface SchemaFile {
  /** Below the folder, with forward slashes: `private/tables/jobs.sql`. */
  path: string;
  text: string;
}

/** Changes every table and function, so all must exist. */
const LAST = "rules.sql";
const KINDS = ["types", "tables", "views", "functions"];

/** All `.sql` files of the folder: roles.sql first, then by kind and path, rules.sql last. */
export function readSchemas(folder = SCHEMAS): SchemaFile[] {
  const rank = (path: string) =>
    path === LAST ? KINDS.length : KINDS.indexOf(path.split("/").at(-2) ?? "");
  return pathsBelow(folder, "")
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map((path) => ({ path, text: Deno.readTextFileSync(join(folder, path)) }));
}

function pathsBelow(folder: string, prefix: string): string[] {
  return [...Deno.readDirSync(join(folder, prefix))].flatMap(({ name, isDirectory }) => {
    const path = prefix ? `${prefix}/${name}` : name;
    if (isDirectory) return pathsBelow(folder, path);
    return name.endsWith(".sql") ? [path] : [];
  });
}

/**
 * The files in the order of the newest baseline, which has worked before, with new ones after it. Sent together they
 * load in an eighth of the time.
 */
function inKnownOrder(files: SchemaFile[]): SchemaFile[] {
  const baseline = [...Deno.readDirSync(MIGRATIONS)].map(({ name }) => name)
    .filter((name) => name.endsWith("_baseline.sql")).sort().at(-1);
  if (!baseline) return [];
  const text = Deno.readTextFileSync(join(MIGRATIONS, baseline));
  const paths = [...text.matchAll(/^-- supabase\/schemas\/(\S+)$/gm)].map(([, path]) => path!);
  const known = new Map(paths.map((path, at) => [path, at]));
  const rank = ({ path }: SchemaFile) => path === LAST ? Infinity : known.get(path) ?? paths.length;
  if (!files.some(({ path }) => known.has(path))) return [];
  return files.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Loads the files in one transaction and returns them in the order that worked. A file whose dependency does not exist
 * yet is tried again in the next round. `sql` must be role postgres, and the database must have none of the objects.
 */
export function loadSchemas(sql: postgres.Sql, files: SchemaFile[]): Promise<SchemaFile[]> {
  return sql.begin(async (tx) => {
    // String bodies may name objects that a later file creates.
    await tx`set local check_function_bodies = off`;
    const known = inKnownOrder(files);
    const script = known.map(({ text }) => text).join("\n");
    const isLoaded = known.length > 0 &&
      await tx.savepoint((inner) => inner.unsafe(script).simple()).then(() => true, () => false);
    if (isLoaded) return known;
    const loaded: SchemaFile[] = [];
    const last = files.filter(({ path }) => path === LAST);
    for (let round = files.filter(({ path }) => path !== LAST); round.length > 0;) {
      const waiting: { file: SchemaFile; error: postgres.PostgresError }[] = [];
      for (const file of round) {
        const error = await load(tx, file);
        if (error) waiting.push({ file, error });
        else loaded.push(file);
      }
      if (waiting.length === round.length) throw stuck(waiting);
      round = waiting.map(({ file }) => file);
    }
    for (const { text } of last) await tx.unsafe(text).simple();
    return [...loaded, ...last];
  }) as Promise<SchemaFile[]>;
}

// SQLSTATEs: a schema, table, function or other object is missing, or a referenced row.
const MISSING = ["3F000", "42P01", "42883", "42704", "42703", "23503", "P0002"];

async function load(tx: postgres.TransactionSql, file: SchemaFile) {
  try {
    await tx.savepoint((inner) => inner.unsafe(file.text).simple());
    return undefined;
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    if (!MISSING.includes(error.code)) throw new Error(explain(file, error), { cause: error });
    return error;
  }
}

/** Names the files whose missing object is in no waiting file; all of them in a cycle. */
function stuck(waiting: { file: SchemaFile; error: postgres.PostgresError }[]): Error {
  const causes = waiting.filter(({ file, error }) =>
    !waiting.some((other) => other.file !== file && mentions(error.message, nameOf(other.file)))
  );
  const shown = causes.length > 0 ? causes : waiting;
  return new Error(shown.map(({ file, error }) => explain(file, error)).join("\n"));
}

const nameOf = ({ path }: SchemaFile) => path.slice(path.lastIndexOf("/") + 1, -".sql".length);
const mentions = (message: string, name: string) => new RegExp(`\\b${name}\\b`).test(message);

function explain({ path, text }: SchemaFile, error: postgres.PostgresError): string {
  const position = Number(error.position ?? 0);
  const line = position ? `:${text.slice(0, position).split("\n").length}` : "";
  const { message, detail, hint } = error;
  return [`supabase/schemas/${path}${line}: ${message}`, detail, hint].filter(Boolean).join("\n");
}

/** One migration with the files in load order. */
export function baselineOf(loaded: SchemaFile[]): string {
  const parts = loaded.map(({ path, text }) => `-- supabase/schemas/${path}\n${text.trim()}\n`);
  return "set check_function_bodies = off;\n\n" + parts.join("\n");
}
