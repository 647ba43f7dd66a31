import { expect, test } from "vitest";
import { useDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";
import { OURS } from "./rules.ts";

const database = useDatabase();

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
