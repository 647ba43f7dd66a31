/** On a server like a hosted project's: postgres is no superuser, so tests/support/superuser.ts is needed. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";
import { SUPERUSER_ACTS } from "../support/superuser.ts";

let database: TestDatabase;
beforeAll(async () => void (database = await createDatabase()));
afterAll(() => database.drop());

test("the tests of tests/database run as postgres, which is no superuser, over TLS, on a hosted project's server", async () => {
  const [server] = await database.admin`
    select
      current_user as who,
      (select rolsuper from pg_roles where rolname = current_user) as is_super,
      (select ssl from pg_stat_ssl where pid = pg_backend_pid()) as ssl,
      current_setting('max_connections') as connections,
      (select datlocprovider::text || ' ' || datlocale from pg_database where datname = current_database()) as locale`;
  expect(server).toEqual({
    who: "postgres",
    is_super: false,
    ssl: true,
    connections: "60",
    locale: "i en-US",
  });
  expect(inject("cluster").hosted).toBeDefined();
});

test.each(Object.entries(SUPERUSER_ACTS))(
  "%s: the owner of a hosted project is denied what the tests leave out there",
  async (_, { statement, reason }) => {
    await database.admin`create table if not exists public.bad_table (id integer)`;
    const code = await database.admin.unsafe(statement)
      .then(() => "done", (error: { code: string }) => error.code);
    expect(code, reason).toBe("42501");
  },
);
