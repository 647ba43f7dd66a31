/** Migrations and schema files make databases whose exports are equal byte for byte. */
import { expect, test } from "vitest";
import { likeThisRun } from "../support/cluster.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import { withBoth } from "../../local/tools/database.ts";
import { differingPaths, type Export, exportOf } from "../../local/tools/export.ts";
import { changesBetween } from "../../local/tools/migration.ts";

const REMEDY = "npm run migration <name> writes what is missing (until the first deployment: " +
  "npm run migration -- --baseline); a new column goes last in its table. First difference: ";

/** The first difference: the file and both lines. */
function firstDifference(migrated: Export, declared: Export): string {
  const [path] = differingPaths(migrated, declared);
  if (!path) return "";
  const [one, other] = [migrated, declared].map((all) => (all.get(path) ?? "no file").split("\n"));
  const at = one!.findIndex((line, index) => line !== other![index]);
  const line = at < 0 ? one!.length : at;
  return `${path}:${line + 1}\n  migrations: ${one![line]}\n  schema files: ${other![line]}`;
}

/** One change per kind of object, and the path of the export that contains it. */
const EDITS: Record<string, string> = {
  "private/functions/setting.sql": `do $do$ begin execute replace(
    pg_get_functiondef('private.setting(text)'::regprocedure), 'AS $function$',
    E'AS $function$ -- edited\\n'); end $do$`,
  "private/functions/enqueue_job.sql":
    `do $do$ begin execute format('grant execute on function %s to anon',
    (select oid::regprocedure from pg_proc where proname = 'enqueue_job')); end $do$`,
  "private/tables/settings.sql": "drop policy select_api on private.settings",
  "api/functions/listings_unlike.sql":
    "alter function api.listings_unlike(uuid) owner to preloved_ledger",
  "private/tables/vouchers.sql": "comment on table private.vouchers is 'Edited.'",
  "private/types/hold_outcome.sql": "alter type private.hold_outcome add value 'lost'",
  "rows/private.settings.sql":
    "update private.settings set value = 7 where name = 'commission_bps'",
  "rows/private.rate_limits.sql": "delete from private.rate_limits where action = 'likes'",
  "roles.txt": "alter role preloved_functions set lock_timeout = '6s'",
  "rows/storage.buckets.sql":
    "insert into storage.buckets (id, name) values ('more', 'it''s more')",
};

/** Changes that `npm run migration` cannot write. */
const BY_HAND: Record<string, string> = {
  "columns.txt": "alter table private.listing_search alter headline set storage main",
};

const run = (url: string, statements: Record<string, string>) =>
  withConnection(url, async (sql) => {
    for (const statement of Object.values(statements)) await sql.unsafe(statement).simple();
  });

test("migrations equal the schema files, and every change of the schema is found and written", async () => {
  await withBoth(async ({ migrated, declared }) => {
    const [before, wanted] = await Promise.all([exportOf(migrated), exportOf(declared)]);
    const difference = firstDifference(before, wanted);
    expect(difference === "", REMEDY + difference).toBe(true);
    expect(wanted.get("private/functions/now.sql")).toContain("clock_timestamp()");
    expect([...wanted.values()].join("\n")).not.toContain("local_stack");

    await run(declared, { ...EDITS, ...BY_HAND });
    const edited = await exportOf(declared);
    expect(differingPaths(before, edited)).toEqual(Object.keys({ ...EDITS, ...BY_HAND }).sort());
    await run(migrated, { written: await changesBetween(migrated, declared) });
    expect(differingPaths(await exportOf(migrated), edited)).toEqual(Object.keys(BY_HAND).sort());
  }, likeThisRun());
});
