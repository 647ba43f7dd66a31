/** `npm run new` writes files that pass every check, and never overwrites any; tests/rehearsal/new_operation.test.ts runs them. */
import { cpSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nextVersion } from "../../tools/migration.ts";
import { filesOf, nextSteps, requireGroup, write } from "../../tools/new.ts";
import { operationOf } from "../../tools/new/operation.ts";
import { TYPES_FILE, typesOf } from "../../tools/types.ts";
import { typeErrors } from "../../tools/verify/type_check.ts";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";
import { ROOT } from "./project.ts";

const SQL = "supabase/schemas/api/functions/live_streams_raise_hand.sql";
const operations = [
  ["live-streams", "raise_hand"],
  ["auth", "badge", "read"],
  ["feed", "last", "read", "public"],
  ["admin", "self", "staff", "read"],
  ["listings", "mine", "list"],
  ["feed", "newest", "list", "public"],
  ["admin", "newest", "list", "staff"],
].map(operationOf);
const files = Object.assign({}, ...operations.map(filesOf)) as Record<string, string>;
const sources = Object.keys(files).filter((path) => path.endsWith(".ts"));
const endpoints = sources.filter((path) => path.startsWith("functions/"));
const [raiseHand] = operations;

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
  expect(Object.keys(filesOf(raiseHand!))).toEqual([
    "functions/live-streams/raise_hand.ts",
    SQL,
    "tests/functions/live-streams/raise_hand.test.ts",
  ]);
});

test("the generated files are formatted", async () => {
  for (const operation of operations) write(operation, folder);
  expect(await deno("fmt", "--check", "--line-width=100", "--no-config", ...sources)).toBe("");
});

test("the generated SQL functions can be created, and their endpoints type-check after npm run types", async () => {
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith(".sql")) await database.admin.unsafe(text);
  }
  cpSync(`${ROOT}/shared`, `${folder}/shared`, { recursive: true });
  for (const path of ["node_modules", "deno.json", "package.json"]) {
    Deno.symlinkSync(`${ROOT}/${path}`, `${folder}/${path}`);
  }
  const written = endpoints.map((path) => `${folder}/${path}`);
  const before = await typeErrors(written.slice(0, 1));
  expect(before.match(/TS\d+/g)).toEqual(["TS2345"]);
  expect(before).toContain('"api.live_streams_raise_hand"');
  Deno.writeTextFileSync(`${folder}/${TYPES_FILE}`, await typesOf(database.url("supabase_admin")));
  expect(await typeErrors(written)).toBe("");
});

test("existing files are not overwritten, and then none is written", () => {
  Deno.removeSync(`${folder}/functions/live-streams/raise_hand.ts`);
  expect(() => write(raiseHand!, folder)).toThrow(/Already there/);
  expect(() => Deno.statSync(`${folder}/functions/live-streams/raise_hand.ts`)).toThrow();
});

test("an invalid name or an unknown word is rejected with a message", () => {
  const of = (words: string) => () => operationOf(words.split(" "));
  expect(of("Orders get")).toThrow(/no group/);
  expect(of("orders get-it")).toThrow(/no operation/);
  expect(of("../orders get")).toThrow(/no group/);
  expect(of("orders get red")).toThrow(/"red" is neither kind nor caller[^]*read\|list/);
  expect(of("orders")).toThrow(/^Usage/);
  expect(of("orders give write public")).toThrow(/by a member/);
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

test("the next steps name each command, and each file that nothing could be added to", () => {
  const gift = operationOf(["orders", "gift", "list", "public"]);
  const { steps } = write(gift, `${folder}/empty`);
  const text = nextSteps(gift, steps, false);
  const named = [
    "functions/orders/app.ts",
    "tests/http/rows/orders.ts",
  ];
  const commands = ["types", "openapi", "migration orders_gift", "budget", "verify"];
  const all = [
    ...named,
    "tests/database/privileges.ts",
    ...commands.map((each) => `npm run ${each}`),
  ];
  for (const word of all) expect(text).toContain(word);
  expect(nextSteps(operationOf(["live", "gift"]), [], true)).toContain("supabase/config.toml");
});

async function deno(...args: string[]): Promise<string> {
  const env = { NO_COLOR: "1" };
  const command = new Deno.Command(Deno.execPath(), { args, cwd: folder, env });
  const { success, stdout, stderr } = await command.output();
  const text = new TextDecoder();
  return success ? "" : text.decode(stdout) + text.decode(stderr);
}
