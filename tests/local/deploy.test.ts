import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { leftOver, partsOff, settings } from "../../tools/deploy/checks.ts";
import { databaseProblem, isRefusal } from "../../tools/deploy/logins.ts";
import { readTarget } from "../../tools/deploy/target.ts";
import type { Target } from "../../tools/deploy/target.ts";
import type { Environment } from "../../shared/config.ts";
import { productionSecrets } from "../support/secrets.ts";

const POOLER = "aws-0.pooler.supabase.com:6543/postgres?sslmode=require";
const secrets = productionSecrets((role) => `postgresql://${role}.abc:secret@${POOLER}`);
const told = {
  SUPABASE_ACCESS_TOKEN: "sbp_1",
  SUPABASE_PROJECT_ID: "abc",
  DEPLOY_DATABASE_URL: "postgresql://postgres@db/postgres",
};
const complain = (changes: Environment) =>
  settings({ ...readTarget(told, secrets) as Target, secrets: { ...secrets, ...changes } });

test("production settings are accepted, with a replica too", () => {
  const primary = secrets["DATABASE_PUBLIC_POOL_URL"]!;
  expect(complain({})).toBeUndefined();
  expect(complain({ DATABASE_REPLICA_POOL_URL: primary.replace("aws-0", "aws-1") }))
    .toBeUndefined();
});

test.each([
  [{ XENDIT_SECRET_KEY: "" }, "XENDIT_SECRET_KEY"],
  [{ DATABASE_POOL_SIZE: "many" }, "DATABASE_POOL_SIZE"],
  [{ SUPABASE_SECRET_KEYS: '{"default":"secret@"}' }, "Remove SUPABASE_SECRET_KEYS from .env"],
  [
    { SUPABASE_JWT_SECRET: "a-legacy-secret@of-at-least-32-chars", SUPABASE_ANON_KEY: "secret@" },
    "Remove SUPABASE_ANON_KEY, SUPABASE_JWT_SECRET from .env",
  ],
  [{ PUSH_ALLOW_LOOPBACK: "true" }, "Remove PUSH_ALLOW_LOOPBACK"],
  [{ XENDIT_BASE_URL: "http://127.0.0.1:8787/sandbox" }, "Use https in .env: XENDIT_BASE_URL"],
  [{ DATABASE_POOL_URL: `postgresql://postgres.abc:x@${POOLER}` }, "log in as preloved_functions"],
  [
    { DATABASE_POOL_URL: `postgresql://preloved_functions:x@${POOLER}` },
    "DATABASE_POOL_URL in .env must log in as preloved_functions.abc.",
  ],
  [
    { DATABASE_PUBLIC_POOL_URL: `postgresql://preloved_anon.other:x@${POOLER}` },
    "DATABASE_PUBLIC_POOL_URL in .env must log in as preloved_anon.abc.",
  ],
  [
    { DATABASE_PUBLIC_POOL_URL: "postgresql://preloved_anon:x@db.abc.supabase.co:5432/postgres" },
    "DATABASE_PUBLIC_POOL_URL in .env must use the transaction pooler",
  ],
  [
    { DATABASE_POOL_URL: "postgresql://preloved_functions.abc:x@a.supabase.com:6543/postgres" },
    "?sslmode=require",
  ],
  [
    { DATABASE_REPLICA_POOL_URL: `postgresql://preloved_anon.abc-rr:x@${POOLER}` },
    "DATABASE_REPLICA_POOL_URL in .env must log in as preloved_anon, with the password",
  ],
  [{ DATABASE_REPLICA_POOL_URL: secrets["DATABASE_PUBLIC_POOL_URL"] }, "is the primary"],
  [
    {
      DATABASE_REPLICA_POOL_URL: secrets["DATABASE_PUBLIC_POOL_URL"]!.replace("aws-0", "aws-1")
        .replace("6543", "5432"),
    },
    "DATABASE_REPLICA_POOL_URL in .env must use the transaction pooler",
  ],
])("%o is reported, and no value is shown", (changes, sentence) => {
  expect(complain(changes)).toContain(sentence);
  expect(complain(changes)).not.toMatch(/many|secret@|:x@/);
});

