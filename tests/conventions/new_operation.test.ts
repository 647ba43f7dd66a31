/** `npm run new` writes files that pass every check, and never overwrites any. */
import { cpSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nextVersion } from "../../local/tools/migration.ts";
import { filesOf, nextSteps, requireGroup, write } from "../../local/tools/new.ts";
import { TYPES_FILE, typesOf } from "../../local/tools/types.ts";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";
import { ROOT } from "./project.ts";

const SQL = "supabase/schemas/api/functions/live_streams_raise_hand.sql";
const files = filesOf("live-streams", "raise_hand");
const sources = Object.keys(files).filter((path) => path.endsWith(".ts"));

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await Deno.realPath(await Deno.makeTempDir());
  database = await createDatabase();
});
afterAll(async () => {
  await Deno.remove(folder, { recursive: true });
  await database.drop();
});

test("npm run new writes three files named after the operation", () => {
  expect(Object.keys(files)).toEqual([
    "functions/live-streams/raise_hand.ts",
    SQL,
    "tests/functions/live-streams/raise_hand.test.ts",
  ]);
});

test("the generated files are formatted", async () => {
  write(files, folder);
  expect(await deno("fmt", "--check", "--line-width=100", "--no-config", ...sources)).toBe("");
});

test("the generated SQL function can be created, and its endpoint type-checks after npm run types", async () => {
  await database.admin.unsafe(files[SQL]!);
  cpSync(`${ROOT}/shared`, `${folder}/shared`, { recursive: true });
  for (const path of ["node_modules", "deno.json", "package.json"]) {
    Deno.symlinkSync(`${ROOT}/${path}`, `${folder}/${path}`);
  }
  const check = () => deno("check", "--quiet", "functions/live-streams/raise_hand.ts");
  const before = await check();
  expect(before.match(/TS\d+/g)).toEqual(["TS2345"]);
  expect(before).toContain('"api.live_streams_raise_hand"');
  Deno.writeTextFileSync(`${folder}/${TYPES_FILE}`, await typesOf(database.url("supabase_admin")));
  expect(await check()).toBe("");
});

test("existing files are not overwritten, and then none is written", () => {
  expect(() => write(files, folder)).toThrow(/Already there/);
  const more = { "functions/live-streams/other.ts": "", ...files };
  expect(() => write(more, folder)).toThrow(/Already there/);
  expect(() => Deno.statSync(`${folder}/functions/live-streams/other.ts`)).toThrow();
});

test("an invalid name is rejected with a message", () => {
  expect(() => filesOf("Orders", "get")).toThrow(/no group/);
  expect(() => filesOf("orders", "get-it")).toThrow(/no operation/);
  expect(() => filesOf("../orders", "get")).toThrow(/no group/);
});

test("an unknown group is rejected with the list of groups", () => {
  const known = ["orders", "wallet"];
  expect(() => requireGroup("oders", false, known)).toThrow(/only orders, wallet\..*--new-group/);
  requireGroup("oders", true, known);
  requireGroup("orders", false, known);
});

test("two migrations in the same second get different versions, each later than the last", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  expect(nextVersion(["README.md", "20200101000000_old.sql"], now)).toBe("20261121100000");
  expect(nextVersion(["20261121100000_a.sql"], now)).toBe("20261121100001");
});

test("the next steps name each file and command", () => {
  const files = [
    "functions/orders/app.ts",
    "tests/http/rows/",
    "tests/http/rows/orders.ts",
    "npm run migration orders_gift",
    "npm run budget",
    "local/openapi/operations",
  ];
  const steps = nextSteps("orders", "gift", false);
  for (const word of [...files, "npm run types", "npm run openapi"]) {
    expect(steps).toContain(word);
  }
  expect(nextSteps("live", "gift", true)).toContain("supabase/config.toml");
});

async function deno(...args: string[]): Promise<string> {
  const env = { NO_COLOR: "1" };
  const command = new Deno.Command(Deno.execPath(), { args, cwd: folder, env });
  const { success, stdout, stderr } = await command.output();
  const text = new TextDecoder();
  return success ? "" : text.decode(stdout) + text.decode(stderr);
}
