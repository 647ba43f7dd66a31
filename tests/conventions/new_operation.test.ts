/** `npm run new` never overwrites a file; tests/rehearsal/new_operation.test.ts runs what it writes. */
import { expect, test } from "vitest";
import { nextVersion } from "../../tools/migration.ts";
import { requireGroup, write } from "../../tools/new.ts";
import { operationOf } from "../../tools/new/operation.ts";

test("existing files are not overwritten, and then none is written", () => {
  const folder = Deno.makeTempDirSync();
  const operation = operationOf(["live-streams", "raise_hand"]);
  write(operation, folder);
  Deno.removeSync(`${folder}/functions/live-streams/raise_hand.ts`);
  expect(() => write(operation, folder)).toThrow(/Already there/);
  expect(() => Deno.statSync(`${folder}/functions/live-streams/raise_hand.ts`)).toThrow();
  Deno.removeSync(folder, { recursive: true });
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
