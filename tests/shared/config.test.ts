import { expect, test } from "vitest";
import { loadConfig } from "../../shared/config.ts";
import { productionSecrets } from "../support/secrets.ts";

const secrets = productionSecrets((role) => `postgresql://${role}:secret@db:5432/postgres`);
const load = (SUPABASE_URL: string) => () =>
  loadConfig({ SUPABASE_ANON_KEY: "anon", ...secrets, SUPABASE_URL }, ["base"]);

test("a function in the stack of `supabase start` stops with the command that works instead", () => {
  expect(load("http://kong:8000")).toThrow(/SUPABASE_URL: .*supabase start.*npm start/);
  expect(load("https://abcdefghijklmnopqrst.supabase.co")).not.toThrow();
  expect(load("http://127.0.0.1:8787")).not.toThrow();
});
