/** Changes of a schema for tests/database/migrations.test.ts, one per kind. */

/** What the edits change, apart from rows and roles: our own objects are then compared as they are. */
export const SPECIMENS = [
  "create type private.specimen_kind as enum ('one')",
  "create function private.specimen_body() returns integer language sql as 'select 1'",
  "create function private.specimen_grant() returns integer language sql as 'select 1'",
  "create function private.specimen_owner() returns integer language sql as 'select 1'",
  `create function private.specimen_moved() returns trigger language plpgsql
    as 'begin return new; end'`,
  `create table private.specimens (
    id uuid primary key,
    amount integer default 1,
    price integer constraint specimens_price check (price > 0)
  )`,
  "comment on table private.specimens is 'A table.'",
  "comment on column private.specimens.amount is 'A column.'",
  "alter table private.specimens enable row level security",
  "create policy select_api on private.specimens for select to preloved_api using (true)",
  "create policy update_api on private.specimens for update to preloved_api using (true)",
  "grant select, insert on private.specimens to preloved_api",
  "grant update (price) on private.specimens to preloved_api",
  "create index specimens_amount on private.specimens (amount)",
  `create trigger specimens_moved before update on private.specimens
    for each row execute function private.specimen_moved()`,
];

const TABLE = '"private"."specimens"';

/** Each edit, and a part of the migration that is to be written for it. */
export const EDITS: Record<string, string> = {
  "alter type private.specimen_kind add value 'two'":
    `ALTER TYPE "private"."specimen_kind" ADD VALUE 'two'`,
  "create or replace function private.specimen_body() returns integer language sql as 'select 2'":
    "AS $function$select 2$function$",
  "grant execute on function private.specimen_grant() to anon":
    `GRANT EXECUTE ON FUNCTION "private"."specimen_grant"() TO "anon"`,
  "alter function private.specimen_owner() owner to preloved_ledger":
    `ALTER FUNCTION "private"."specimen_owner"() OWNER TO "preloved_ledger"`,
  "alter table private.specimens add column added text": `ADD COLUMN "added" text`,
  "alter table private.specimens alter amount set default 2": `ALTER COLUMN "amount" SET DEFAULT 2`,
  "alter table private.specimens alter price set not null": `ALTER COLUMN "price" SET NOT NULL`,
  "alter table private.specimens drop constraint specimens_price":
    `DROP CONSTRAINT "specimens_price"`,
  "alter table private.specimens force row level security": "FORCE ROW LEVEL SECURITY",
  "comment on table private.specimens is null": `COMMENT ON TABLE ${TABLE} IS NULL`,
  "comment on column private.specimens.amount is 'Edited.'":
    `COMMENT ON COLUMN ${TABLE}."amount" IS 'Edited.'`,
  "drop policy select_api on private.specimens": `DROP POLICY "select_api" ON ${TABLE}`,
  "alter policy update_api on private.specimens using (false)": "USING (false)",
  "revoke insert on private.specimens from preloved_api":
    `REVOKE ALL ON TABLE ${TABLE} FROM "preloved_api"`,
  "revoke update (price) on private.specimens from preloved_api":
    `REVOKE ALL ("price") ON TABLE ${TABLE} FROM "preloved_api"`,
  "drop index private.specimens_amount": `DROP INDEX "private"."specimens_amount"`,
  "drop trigger specimens_moved on private.specimens": `DROP TRIGGER "specimens_moved" ON ${TABLE}`,
};

/** The same of rows and roles, which are compared before they are edited. */
export const OTHER_EDITS: Record<string, string> = {
  "update private.settings set value = 7 where name = 'commission_bps'":
    "update private.settings set value = '7' where name = 'commission_bps'",
  "delete from private.rate_limits where action = 'likes'":
    "delete from private.rate_limits where action = 'likes'",
  "alter role preloved_functions set lock_timeout = '6s'": `ALTER ROLE "preloved_functions"`,
  "insert into storage.buckets (id, name) values ('more', 'it''s more')": "'it''s more'",
};

/** Changes that `npm run migration` cannot write, by the path of the export that contains them. */
export const BY_HAND: Record<string, string> = {
  "columns.txt": "alter table private.listing_search alter headline set storage main",
};

const OTHER_PARTS = [
  "set check_function_bodies = off;",
  "set lock_timeout",
  ...Object.values(OTHER_EDITS),
];

const isExpected = (part: string) =>
  part.includes("specimen") || OTHER_PARTS.some((expected) => part.includes(expected));

/** The beginning of the first statement of a migration that is not about the edits. */
export function unexpectedIn(migration: string): string {
  const part = migration.split(/\n{2,}/).find((each) => !isExpected(each)) ?? "";
  return part.split("\n", 2).join(" ");
}

/** Parts of the export after the edits. */
export const EXPORTED: Record<string, string> = {
  "private/types/specimen_kind.sql": "'two'",
  "private/functions/specimen_body.sql": "select 2",
  "private/functions/specimen_grant.sql": 'TO "anon"',
  "private/functions/specimen_owner.sql": 'OWNER TO "preloved_ledger"',
  "private/tables/specimens.sql": `CREATE TABLE "private"."specimens" (
  "id"     uuid    NOT NULL,
  "amount" integer DEFAULT 2,
  "price"  integer NOT NULL,
  "added"  text,
  CONSTRAINT "specimens_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."specimens"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."specimens"
  FORCE ROW LEVEL SECURITY;

CREATE POLICY "update_api" ON "private"."specimens"
  FOR UPDATE
  TO "preloved_api"
  USING (false);

GRANT SELECT ON TABLE "private"."specimens" TO "preloved_api";

COMMENT ON COLUMN "private"."specimens"."amount" IS 'Edited.';
`,
  "rows/private.settings.sql": "'commission_bps', '7'",
  "roles.txt": "lock_timeout=6s",
  "rows/storage.buckets.sql": "'it''s more'",
};
