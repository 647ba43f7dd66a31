import { vapidPublicKey } from "../../local/stack/environment.ts";
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
export const VAPID_PUBLIC_KEY = vapidPublicKey(VAPID_PRIVATE_KEY);
export const QUOTE_SECRET = "test-quote-secret-of-32-characters!";
export const PORTAL_SECRET = "whsec_dGVzdC1wb3J0YWwtc2VjcmV0LW9mLTMyLWJ5dGVzISE=";
export const QSTASH_KEY = "sig_test_current";
export const QSTASH_NEXT_KEY = "sig_test_next";

/** For tests whose provider does not answer: they wait for less, but for more than a busy machine needs. */
export const IMPATIENT = { PROVIDER_TIMEOUT_MS: "700" };

/** The environment of the functions of a market at this URL. */
export function environmentOf(
  url: string,
  database: TestDatabase,
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
    DATABASE_POOL_SIZE: "20",
    XENDIT_SECRET_KEY: "xnd_test",
    XENDIT_BASE_URL: `${url}/sandbox/payment/api`,
    XENDIT_CALLBACK_TOKEN: CALLBACK_TOKEN,
    PAYOUT_LINK_FEE_IDR: "2500",
    BITESHIP_API_KEY: "biteship_test",
    BITESHIP_BASE_URL: `${url}/sandbox/shipping/api`,
    BITESHIP_SIGNATURE_SECRET: SHIPPING_SECRET,
    SHIPPING_QUOTE_SECRET: QUOTE_SECRET,
    VISION_API_KEY: "vision_test",
    VISION_BASE_URL: `${url}/sandbox/vision/api`,
    VISION_MODEL: "test-model",
    VISION_TIMEOUT_MS: "1000",
    VISION_EMBEDDINGS_MODEL: "test-embeddings",
    RESEND_API_KEY: "re_test",
    RESEND_BASE_URL: `${url}/sandbox/email/api`,
    RESEND_WEBHOOK_SECRET: MAIL_SECRET,
    MAIL_FROM: "Preloved <halo@preloved.test>",
    APP_URL: "https://app.preloved.test",
    VAPID_PUBLIC_KEY,
    VAPID_PRIVATE_KEY,
    VAPID_SUBJECT: "mailto:halo@preloved.test",
    PUSH_ALLOW_LOOPBACK: "true",
    PROVIDER_TIMEOUT_MS: "2000",
    FINANCE_PORTAL_URL: `${url}/sandbox/portal/api`,
    FINANCE_PORTAL_SECRET: PORTAL_SECRET,
    FINANCE_PORTAL_TIMEOUT_MS: "1000",
    QSTASH_URL: `${url}/sandbox/qstash`,
    QSTASH_TOKEN: "test-qstash-token",
    QSTASH_CURRENT_SIGNING_KEY: QSTASH_KEY,
    QSTASH_NEXT_SIGNING_KEY: QSTASH_NEXT_KEY,
    // Such a server has 60 connections, like a small project's.
    ...database.authority
      ? { DATABASE_CA_CERTIFICATE: database.authority, DATABASE_POOL_SIZE: "10" }
      : {},
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
  return {
    file: ":memory:",
    sandboxUrl: `${url}/sandbox`,
    webhookBaseUrl: url,
    payment: {
      secretKey: "xnd_test",
      callbackToken: CALLBACK_TOKEN,
      callbackPath: "/webhooks/xendit",
    },
    shipping: {
      apiKey: "biteship_test",
      headerName: "x-biteship-signature",
      headerValue: SHIPPING_SECRET,
      callbackPath: "/webhooks/biteship",
    },
    vision: { apiKey: "vision_test" },
    email: {
      apiKey: "re_test",
      webhookSecret: MAIL_SECRET,
      callbackPath: "/webhooks/resend",
      ...reportsDeliveries ? {} : { events: MAIL_FAILURES },
    },
    push: { vapidPublicKey: VAPID_PUBLIC_KEY },
    portal: { secret: PORTAL_SECRET, inboxPath: "/internal/events" },
    qstash: { token: "test-qstash-token", signingKey: QSTASH_KEY },
  };
}

export function storageOf(jwks: string): Omit<StorageOptions, "sql" | "folder"> {
  return {
    anonKey: ANON_KEY,
    serviceRoleKey: SERVICE_KEY,
    jwks: JSON.parse(jwks),
    secret: "test-storage-secret-of-32-characters",
  };
}
