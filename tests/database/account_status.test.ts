/** The router caches the account status for a minute, so operations that start something new check it in SQL. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { registry } from "../../local/stack/apps.ts";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";

let database: TestDatabase;
beforeAll(async () => void (database = await createDatabase()));
afterAll(() => database.drop());

const active = Object.values(registry).flat().filter(({ auth }) => auth.kind === "active");

test.each(active)(
  "the operation of $id checks the account status in its own transaction",
  async ({ id }) => {
    const operations = await database.admin<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'api'::regnamespace and (proname = ${id} or starts_with(proname, ${`${id}_`}))
      and regexp_replace(coalesce(pg_get_function_sqlbody(oid), prosrc), '--[^\n]*', '', 'g') like '%private.active_caller()%'`;
    expect(
      operations,
      `call private.active_caller() in api.${id}, or use auth member for the endpoint`,
    )
      .not.toEqual([]);
  },
);
