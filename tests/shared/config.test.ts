/** The three obstacles of `supabase start` (docs/local-stack.md): each ends with the command that works. */
import { expect, test } from "vitest";
import { loadConfig } from "../../shared/config.ts";
import { filesBelow, read } from "../conventions/project.ts";
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

/** Without node_modules, which the container does not have: nodeModulesDir is no setting of an import map. */
test("supabase/import_map.json has every package that functions import, in deno.json's version, and nothing else", () => {
  const { imports: ours, ...settings } = JSON.parse(read("supabase/import_map.json"));
  const { imports: all } = JSON.parse(read("deno.json"));
  expect(settings).toEqual({});
  const texts = ["functions", "shared"].flatMap(filesBelow)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts")).map(read);
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/(?:\bfrom |\bimport\(|^import )"([^."][^"]*)"/gm)].map(([, name]) => name!)
  );
  const names = Object.keys(all).filter((name) =>
    imported.some((one) => name.endsWith("/") ? one.startsWith(name) : one === name)
  );
  expect(ours).toEqual(Object.fromEntries(names.map((name) => [name, all[name]])));
});
