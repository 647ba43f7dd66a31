/** The router caches the account status for a minute, so operations that start something new check it in SQL. */
import { beforeAll, expect, test } from "vitest";
import { registry } from "../../local/stack/apps.ts";
import { useDatabase } from "../support/database.ts";

const SUSPENDED = "5a5ed000-0000-4000-8000-000000000000";

const database = useDatabase();
beforeAll(async () => {
  await database.admin`insert into auth.users (id) values (${SUSPENDED})`;
  await database.admin`
    insert into public.profiles (id, username, account_status)
    values (${SUSPENDED}, 'suspended', 'suspended')`;
});

const active = Object.values(registry).flat().filter(({ auth }) => auth.kind === "active");

test.each(active)(
  "the operation of $id checks the account status in its own transaction",
  async ({ id }) => {
    const operations = await database.admin<{ name: string }[]>`
    with recursive bodies as (
      select proname, pronamespace::regnamespace::text as schema,
        regexp_replace(coalesce(pg_get_function_sqlbody(oid), prosrc), '--[^\n]*', '', 'g') as body
      from pg_proc
      where pronamespace in ('api'::regnamespace, 'private'::regnamespace)
    ), checking as (
      select proname, schema from bodies where body ~ 'private\\.(active_caller\\(\\)|inactive_objection\\()'
      union
      select bodies.proname, bodies.schema from bodies
      join checking on checking.schema = 'private' and bodies.body ~ ('private\\.' || checking.proname || '\\(')
    )
    select proname as name from checking
    where schema = 'api' and (proname = ${id} or starts_with(proname, ${`${id}_`}))`;
    expect(
      operations,
      `call private.active_caller() or inactive_objection() in api.${id}, or use auth member for the endpoint`,
    )
      .not.toEqual([]);
  },
);

test.each(active)(
  "$id tells a suspended caller nothing else, whatever exists",
  async ({ id }) => {
    const { admin } = database;
    const operations = await admin<{ call: string }[]>`
      select format('select api.%I(%s)', proname, string_agg('null::' || format_type(type, null), ', ')) as call
      from pg_proc
      left join lateral unnest(proargtypes) as type on true
      where pronamespace = 'api'::regnamespace
        and proname = ${id}
        and has_function_privilege('authenticated', pg_proc.oid, 'execute')
      group by pg_proc.oid`;
    for (const { call } of operations) {
      const error = await admin.begin(async (sql) => {
        const claims = JSON.stringify({ sub: SUSPENDED });
        await sql`select set_config('request.jwt.claims', ${claims}, true)`;
        await sql`set local role authenticated`;
        await sql.unsafe(call);
      }).catch((error) => error);
      expect(error.message).toBe("account_suspended");
    }
  },
);

/** What a suspended or banned member may not start, and what stays open to them. */
const STARTS = ("ai_categorize boosts_create listings_create listings_like " +
  "listings_relist live_streams_chat live_streams_create live_streams_pins live_streams_start " +
  "orders_create reviews_create reviews_reply").split(" ");
const STAYS =
  ("listings_photos orders_cancel orders_confirm orders_dispute orders_return_approve orders_return_label " +
    "orders_return_received orders_return_reject orders_return_request orders_ship orders_status " +
    "shipping_book shipping_waybill wallet_withdrawals_cancel auth_delete auth_export").split(" ");

test("each endpoint that starts something new needs an active account", () => {
  const needs = active.map(({ id }) => id);
  expect(needs).toEqual(expect.arrayContaining(STARTS));
});

test("each read and each step on an open order needs a profile, not an active account", () => {
  const all = Object.values(registry).flat();
  const reads = all.filter(({ method, auth }) => method === "GET" && auth.kind === "active");
  expect(reads.map(({ id }) => id)).toEqual([]);
  const kinds = all.filter(({ id }) => STAYS.includes(id)).map(({ id, auth }) => [id, auth.kind]);
  expect(Object.fromEntries(kinds)).toEqual(Object.fromEntries(STAYS.map((id) => [id, "member"])));
});
