import { expect, test } from "vitest";
import { withConnection } from "../../local/postgres/connect.ts";
import { supabase } from "../../local/process/supabase.ts";
import { withBoth } from "../../tools/database.ts";
import { omittedByCli } from "../../tools/export.ts";
import { changesBetween } from "../../tools/migration.ts";
import { readRows, rowChanges } from "../../tools/rows.ts";
import { likeThisRun } from "../support/cluster.ts";

const REMEDY = "npm run migration <name> writes what is missing (until the first deployment: " +
  "npm run migration -- --baseline); a new column goes last in its table";

/** Edits of rows, and the statements that are to be written for them. */
const EDITS = {
  "update private.settings set value = 7 where name = 'commission_bps'":
    "update private.settings set value = '7' where name = 'commission_bps'",
  "delete from private.rate_limits where action = 'likes'":
    "delete from private.rate_limits where action = 'likes'",
  "insert into storage.buckets (id, name) values ('more', 'it''s more')": "'it''s more'",
};

test("migrations equal the schema files, supabase db push has nothing to apply after the local stack applied them, and a changed row is found and written", async () => {
  await withBoth(async ({ migrated, declared }) => {
    // Roles, rows, and the order and storage of columns, which the CLI does not compare.
    expect(await omittedByCli(migrated), REMEDY).toEqual(await omittedByCli(declared));
    expect(await changesBetween(migrated, declared), REMEDY).toBe("");
    const { text } = await supabase(["db", "push", `--remote=${migrated}`, "--yes"]);
    expect(text).toMatch(/up to date/i);

    await withConnection(declared, (sql) => sql.unsafe(Object.keys(EDITS).join(";")).simple());
    const [before, after] = await Promise.all(
      [migrated, declared].map((url) => withConnection(url, readRows)),
    );
    const written = rowChanges(before!, after!);
    expect(Object.values(EDITS).filter((part) => !written.includes(part))).toEqual([]);
  }, likeThisRun());
});
