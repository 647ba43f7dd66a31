/** What is generated from the migrations is what the migrations make now. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { withDatabase } from "../../local/tools/database.ts";
import { ORDERS_PAGE, ordersPageOf } from "../../local/tools/orders_page.ts";
import { SNAPSHOT, snapshotOf } from "../../local/tools/snapshot.ts";
import { TYPES_FILE, typesOf } from "../../local/tools/types.ts";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";
import { supabase } from "../../local/tools/supabase.ts";
import { filesBelow, read } from "../house/project.ts";

let types: string;
let snapshot: Map<string, string>;
let page: string;
let database: TestDatabase;

beforeAll(async () => {
  const { port, passwords } = inject("cluster");
  const passwordOf = (role: string) => passwords[role]!;
  const url = (role: string, name = "postgres") =>
    `postgresql://${role}:${passwordOf(role)}@127.0.0.1:${port}/${name}`;
  const cluster = { adminUrl: url("supabase_admin"), passwordOf, url };
  await withDatabase(cluster, async ({ api }) => {
    [types, snapshot, page] = [
      await typesOf(api),
      await snapshotOf(api),
      await ordersPageOf(api),
    ];
  });
  database = await createDatabase();
});
afterAll(() => database.drop());

test("shared/db/types.ts is current", () => {
  expect(read(TYPES_FILE) === types, "run: npm run types").toBe(true);
});

test("migrations/current shows every function as it stands", () => {
  const files = filesBelow(SNAPSHOT).map((file) => file.slice(SNAPSHOT.length + 1)).sort();
  expect(files, "run: npm run snapshot").toEqual([...snapshot.keys()].sort());
  const stale = files.filter((file) => read(`${SNAPSHOT}/${file}`) !== snapshot.get(file));
  expect(stale, "run: npm run snapshot").toEqual([]);
});

test("the page on the life of an order shows the transition table as it stands", () => {
  expect(read(ORDERS_PAGE) === page, "run: npm run snapshot").toBe(true);
});

test("the snapshot shows production's clock, which nobody moves", () => {
  expect(snapshot.get("private/now.sql")).toContain("clock_timestamp()");
  expect([...snapshot.values()].join("\n")).not.toContain("local_stack");
});

test("Supabase's own advisors have nothing to warn of", async () => {
  const url = `--remote=${database.url("postgres")}`;
  const { success, stdout, stderr } = await supabase(["db", "advisors", url, "--fail-on", "warn"]);
  expect(success, `do what the advisor says:\n${stdout}${stderr}`).toBe(true);
});

test("an advisor that has something to warn of fails this test", async () => {
  await database.admin.unsafe("alter table public.orders disable row level security");
  const url = `--remote=${database.url("postgres")}`;
  const { success, stdout } = await supabase(["db", "advisors", url, "--fail-on", "warn"]);
  expect(success).toBe(false);
  expect(stdout).toContain("public.orders");
});
