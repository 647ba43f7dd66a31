/** Says which right a query lacked, and where to add it. For the local stack and tests: no answer has it. */
import { join } from "node:path";
import { SCHEMAS } from "./schemas.ts";

/** The fields of a PostgreSQL error that this reads. */
interface Denial {
  message: string;
  where?: string;
}

/** A sentence for error 42501, by the schema's files; undefined for any other error. */
export function missingRight(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || error.code !== "42501") return undefined;
  const { message, where = "" } = error as Denial;
  const roles = rolesOf(where);
  const [, kind, name] =
    /permission denied for (table|view|function|schema) "?(\w+)/.exec(message) ??
      /(row-level security) policy .*for table "(\w+)"/.exec(message) ?? [];
  if (!kind || !name) return `${roles} may not: ${message}. Rights stand in supabase/schemas.`;
  if (kind === "schema") return `${roles} may not use schema ${name}: supabase/schemas/roles.sql.`;
  const file = fileOf(name, kind);
  if (!file) {
    return `${roles} may not use ${kind} ${name}, which no file of supabase/schemas creates.`;
  }
  const path = `supabase/schemas/${file}`;
  const object = file.replace(/^(\w+)\/\w+\/(\w+)\.sql$/, "$1.$2");
  if (kind === "function") {
    const [, types] = new RegExp(`comment on function ${object}(\\([^)]*\\))`).exec(read(file)) ??
      [];
    return `${roles} may not execute ${object}. Add to ${path}: grant execute on function ${object}${
      types ?? "(…)"
    } ` +
      `to ${roles}; and to OTHER_CALLERS in tests/database/privileges.ts.`;
  }
  const statement = /SQL (?:statement|expression) "([^]*?)"(?:\n|$)/.exec(where)?.[1] ?? "";
  const right = /^\s*(insert|update|delete)/i.exec(statement)?.[1]?.toLowerCase() ?? "select";
  if (kind === "row-level security") {
    return `No policy lets ${roles} ${right} this row of ${object}. See the policies in ${path}: ` +
      `create policy ${right}_… on ${object} for ${right} to ${roles} …`;
  }
  const columns = columnsLacking(read(file), statement, right, roles);
  return `${roles} lacks ${right} on ${object}${
    columns && `, column ${columns}`
  }. Add to ${path}: ` +
    `grant ${right}${
      columns && ` (${columns})`
    } on ${object} to ${roles}; and to its line in tests/database/privileges.`;
}

/** Who ran the innermost statement: the owner of its security definer function, else the caller. */
function rolesOf(where: string): string {
  for (const [, schema, name] of where.matchAll(/function (\w+)\.(\w+)\(/g)) {
    const text = readIfThere(`${schema}/functions/${name}.sql`);
    if (!text?.includes("security definer")) continue;
    return /^ledger_(post|lock|resolve)$/.test(name!) ? "preloved_ledger" : "preloved_api";
  }
  return "<the caller: anon, authenticated or service_role>";
}

/** Columns of the table that the statement names and a grant to other columns leaves out. */
function columnsLacking(file: string, statement: string, right: string, role: string): string {
  const body = /^create (?:unlogged )?table [^]*?^\);/m.exec(file)?.[0] ?? "";
  const all = [...body.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name!)
    .filter((name) =>
      !["constraint", "check", "primary", "unique", "foreign", "exclude"].includes(name)
    );
  const grants = [...file.matchAll(/^grant ([^;]*?) on [^;]*? to ([^;]*);/gm)]
    .filter(([, , to]) => role.startsWith("<") || to!.includes(role));
  const given = grants.flatMap(([, rights]) =>
    [...rights!.matchAll(/(\w+)\s*\(([^)]*)\)/g)].filter(([, each]) => each === right)
      .flatMap(([, , columns]) => columns!.split(",").map((column) => column.trim()))
  );
  if (given.length === 0) return "";
  return all.filter((name) => !given.includes(name) && new RegExp(`\\b${name}\\b`).test(statement))
    .join(", ");
}

function fileOf(name: string, kind: string): string | undefined {
  const folders = kind === "function" ? ["functions"] : ["tables", "views"];
  for (const schema of ["public", "private", "api", "internal", "storage"]) {
    const found = folders.map((folder) => `${schema}/${folder}/${name}.sql`)
      .find((path) => readIfThere(path) !== undefined);
    if (found) return found;
  }
}

const read = (file: string): string => Deno.readTextFileSync(join(SCHEMAS, file));

function readIfThere(file: string): string | undefined {
  try {
    return read(file);
  } catch {
    return undefined;
  }
}
