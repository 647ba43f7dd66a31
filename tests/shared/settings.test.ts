import { expect, test } from "vitest";
import { FEATURES, loadConfig, requiredOf } from "../../shared/config.ts";
import type { Environment, Feature, Slice } from "../../shared/config.ts";
import { Off } from "../../shared/features.ts";
import { productionSecrets } from "../support/secrets.ts";

const secrets: Environment = {
  ...productionSecrets((role) => `postgresql://${role}:secret@database.test:5432/postgres`),
  SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co",
  SUPABASE_ANON_KEY: "anon",
};
const load = <S extends Slice>(slice: S, changes: Environment) =>
  loadConfig({ ...secrets, ...changes }, [slice])[slice];

test.each<[Slice, string, string | undefined, string]>([
  ["base", "DATABASE_POOL_URL", undefined, "is not set"],
  ["base", "DATABASE_POOL_URL", "   ", "is not set"],
  ["base", "DATABASE_POOL_URL", "no url", "must be a URL"],
  ["base", "DATABASE_POOL_SIZE", "0", "must be a whole number from 1"],
  ["base", "DATABASE_POOL_SIZE", "2.5", "must be a whole number from 1"],
  ["base", "DATABASE_POOL_SIZE", "three", "must be a whole number from 1"],
  ["base", "DATABASE_CA_CERTIFICATE", "secret-value", "must be PEM"],
  ["base", "SUPABASE_JWT_SECRET", "secret-value", "must have at least 32 characters"],
  ["base", "SUPABASE_JWKS", '{"keys":["secret-value"]}', "must be a JSON Web Key Set"],
  ["base", "SUPABASE_JWKS", "secret-value", "must be a JSON Web Key Set"],
  ["payouts", "PAYOUT_LINK_FEE_IDR", "25000", "must be whole rupiah, 0 to 9999"],
  ["vision", "VISION_TIMEOUT_MS", "120001", "must be a whole number from 1 to 120000"],
  ["portal", "FINANCE_PORTAL_TIMEOUT_MS", "20001", "must be a whole number from 1 to 20000"],
  ["push", "PUSH_ALLOW_LOOPBACK", "yes", "must be true or false"],
  ["quotes", "SHIPPING_QUOTE_SECRET", "secret-value", "must have at least 32 characters"],
  ["webhooks", "XENDIT_CALLBACK_TOKEN", "secret-value,", "must have at least 1 characters"],
  ["webhooks", "XENDIT_CALLBACK_TOKEN", "a,b,secret-value", "must be one secret, or two"],
  ["mail", "RESEND_WEBHOOK_SECRET", "secret-value", "must start with whsec_"],
])(
  "%s does not load with %s=%s, and the message says why but not the value",
  (slice, name, value, message) => {
    const start = () => load(slice, { [name]: value });
    expect(start).toThrow(`${name}: ${message}`);
    expect(start).not.toThrow("secret-value");
  },
);

test("every problem is listed at once", () => {
  const start = () =>
    loadConfig({ ...secrets, DATABASE_POOL_URL: "", RESEND_BASE_URL: "x", APP_URL: "y" }, [
      "base",
      "mail",
    ]);
  expect(start).toThrow(/DATABASE_POOL_URL: [^]*RESEND_BASE_URL: [^]*APP_URL: /);
});

const without = (names: string[]): Environment =>
  Object.fromEntries(Object.entries(secrets).filter(([name]) => !names.includes(name)));

test.each(FEATURES)("%s is off when none of its variables is set, and on with all", (feature) => {
  const config = loadConfig(without(requiredOf(feature)), [feature]);
  expect(config[feature]).toBeInstanceOf(Off);
  expect(requiredOf(feature)).toContain((config[feature] as Off).variable);
  expect(loadConfig(secrets, [feature])[feature]).not.toBeInstanceOf(Off);
});

const halves = FEATURES.flatMap((feature) => requiredOf(feature).map((name) => [feature, name]));

test.each(halves as [Feature, string][])(
  "%s without %s alone does not start, and a sentence says both remedies",
  (feature, name) => {
    const start = () => loadConfig(without([name]), [feature]);
    expect(start).toThrow(new RegExp(`${name}: is not set: .* needs all of .*; set none of them`));
  },
);

test("with `tolerant` a feature of which a part is set is off and names the reason", () => {
  const half = { ...secrets, RESEND_WEBHOOK_SECRET: "", MAIL_FROM: "secret-value" };
  const config = loadConfig(half, ["mail", "webhooks"], { tolerant: true });
  expect(config.mail).toEqual(new Off("E-mail", "MAIL_FROM", "must be: Name <box@domain>"));
  expect(config.webhooks.XENDIT_CALLBACK_TOKEN).toHaveLength(1);
  const broken = { ...half, XENDIT_CALLBACK_TOKEN: "" };
  expect(() => loadConfig(broken, ["mail", "webhooks"], { tolerant: true }))
    .toThrow(/^(?![^]*MAIL_FROM)[^]*XENDIT_CALLBACK_TOKEN: is not set/);
});

test("what is not set has its default, and nothing can be changed", () => {
  const base = load("base", { APP_VERSION: "" });
  expect([base.DATABASE_POOL_SIZE, base.APP_VERSION, base.OTEL_EXPORTER_OTLP_HEADERS])
    .toEqual([3, "dev", {}]);
  expect(Object.isFrozen(base)).toBe(true);
});

test("two secrets are valid during a rotation, the new one first", () => {
  const { XENDIT_CALLBACK_TOKEN } = load("webhooks", { XENDIT_CALLBACK_TOKEN: "new, old" });
  expect(XENDIT_CALLBACK_TOKEN).toEqual(["new", "old"]);
});

test("published keys of a schedule are accepted on this machine only, and keys come as a pair", () => {
  const published = {
    QSTASH_CURRENT_SIGNING_KEY: "sig_7kYjw48mhY7kAjqNGcy6cr29RJ6r",
    QSTASH_NEXT_SIGNING_KEY: "sig_5ZB6DVzB1wjE8S6rZ7eenA8Pdnhs",
  };
  expect(() => load("schedules", published))
    .toThrow(/QSTASH_CURRENT_SIGNING_KEY: is a published key\s+QSTASH_NEXT_SIGNING_KEY: is a pub/);
  expect(() => load("schedules", { ...published, SUPABASE_URL: "http://127.0.0.1:8787" }))
    .not.toThrow();
  expect(() => load("schedules", { QSTASH_CURRENT_SIGNING_KEY: "a", QSTASH_NEXT_SIGNING_KEY: "" }))
    .toThrow("QSTASH_NEXT_SIGNING_KEY: comes with QSTASH_CURRENT_SIGNING_KEY");
});

test("real payouts are enabled by exactly `true`", () => {
  const enabled = (FINANCE_DISBURSEMENT_ENABLED: string) =>
    load("disbursements", { FINANCE_DISBURSEMENT_ENABLED }).FINANCE_DISBURSEMENT_ENABLED;
  expect(["true", "TRUE", "1", "yes", " true", ""].map(enabled))
    .toEqual([true, false, false, false, false, false]);
});
