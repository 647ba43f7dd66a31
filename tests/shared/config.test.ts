/** The three obstacles of `supabase start` (docs/local-stack.md): each ends with the command that works. */
import { expect, test } from "vitest";
import { loadConfig } from "../../shared/config.ts";
import { productionSecrets } from "../support/secrets.ts";

const PROJECT = "https://abcdefghijklmnopqrst.supabase.co";
const load = (SUPABASE_URL: string, databaseAt = "aws-0-x.pooler.supabase.com:6543") => () =>
  loadConfig({
    SUPABASE_ANON_KEY: "anon",
    ...productionSecrets((role) => `postgresql://${role}:secret@${databaseAt}/postgres`),
    SUPABASE_URL,
  }, ["base"]);

test("a function in the stack of `supabase start` stops with the command that works instead", () => {
  expect(load("http://kong:8000")).toThrow(/SUPABASE_URL: .*supabase start.*npm start/);
  expect(load(PROJECT)).not.toThrow();
  expect(load("http://127.0.0.1:8787")).not.toThrow();
});

test.each(["db:5432", "supabase_db_preloved:5432", "127.0.0.1:54322", "127.0.0.1:54329"])(
  "a function at the database of `supabase start` (%s), whose logins have no password, stops with the command that works",
  (at) => {
    expect(load(PROJECT, at)).toThrow(
      /DATABASE_POOL_URL: .*no password.*npm start.*\n.*DATABASE_PUBLIC_POOL_URL: .*npm start/,
    );
  },
);

test("the local stack and a project of one's own are no such database", () => {
  for (const at of ["127.0.0.1:8788", "db.abcdefghijklmnopqrst.supabase.co:6543"]) {
    expect(load(PROJECT, at)).not.toThrow();
  }
});
