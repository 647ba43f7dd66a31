import { afterAll, beforeAll, expect, test } from "vitest";
import { withDatabase } from "../../tools/database.ts";
import { ORDERS_PAGE, ordersPageOf } from "../../tools/orders_page.ts";
import { typesOf } from "../../tools/types.ts";
import { testCluster } from "../support/cluster.ts";
import { createDatabase, urlOf } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";
import { supabase } from "../../local/process/supabase.ts";
import { read } from "../conventions/project.ts";

let types: Record<string, string>;
let page: string;
let database: TestDatabase;

beforeAll(async () => {
  const passwordOf = (role: string) => testCluster().passwords[role]!;
  const cluster = { adminUrl: urlOf("supabase_admin"), passwordOf, url: urlOf };
  await withDatabase(cluster, async ({ api }) => {
    [types, page] = [await typesOf(api), await ordersPageOf(api)];
  });
  database = await createDatabase();
});
afterAll(() => database.drop());

test("the types of functions and of the Data API's rows equal those of the schema files", () => {
  for (const [file, text] of Object.entries(types)) {
    expect(read(file) === text, `${file}: run npm run types`).toBe(true);
  }
});

test("docs/orders.md equals the page generated from the transition table", () => {
  expect(read(ORDERS_PAGE) === page, "run: npm run orders-page").toBe(true);
});

interface Advice {
  name: string;
  detail: string;
  metadata: { schema: string; name: string };
}

async function advisorWarnings(): Promise<Advice[]> {
  const { stdout } = await supabase(
    ["db", "advisors", `--remote=${database.url("postgres")}`, "--level", "warn"],
  );
  const advice: Advice[] = JSON.parse(/^\[$[\s\S]*?^\]$/m.exec(stdout)?.[0] ?? "[]");
  const resolved = await database.admin<{ name: string }[]>`
    select pronamespace::regnamespace || '.' || proname as name from pg_proc
    where prosqlbody is not null`;
  const names = new Set(resolved.map(({ name }) => name));
  // The advisor does not know that a `return` body is resolved when it is created.
  return advice.filter(({ name, metadata }) =>
    name !== "function_search_path_mutable" || !names.has(`${metadata.schema}.${metadata.name}`)
  );
}

test("Supabase's advisors warn of a table without row level security, and of nothing else", async () => {
  await database.admin.unsafe("alter table public.orders disable row level security");
  const warnings = (await advisorWarnings())
    .map(({ name, metadata }) => `${name}: ${metadata.schema}.${metadata.name}`);
  expect(warnings, "follow the advisor").toEqual(["policy_exists_rls_disabled: public.orders"]);
});
