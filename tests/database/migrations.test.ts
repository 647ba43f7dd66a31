/** Migrations and schema files make databases whose exports are equal byte for byte. */
import { expect, test } from "vitest";
import { likeThisRun } from "../support/cluster.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import { withBoth } from "../../tools/database.ts";
import { differingPaths, type Export, exportOf, omittedByCli } from "../../tools/export.ts";
import { changesBetween } from "../../tools/migration.ts";
import {
  BY_HAND,
  EDITS,
  EXPORTED,
  OTHER_EDITS,
  SPECIMENS,
  unexpectedIn,
} from "./migration_edits.ts";

const REMEDY = "npm run migration <name> writes what is missing (until the first deployment: " +
  "npm run migration -- --baseline); a new column goes last in its table. First difference: ";

/** The first difference: the file and both lines. */
function firstDifference(migrated: Export, declared: Export, expected: string[] = []): string {
  const path = differingPaths(migrated, declared).find((each) => !expected.includes(each));
  if (!path) return "";
  const [one, other] = [migrated, declared].map((all) => (all.get(path) ?? "no file").split("\n"));
  const at = one!.findIndex((line, index) => line !== other![index]);
  const line = at < 0 ? one!.length : at;
  return `${path}:${line + 1}\n  migrations: ${one![line]}\n  schema files: ${other![line]}`;
}

const expectEqual = (difference: string) =>
  expect(difference === "", REMEDY + difference).toBe(true);

const edits = { ...EDITS, ...OTHER_EDITS };

const run = (url: string, statements: string[]) =>
  withConnection(url, async (sql) => {
    for (const statement of statements) await sql.unsafe(statement).simple();
  });

// An export takes seconds. Both databases are exported once, after the edits of one were written for the other:
// they are equal if the migration has nothing but the edits, and the exports are equal after it.
test("migrations equal the schema files, and every change of the schema is found and written", async () => {
  await withBoth(async ({ migrated, declared }) => {
    expectEqual(firstDifference(await omittedByCli(migrated), await omittedByCli(declared)));

    for (const url of [migrated, declared]) await run(url, SPECIMENS);
    await run(declared, [...Object.keys(edits), ...Object.values(BY_HAND)]);
    const written = await changesBetween(migrated, declared);
    expectEqual(unexpectedIn(written));
    expect(Object.values(edits).filter((part) => !written.includes(part))).toEqual([]);

    await run(migrated, [written]);
    const [made, wanted] = await Promise.all([exportOf(migrated), exportOf(declared)]);
    expectEqual(firstDifference(made, wanted, Object.keys(BY_HAND)));
    expect(differingPaths(made, wanted)).toEqual(Object.keys(BY_HAND).sort());
    for (const [path, text] of Object.entries(EXPORTED)) expect(wanted.get(path)).toContain(text);
    expect(wanted.get("private/functions/now.sql")).toContain("clock_timestamp()");
    expect([...wanted.values()].join("\n")).not.toContain("local_stack");
  }, likeThisRun());
});
