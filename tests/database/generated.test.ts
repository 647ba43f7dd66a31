import { expect, test } from "vitest";
import { ORDERS_PAGE, ordersPageOf } from "../../tools/orders_page.ts";
import { typesOf } from "../../tools/types.ts";
import { useDatabase } from "../support/database.ts";
import { supabase } from "../../local/process/supabase.ts";
import { read } from "../conventions/project.ts";

const database = useDatabase();

test("the types of functions and of the Data API's rows equal those of the schema files", async () => {
  const types = await typesOf(database.url("postgres"));
  for (const [file, text] of Object.entries(types)) {
    expect(read(file) === text, `${file}: run npm run types`).toBe(true);
  }
});

test("docs/orders.md equals the page generated from the transition table", async () => {
  const page = await ordersPageOf(database.url("postgres"));
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
