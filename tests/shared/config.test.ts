/** The stack of `supabase start` (docs/local-stack.md): the variables that the CLI sets are enough. */
import { expect, test } from "vitest";
import { loadConfig } from "../../shared/config.ts";
import { productionSecrets } from "../support/secrets.ts";

const PROJECT = "https://abcdefghijklmnopqrst.supabase.co";
const pooled = (at = "aws-0-x.pooler.supabase.com:6543") =>
  productionSecrets((role) => `postgresql://${role}:secret@${at}/postgres`);
const load = (variables: Record<string, string | undefined>) =>
  loadConfig({ SUPABASE_URL: PROJECT, ...variables }, ["base"]).base;

test("without a pooler's URL, the functions use SUPABASE_DB_URL as their logins, with one connection each", () => {
  const base = load({
    SUPABASE_DB_URL: "postgresql://postgres:postgres@supabase_db_preloved:5432/postgres",
  });
  const [own, anon] = [base.DATABASE_POOL_URL, base.DATABASE_PUBLIC_POOL_URL].map((url) =>
    new URL(url)
  );
  expect([own!.username, own!.searchParams.get("role")]).toEqual([
    "postgres",
    "preloved_functions",
  ]);
  expect(anon!.searchParams.get("role")).toBe("preloved_anon");
  expect([own!.searchParams.has("sslmode"), base.DATABASE_POOL_SIZE]).toEqual([false, 1]);
});

test("a hosted project's database is used with TLS, and a pooler's URL counts before it", () => {
  const direct = `postgresql://postgres:x@db.abcdefghijklmnopqrst.supabase.co:5432/postgres`;
  expect(load({ SUPABASE_DB_URL: direct }).DATABASE_POOL_URL).toContain("sslmode=require");
  const base = load({ ...pooled(), SUPABASE_DB_URL: direct });
  expect(base.DATABASE_POOL_URL).toBe(pooled()["DATABASE_POOL_URL"]);
  expect(() => load({ SUPABASE_DB_URL: direct, DATABASE_PUBLIC_POOL_URL: direct }))
    .toThrow(/DATABASE_POOL_URL: is not set/);
  expect(() => load({})).toThrow(/DATABASE_POOL_URL: is not set/);
});

test("in Docker, functions need the URL that clients use", () => {
  const kong = { ...pooled(), SUPABASE_URL: "http://kong:8000" };
  expect(() => load(kong)).toThrow(/API_EXTERNAL_URL: is not set.*npm run functions-env/);
  expect(load({ ...kong, API_EXTERNAL_URL: "http://127.0.0.1:54321" }).SUPABASE_URL)
    .toBe("http://kong:8000");
});

test.each(["db:5432", "supabase_db_preloved:5432", "127.0.0.1:54322", "127.0.0.1:54329"])(
  "a login of ours at the database of `supabase start` (%s), where it has no password, is reported",
  (at) => {
    expect(() => load(pooled(at))).toThrow(
      /DATABASE_POOL_URL: .*no password.*leave it empty.*\n.*DATABASE_PUBLIC_POOL_URL: /,
    );
  },
);

test("the local stack and a project of one's own are no such database", () => {
  for (const at of ["127.0.0.1:8788", "db.abcdefghijklmnopqrst.supabase.co:6543"]) {
    expect(() => load(pooled(at))).not.toThrow();
  }
});
