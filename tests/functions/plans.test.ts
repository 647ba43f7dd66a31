/** No public read and no list reads a whole table: every such endpoint is found by rule, and run at 12,000 rows in each table. */
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { registry } from "../../local/stack/apps.ts";
import { NO_SQL } from "../conventions/exceptions.ts";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";
import { endpointPlans } from "../support/endpoint_plans.ts";
import { fillTables } from "../support/plan_rows.ts";

/** More than a staff list counts. */
const ROWS = 12_000;

const gets = Object.values(registry).flat().filter(({ method }) => method === "GET");
const checked = gets.filter(({ auth, response }) =>
  auth.kind === "open" || hasList(response.schema)
);

/** Tables of a few rows at any size of the market, and what limits them. */
const SMALL: Record<string, string> = {
  approvals: "proposed by hand",
  listing_counts: "one per category and gender",
  reconciliation_runs: "one per day",
  staff_roles: "members of staff",
  vouchers: "made by hand",
};

/** What staff ask for rarely, and what they have counted. */
const WHOLE: Record<string, string[]> = {
  // Compares every stored number with what it counts.
  admin_discovery: ["listings", "listing_search", "likes"],
};

/** Query fields that an operation cannot do without. */
const QUERY: Record<string, Record<string, string>> = {
  search_suggest: { q: "d" },
};

let database: TestDatabase;
let plans: Awaited<ReturnType<typeof endpointPlans>>;
beforeAll(async () => {
  database = await createDatabase();
  await fillTables(database.admin, ROWS);
  plans = await endpointPlans(database);
}, 240_000);
afterAll(async () => {
  await plans?.close();
  await database.drop();
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
  expect([...Object.keys(WHOLE), ...Object.keys(QUERY)].filter((id) => !ids.includes(id))).toEqual(
    [],
  );
});

function hasList(schema: z.ZodType): boolean {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }));
  return /"type":"array","items":\{"(type":"object|\$ref)/.test(text);
}