test("a missing setting is a sentence with what it is and where to find it", () => {
  expect(complain({ XENDIT_SECRET_KEY: "", MAIL_FROM: "" })).toBe([
    "Correct .env:",
    "MAIL_FROM is not set: E-mail needs all of RESEND_API_KEY, MAIL_FROM, APP_URL, RESEND_WEBHOOK_SECRET; " +
    "set none of them to do without it. The sender, such as `Preloved <hello@mail.example.com>`; " +
    "its domain must be verified at the provider.",
    "XENDIT_SECRET_KEY is not set. The payment provider's secret API key (its dashboard: Settings, Developers).",
  ].join("\n         "));
});

test("a part that is left out is accepted and named", () => {
  const target = readTarget(told, {
    ...secrets,
    FINANCE_PORTAL_URL: "",
    FINANCE_PORTAL_SECRET: undefined,
  }) as Target;
  expect(settings(target)).toBeUndefined();
  expect(partsOff(target)).toEqual(["The finance portal (FINANCE_PORTAL_URL is not set)"]);
});

test("a secret of ours that only the project has is found, an empty one or another's is not", () => {
  const of = (values: Record<string, string>) =>
    new Map(
      Object.entries(values).map(([name, value]) => [
        name,
        createHash("sha256").update(value).digest("hex"),
      ]),
    );
  const without = { ...secrets, RESEND_API_KEY: "", APP_URL: undefined, BRAND_NAME: "" };
  const there = of({
    RESEND_API_KEY: "re_1",
    APP_URL: "https://app.example",
    BRAND_NAME: "",
    FINANCE_DISBURSEMENT_ENABLED: "true",
    SOMEBODY_ELSES: "1",
  });
  expect(leftOver(there, without).sort())
    .toEqual(["APP_URL", "FINANCE_DISBURSEMENT_ENABLED", "RESEND_API_KEY"]);
});

test.each<[url: string, problem: string | undefined]>([
  ["postgresql://postgres.abc:x@aws-0.pooler.supabase.com:5432/postgres", undefined],
  ["postgresql://postgres:x@db.abc.supabase.co/postgres", undefined],
  ["postgresql://postgres.xyz:x@aws-0.pooler.supabase.com:5432/postgres", "of another project"],
  ["postgresql://postgres:x@db.xyz.supabase.co/postgres", "of another project"],
  ["postgresql://postgres.abc:x@aws-0.pooler.supabase.com:6543/postgres", "transaction pooler"],
])("the database %s for project abc: %s", (databaseUrl, problem) => {
  const said = databaseProblem({ ...readTarget(told, secrets) as Target, databaseUrl });
  if (problem) expect(said).toContain(problem);
  else expect(said).toBeUndefined();
});

test("a database URL that is none is reported without its password", () => {
  const DEPLOY_DATABASE_URL = "postgresql://postgres.abc:pa#ss@aws-0.pooler.supabase.com/postgres";
  const said = readTarget({ ...told, DEPLOY_DATABASE_URL }, secrets);
  expect(said).toMatch(/^DEPLOY_DATABASE_URL is no URL/);
  expect(said).not.toContain("pa#");
});

test.each<[code: string, message: string, is: boolean]>([
  ["28P01", "password authentication failed for user", true],
  ["08P01", "password authentication failed", true],
  ["XX000", "Tenant or user not found", true],
  ["XX000", "(EMAXCONN) max client connections reached, limit: 200", false],
  ["XX000", "(ECHECKOUTTIMEOUT) unable to check out connection from the pool", false],
  ["XX000", "(ECIRCUITBREAKER) too many authentication failures", false],
  ["08P01", "no more connections allowed (max_client_conn)", false],
  ["ECONNREFUSED", "connect ECONNREFUSED", false],
])(
  "a login that ends with %s %s is rejected, so that its password is set: %s",
  (code, message, is) => {
    const problem = Object.assign(new Error(message), { code, severity_local: "FATAL" });
    expect(isRefusal(problem)).toBe(is);
  },
);

test("all missing inputs of a deployment are listed at once, with where to find them", () => {
  const said = readTarget({}, secrets);
  for (const name of Object.keys(told)) expect(said).toContain(name);
  expect(readTarget(told, undefined)).toContain("Copy .env.example to .env");
});
