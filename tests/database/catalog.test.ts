import { beforeAll, expect, test } from "vitest";
import { registry } from "../../local/stack/apps.ts";
import { useDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";
import { canAct, SUPERUSER_ACTS } from "../support/superuser.ts";
import { OURS, RULES } from "./rules.ts";

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

test("private.take_step runs each effect that the transition table names, and each function is named", async () => {
  const [found] = await database.admin<{ named: string[]; functions: string[]; body: string }[]>`
    select
      array(select distinct unnest(effects) from private.order_transitions) as named,
      array(
        select proname from pg_proc
        where pronamespace = 'private'::regnamespace and starts_with(proname, 'effect_')
      ) as functions,
      pg_get_functiondef('private.take_step'::regproc) as body`;
  const { named, functions, body } = found!;
  const run = [...body.matchAll(/when '(\w+)' then\s+perform private\.effect_\1\(/g)];
  expect(run.map(([, effect]) => effect).sort(), "name it in both places").toEqual(named.sort());
  expect(functions.sort(), "delete it, or name it in private.order_transitions")
    .toEqual(named.map((effect) => `effect_${effect}`));
});

interface Called {
  name: string;
  types: string[];
}

/** Whether a statement that calls the function contains its body instead. */
async function isInlined({ name, types }: Called): Promise<boolean> {
  const given = types.map((type, at) => `null::${type} as a${at}`);
  const call = `${name}(${types.map((_, at) => `given.a${at}`).join(", ")})`;
  const lines = await database.admin.unsafe(
    `explain (verbose, costs off) select ${call} from (select ${
      given.join(", ")
    } offset 0) as given`,
  );
  return !lines.some((line) => line["QUERY PLAN"].includes(`${name}(`));
}

/** Reads the clock, which is volatile, and is stable all the same: PostgreSQL pushes no volatile condition down. */
const CALLED = ["private.offer_status"];

// A function that says it is stricter than what it calls, such as immutable around the stable
// jsonb_build_object, is not: it is planned at each call.
test("the body of a `return` function replaces its calls", async () => {
  const functions = await database.admin.unsafe<Called[]>(`
    select
      namespace.nspname || '.' || proc.proname as name,
      array(
        select format_type(types.type, null)
        from unnest(proc.proargtypes) with ordinality as types (type, position)
        order by types.position) as types
    from pg_proc as proc
    join pg_namespace as namespace on namespace.oid = proc.pronamespace
    where namespace.nspname in ${OURS}
      and proc.prosqlbody is not null
      and not proc.proretset
      and not proc.prosecdef`);
  const called: string[] = [];
  for (const each of functions) if (!await isInlined(each)) called.push(each.name);
  expect(functions.length).toBeGreaterThan(50);
  expect(called).toEqual(CALLED);
});

const SUSPENDED = "5a5ed000-0000-4000-8000-000000000000";

/** A batch of chat posts asks for each of its writers: tests/functions/live-streams/chat.test.ts. */
const BATCHED = "live_streams_chat";
const active = Object.values(registry).flat()
  .filter(({ id, auth }) => auth.kind === "active" && id !== BATCHED);

beforeAll(async () => {
  await database.admin`insert into auth.users (id) values (${SUSPENDED})`;
  await database.admin`
    insert into public.profiles (id, username, account_status)
    values (${SUSPENDED}, 'suspended', 'suspended')`;
});

// The router knows the account status for a minute, so operations that start something new ask for it in SQL.
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
    expect(operations, `call private.active_caller() in api.${id}, or use auth member`).not.toEqual(
      [],
    );
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

/** Columns with codes, keys and references of ours or of a provider. */
const CODES = [
  ..."status request_key provider_id external_id invoice_status outcome reference".split(" "),
  ..."dispute_id reversal_key problem provider_payout_id provider_status booked_status".split(" "),
  ..."label_path courier_code courier_service_code shipper_order_id tracking_id waybill".split(" "),
  ..."event_id id key kind decision operation request_id package currency ended_because".split(" "),
  ..."offered_by verdict closed_because provider checkout_id provider_refund_id failure_code".split(
    " ",
  ),
  ..."transfer_key statement".split(" "),
];
/** Tables of users only because a member of staff changed them, or of orders without a person's word. */
const WITHOUT_PEOPLE = ["private.settings", "private.ledger_transfers"];

test("every column of text, JSON or coordinates in a table of users or orders is in the register", async () => {
  const missing = await database.admin<{ column: string }[]>`
    select distinct attrelid::regclass || '.' || attname as column
    from pg_constraint as reference
    join pg_attribute on attrelid = conrelid and attnum > 0 and not attisdropped
    join pg_class as class on class.oid = attrelid and not relispartition
    where contype = 'f'
      and confrelid in ('public.profiles'::regclass, 'public.orders'::regclass)
      and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype, 'float8'::regtype)
      and attgenerated = ''
      and attname <> all (${CODES})
      and attrelid::regclass::text <> all (${WITHOUT_PEOPLE})
      and not exists (
        select from private.personal_data
        where relation::regclass = attrelid and attname = any (columns))
    order by 1`;
  expect(missing.map(({ column }) => column), "a row of private.personal_data").toEqual([]);
});

test("every row of the register names a column, an owner and a function that exist", async () => {
  const wrong = await database.admin<{ row: string }[]>`
    select relation || ' ' || name as row
    from private.personal_data
    cross join unnest(columns) as name
    left join private.personal_owners using (relation, owner)
    where not exists (
        select from pg_attribute where attrelid = relation::regclass and attname = name)
      or condition is null and not exists (
        select from pg_attribute where attrelid = relation::regclass and attname = owner)
      or on_leaving = 'elsewhere' and to_regproc('private.' || "by") is null
      or masked <> 'hidden' and to_regproc('private.' || masked) is null`;
  expect(wrong.map(({ row }) => row)).toEqual([]);
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
