import { emulatorsFor, providerVariables } from "../../local/stack/environment.ts";
import type { StorageOptions } from "../../local/storage/caller.ts";
import type { EmulatorOptions } from "../../local/emulators/app.ts";
import type { Environment } from "../../shared/config.ts";
import type { TestDatabase } from "./database.ts";

export const ANON_KEY = "test-anon-key";
export const CALLBACK_TOKEN = "test-callback-token";
export const SHIPPING_SECRET = "test-shipping-secret";
export const SERVICE_KEY = "test-service-role-key";
export const MAIL_SECRET = `whsec_${btoa("test-mail-signing-secret")}`;
export const VAPID_PRIVATE_KEY = "dGVzdC12YXBpZC1wcml2YXRlLWtleS0zMi1ieXRlcyE";
export const QUOTE_SECRET = "test-quote-secret-of-32-characters!";
export const PORTAL_SECRET = "whsec_dGVzdC1wb3J0YWwtc2VjcmV0LW9mLTMyLWJ5dGVzISE=";
export const QSTASH_KEY = "sig_test_current";
export const QSTASH_NEXT_KEY = "sig_test_next";

const SECRETS = {
  payment: "xnd_test",
  callback: CALLBACK_TOKEN,
  shipping: "biteship_test",
  courier: SHIPPING_SECRET,
  quote: QUOTE_SECRET,
  portal: PORTAL_SECRET,
  qstash: "test-qstash-token",
  qstashKey: QSTASH_KEY,
  qstashNextKey: QSTASH_NEXT_KEY,
  storage: "test-storage-secret-of-32-characters",
  vision: "vision_test",
  mail: "re_test",
  mailSigning: MAIL_SECRET,
  vapid: VAPID_PRIVATE_KEY,
};

const providersAt = (url: string) => ({
  ...providerVariables(SECRETS, {
    sandboxUrl: `${url}/sandbox`,
    appUrl: "https://app.preloved.test",
  }),
  VISION_MODEL: "test-model",
  VISION_TIMEOUT_MS: "1000",
  VISION_EMBEDDINGS_MODEL: "test-embeddings",
  PROVIDER_TIMEOUT_MS: "2000",
  FINANCE_PORTAL_TIMEOUT_MS: "1000",
});

export const { VAPID_PUBLIC_KEY } = providersAt("");

/** For tests whose provider does not answer: they wait for less, but for more than a busy machine needs. */
export const IMPATIENT = { PROVIDER_TIMEOUT_MS: "700" };

/** For tests of races: as many calls of the database at once as several isolates make. */
export const RACING = { DATABASE_POOL_SIZE: "20" };

/** The environment of the functions of a market at this URL. */
export function environmentOf(
  url: string,
  database: Pick<TestDatabase, "url" | "authority">,
  jwks: string,
  overrides: Environment,
): Environment {
  return {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: ANON_KEY,
    SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY,
    SUPABASE_JWKS: jwks,
    DATABASE_POOL_URL: database.url("preloved_functions"),
    DATABASE_PUBLIC_POOL_URL: database.url("preloved_anon"),
    ...providersAt(url),
    ...database.authority && { DATABASE_CA_CERTIFICATE: database.authority },
    ...overrides,
  };
}

/** Instead of a pooler's URLs what the platform sets. */
export const withoutPooler = (database: TestDatabase): Environment => ({
  SUPABASE_DB_URL: database.url("postgres"),
  DATABASE_POOL_URL: "",
  DATABASE_PUBLIC_POOL_URL: "",
  DATABASE_POOL_SIZE: "",
});

/** What a project has to know of its e-mails; the others are two callbacks for each. */
const MAIL_FAILURES = ["bounced", "complained", "failed", "suppressed"];

/** The emulators of a market at this URL. */
export function emulatorsOf(
  url: string,
  { reportsDeliveries = false } = {},
): Omit<EmulatorOptions, "clock"> {
  const where = { sandboxUrl: `${url}/sandbox`, webhookBaseUrl: url };
  const all = { ...emulatorsFor(providersAt(url), where), file: ":memory:" };
  return reportsDeliveries ? all : { ...all, email: { ...all.email, events: MAIL_FAILURES } };
}

export function storageOf(jwks: string): Omit<StorageOptions, "sql" | "folder"> {
  return {
    anonKey: ANON_KEY,
    serviceRoleKey: SERVICE_KEY,
    jwks: JSON.parse(jwks),
    secret: SECRETS.storage,
  };
}
