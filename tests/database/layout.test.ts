import { afterAll, beforeAll, expect, test } from "vitest";
import { readSchemas } from "../../local/postgres/schemas.ts";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";
import { OURS } from "./rules.ts";

const files = readSchemas();

/** Every `create function` statement with its file and name, in order of the files. */
const functions = files.flatMap(({ path, text }) =>
  text.split(/^create function /m).slice(1).map((statement) => ({
    path,
    name: /^[\w.]+/.exec(statement)?.[0] ?? path,
    statement,
  }))
);

let database: TestDatabase;
beforeAll(async () => void (database = await createDatabase()));
afterAll(() => database.drop());

test("no line is longer than 100 columns", () => {
  const long = files.flatMap(({ path, text }) => {
    const lines = text.split("\n").flatMap((line, at) => line.length > 100 ? [at + 1] : []);
    return lines.length > 0 ? [`${path}: ${lines.join(", ")}`] : [];
  });
  expect(long, "break the line: one clause, condition or argument per line").toEqual([]);
});

test("every function states its volatility", () => {
  const silent = functions.filter(({ statement }) =>
    !/^language (sql|plpgsql) (immutable|stable|volatile)\b/m.test(statement)
  );
  expect(
    silent.map(({ path, name }) => `${path}: ${name}`),
    "write the line `language <sql|plpgsql> <immutable|stable|volatile>`",
  ).toEqual([]);
});

/** The statement of a plpgsql body that has only one, without strings and comments; else null. */
export function onlyStatement(body: string): string | null {
  const bare = body.replace(/'(?:[^']|'')*'|--[^\n]*/g, (part) => part.startsWith("'") ? "''" : "");
  const statement = /^\s*begin\s+([^;]*);\s*end;?\s*$/i.exec(bare)?.[1]?.trim();
  return statement ?? null;
}

const bodyOf = (statement: string) => /as \$\$\n([\s\S]*?)\$\$;/.exec(statement)?.[1] ?? "";

const CONTROL = /^(if|for|foreach|loop|while|case|raise|execute|return query execute|null)\b/i;

const READS = /^\s*(select( \S+)? )?(from|insert into|update|delete from)\b/im;

test("a plpgsql function reads tables, or has more than one statement, dynamic SQL or an exception", () => {
  const plain = functions.filter(({ statement }) => {
    if (!/^language plpgsql\b/m.test(statement) || /\breturns trigger\b/.test(statement)) {
      return false;
    }
    const only = onlyStatement(bodyOf(statement));
    return only !== null && only.startsWith("return") && !CONTROL.test(only) && !READS.test(only);
  });
  expect(
    plain.map(({ path, name }) => `${path}: ${name}`),
    "write it in language sql: `return <expression>;`",
  ).toEqual([]);
});

test("a function that reads tables keeps its plan", () => {
  const replanned = functions.filter(({ statement }) =>
    /^language sql\b/m.test(statement) && !/\breturns (setof|table)\b/.test(statement) &&
    READS.test(bodyOf(statement))
  );
  expect(
    replanned.map(({ path, name }) => `${path}: ${name}`),
    "write it in plpgsql: PostgreSQL parses and plans a body of language sql at each call",
  ).toEqual([]);
});

test.each([
  ["begin\n  return 1;\nend\n", "return 1"],
  ["begin\n  -- Why; indeed.\n  return 'a;b';\nend;\n", "return ''"],
  ["begin\n  perform a();\n  return 1;\nend\n", null],
  ["declare\n  v_a integer := 1;\nbegin\n  return v_a;\nend\n", null],
])("of the body %j the only statement is %j", (body, statement) => {
  expect(onlyStatement(body)).toBe(statement);
});

/** Language sql functions whose body Postgres does not accept, with its message. */
const invalidBodies = (admin: TestDatabase["admin"]) =>
  admin.begin(async (sql) => {
    await sql`set local check_function_bodies = on`;
    const definitions = await sql.unsafe<{ name: string; definition: string }[]>(`
      select proc.oid::regprocedure::text as name, pg_get_functiondef(proc.oid) as definition
      from pg_proc as proc
      join pg_namespace as namespace on namespace.oid = proc.pronamespace
      join pg_language as language on language.oid = proc.prolang
      where namespace.nspname in ${OURS} and language.lanname = 'sql' order by 1`);
    const invalid: string[] = [];
    for (const { name, definition } of definitions) {
      await sql.savepoint((inner) => inner.unsafe(definition).simple())
        .catch((error) => invalid.push(`${name}: ${error.message}`));
    }
    return invalid;
  });

// Files load with check_function_bodies off, since they may name what a later file creates.
test("every language sql body is valid against the finished schema", async () => {
  expect(await invalidBodies(database.admin), "correct the body").toEqual([]);
});

test("a language sql body that names a missing column is reported", async () => {
  await database.admin.unsafe(`
    set check_function_bodies = off;
    create function private.broken() returns text language sql stable
    as 'select settings.nothing from private.settings';
    reset check_function_bodies`).simple();
  expect(await invalidBodies(database.admin)).toContain(
    "private.broken(): column settings.nothing does not exist",
  );
});
