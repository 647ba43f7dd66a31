/** The schema keeps its manners: each rule lists who breaks it and what to do about it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";
import { FUNCTION_RULES } from "./function_rules.ts";
import { PRIVILEGE_RULES, TABLE_RULES } from "./rules.ts";

let database: TestDatabase;
beforeAll(async () => void (database = await createDatabase()));
afterAll(() => database.drop());

test.each([...TABLE_RULES, ...FUNCTION_RULES, ...PRIVILEGE_RULES])(
  "$name",
  async ({ query, remedy }) => {
    const offenders = await database.admin.unsafe<{ offender: string }[]>(query);
    expect(offenders.map(({ offender }) => String(offender)), remedy).toEqual([]);
  },
);

/** Statements that break rules, to see that the queries above would notice. */
const MISTAKES = `
  create table public.sins (price numeric, listing_id uuid references public.listings (id));
  create policy everyone on public.sins using (auth.uid() is not null);
  create index one on public.sins (price);
  create index two on public.sins (price);
  alter table public.sins alter column price set default extract(epoch from now());
  create type private.sin as enum ('pride');
  create function public.sin() returns timestamptz language sql security definer as 'select now()';
  grant execute on function public.sin() to public;
  grant usage on schema private to anon;
  alter default privileges for role postgres in schema api grant execute on functions to anon;
  alter table public.sins owner to preloved_functions;`;

test("every rule notices a mistake", async () => {
  const undo = new Error("undo");
  const silent: string[] = [];
  await database.admin.begin(async (sql) => {
    await sql.unsafe(MISTAKES).simple();
    for (const { name, query } of [...TABLE_RULES, ...FUNCTION_RULES, ...PRIVILEGE_RULES]) {
      if ((await sql.unsafe(query)).length === 0) silent.push(name);
    }
    throw undo;
  }).catch((error) => {
    if (error !== undo) throw error;
  });
  expect(silent).toEqual([]);
});
