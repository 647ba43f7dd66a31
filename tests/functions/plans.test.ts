/**
 * No public read and no list reads a whole table, or is planned again in each call: every such endpoint is found by
 * rule, and run at 8,000 rows in each table.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { registry } from "../../local/stack/apps.ts";
import { NO_SQL } from "../conventions/exceptions.ts";
import { useDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";
import { endpointPlans } from "../support/endpoint_plans.ts";
import { fillTables, keyOf, USERS } from "../support/plan_rows.ts";
import { watchPlans } from "../support/plans.ts";
import type { Work } from "../support/plans.ts";

/** More than a staff list counts. */
const ROWS = 8_000;

const gets = Object.values(registry).flat().filter(({ method }) => method === "GET");
const checked = gets.filter(({ auth, response }) =>
  auth.kind === "open" || hasList(response.schema)
);

/** Tables of a few rows at any size of the market, and what limits them. */
const SMALL: Record<string, string> = {
  listing_counts: "one per category and gender",
  live_stream_counts: "one per status",
  reconciliation_runs: "one per day",
  staff_roles: "members of staff; a row ends with its role",
};

/** Operations of staff that read whole tables. */
const WHOLE: Record<string, string[]> = {
  // What was posted since the last seal, and whether each is sealed.
  admin_ledger: ["book_queue", "book_rows"],
  // Counts what is open; here all are.
  admin_reliability: ["boost_purchases", "withdrawals"],
  // Compares every stored number with what it counts.
  admin_discovery: ["listings", "listing_search", "likes", "live_streams"],
};

/** Operations that are better planned for their values, and why. */
const PLANNED: Record<string, string> = {
  search_listings: "filters may be left out",
  shipping_track: "staff may see every parcel, a member their own",
};

/** PostgreSQL compares the plans of five calls with one for all values. */
const CALLS = 7;

/** Query fields that an operation cannot do without. */
const QUERY: Record<string, Record<string, string>> = {
  search_suggest: { q: "d" },
};

const database = useDatabase();
let plans: Awaited<ReturnType<typeof endpointPlans>>;
beforeAll(async () => {
  await fillTables(database.admin, ROWS);
  plans = await endpointPlans(database);
}, 240_000);
afterAll(async () => {
  await plans?.close();
});

test.each(checked)("$id reads no whole table", async (endpoint) => {
  const work = await plans.of(endpoint, QUERY[endpoint.id]);
  expect(work.length > 0, `${endpoint.id} runs SQL: tests/support/endpoint_plans.ts`)
    .toBe(!(endpoint.id in NO_SQL) && endpoint.id !== "health_get");
  const whole = new Set(
    work.flatMap(({ read }) =>
      Object.entries(read).filter(([, rows]) => rows >= ROWS).map(([table]) => table)
    ),
  );
  const accepted = new Set(WHOLE[endpoint.id]);
  const needless = [...whole.difference(accepted)].filter((table) => !(table in SMALL));
  expect(needless, `give ${endpoint.id} an index, or say in tests/functions/plans.test.ts why not`)
    .toEqual([]);
  const idle = [...accepted.difference(whole)];
  expect(idle, `${endpoint.id} does not read these whole any more: delete them from WHOLE`)
    .toEqual([]);
});

test("what this file names are endpoints that it checks", () => {
  const ids = checked.map(({ id }) => id);
  expect([WHOLE, PLANNED, QUERY].flatMap(Object.keys).filter((id) => !ids.includes(id))).toEqual(
    [],
  );
});

describe("an account", () => {
  let person: string;
  beforeAll(async () => {
    const { admin } = database;
    const [row] = await admin`select ${admin.unsafe(keyOf(USERS, 77))} as id`;
    person = row!["id"];
    await admin`
      insert into private.jobs (kind, key, payload, finished_at, last_error)
      select 'mail_send', n::text, '{}', case when n > ${ROWS} then now() end, case when n <= ${ROWS} then 'x' end
      from generate_series(1, ${2 * ROWS}::integer) as n`;
    await admin`vacuum (analyze) private.jobs`;
    await admin`delete from private.erasures where user_id = ${person}`;
    await admin`insert into auth.users (id, email) values (${person}, 'p@example.com') on conflict do nothing`;
  });

  const whole = ({ read }: Work) =>
    Object.entries(read).filter(([, rows]) => rows >= ROWS / 4).map(([table]) => table).sort();

  test("is exported without reading a whole table", async () => {
    const own = watchPlans(database, person);
    const work = await own.run("select api.auth_export(500)");
    await own.close();
    expect(work.answer).toBeDefined();
    expect(whole(work)).toEqual([]);
  });

  test("is deleted without reading a whole table", async () => {
    const own = watchPlans(database);
    const work = await own.run(`reset role; select private.anonymize_user('${person}')`);
    await own.close();
    expect(whole(work)).toEqual([]);
  });
});

describe("where each member has a long history", () => {
  beforeAll(() => expectLongHistories(database, 4), 120_000);
  // A connection of its own: an export calls lists without a limit, and their plans are kept then.
  beforeEach(() => plans.close());

  // Staff lists find their ids by dynamic SQL: each set of filters has its own plan.
  const lists = checked.filter(({ auth }) => auth.kind !== "staff");

  test.each(lists)("$id is not planned again in each call", async (endpoint) => {
    let planned: string[] = [];
    for (let call = 1; call <= CALLS; call++) {
      const work = await plans.of(endpoint, QUERY[endpoint.id]);
      planned = work.flatMap((each) => each.planned);
    }
    if (endpoint.id in PLANNED) {
      expect(planned, `${endpoint.id} keeps its plan: delete it from PLANNED`).not.toEqual([]);
    } else {
      expect(planned, "set plan_cache_mode = force_generic_plan, or say in PLANNED why not")
        .toEqual([]);
    }
  });
});

function hasList(schema: z.ZodType): boolean {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }));
  return /"type":"array","items":\{"(type":"object|\$ref)/.test(text);
}

/**
 * Statistics of a market after years: so few users have all rows of each table. The rows stay as they are, since
 * what PostgreSQL expects decides how it plans.
 */
async function expectLongHistories({ admin }: TestDatabase, users: number): Promise<void> {
  const columns = await admin<{ table: string; column: string }[]>`
    select distinct keys.conrelid::regclass::text as table, quote_ident(attname) as column
    from pg_constraint as keys
    join pg_attribute on attrelid = keys.conrelid and attnum = any (keys.conkey)
    join pg_class as tables on tables.oid = keys.conrelid and tables.relkind = 'r'
    where keys.contype = 'f' and keys.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)
      and tables.relnamespace::regnamespace::text in ('public', 'private')`;
  for (const { table, column } of columns) {
    await admin.unsafe(`alter table ${table} alter column ${column} set (n_distinct = ${users})`);
  }
  for (const table of new Set(columns.map(({ table }) => table))) {
    await admin.unsafe(`analyze ${table}`);
  }
}
