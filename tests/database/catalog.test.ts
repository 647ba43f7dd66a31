import { expect, test } from "vitest";
import { useDatabase } from "../support/database.ts";
import { canAct, SUPERUSER_ACTS } from "../support/superuser.ts";
import { RULES } from "./rules.ts";

const database = useDatabase();

test.each(RULES)(
  "$name",
  async ({ query, remedy }) => {
    const offenders = await database.admin.unsafe<{ offender: string }[]>(query);
    expect(offenders.map(({ offender }) => String(offender)), remedy).toEqual([]);
  },
);

/** Statements that break each rule at least once. */
const VIOLATIONS = `
  create table public.bad_table (price numeric, listing_id uuid references public.listings (id));
  create view data_api.bad_view as select id from public.listings;
  create policy everyone on public.bad_table using (auth.uid() is not null);
  create index one on public.bad_table (price);
  create index two on public.bad_table (price);
  alter table public.bad_table alter column price set default extract(epoch from now());
  create type private.bad_type as enum ('one');
  create function public.bad_function() returns timestamptz language sql security definer as 'select now()';
  grant execute on function public.bad_function() to public;
  create function api.bad_operation() returns timestamptz language sql as 'select now()';
  grant execute on function api.bad_operation() to anon;
  create function api.bad_page() returns jsonb language plpgsql as 'begin return private.list_page(null); end';
  create function private.effect_nothing() returns timestamptz language sql as 'select now()';
  create function private.bad_piece() returns void language sql as 'delete from private.settings where name in (select name from private.settings limit 1)';
  grant usage on schema private to anon;
  alter default privileges for role postgres in schema api grant execute on functions to anon;`;

const OF_A_LOGIN = "a table of a login";
/** The rule whose violation only a superuser can make. */
const NOT_HERE = canAct(OF_A_LOGIN) ? [] : ["the logins of edge functions own nothing"];

test("every rule reports a violation", async () => {
  const rollback = new Error("roll back");
  const silent: string[] = [];
  await database.admin.begin(async (sql) => {
    await sql.unsafe(VIOLATIONS).simple();
    if (canAct(OF_A_LOGIN)) await sql.unsafe(SUPERUSER_ACTS[OF_A_LOGIN].statement);
    for (const { name, query } of RULES) {
      if ((await sql.unsafe(query)).length === 0) silent.push(name);
    }
    throw rollback;
  }).catch((error) => {
    if (error !== rollback) throw error;
  });
  expect(silent).toEqual(NOT_HERE);
});
