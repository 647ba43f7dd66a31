/** The variables of the environment, by the part of the service that needs them. */
import * as z from "zod";
import { apiKeys, keySet } from "./keys.ts";

const text = z.string("is not set");

const secret = (length: number) => text.min(length, `must have at least ${length} characters`);

const matching = (pattern: RegExp, message: string) => text.regex(pattern, message);

const url = text.trim().refine(URL.canParse, { error: "must be a URL", abort: true });

const positive = (max = Number.MAX_SAFE_INTEGER) =>
  text.transform(Number).pipe(
    z.int(`must be a whole number from 1 to ${max}`).positive().max(max),
  );

const share = text.transform(Number).pipe(z.number().min(0).max(1, "must be from 0 to 1"));

/** One secret, or two separated by a comma during rotation: the new one first. */
const rotating = (each: z.ZodType<string, string>) =>
  text.transform((given) => given.split(",").map((part) => part.trim()))
    .pipe(z.tuple([each], each))
    .refine(({ length }) => length <= 2, "must be one secret, or two during a rotation");

const brandName = text.default("Preloved");
const timeout = positive().default(10_000);

const flag = matching(/^(true|false)$/, "must be true or false")
  .transform((given) => given === "true").default(false);

const webhookSecret = matching(
  /^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/,
  "must be base64 of at least 24 random bytes, with or without whsec_",
);

/** In Docker the host `db` or the container's name; from outside the ports of `supabase start`. */
const DOCKERS_DATABASE = /^(db|supabase_(db|pooler)_.*)$/;

/** There the migrations created the functions' logins, and nothing has set their passwords. */
const poolUrl = url.refine(
  (given) => {
    const { hostname, port, username } = new URL(given);
    const isDockers = DOCKERS_DATABASE.test(hostname) || ["54322", "54329"].includes(port);
    return !isDockers || !username.startsWith("preloved_");
  },
  "is the database of `supabase start`, where this login has no password: leave it empty there " +
    "(docs/local-stack.md)",
);

const certificate = matching(/BEGIN CERTIFICATE/, "must be PEM")
  .transform((given) => given.replaceAll("\\n", "\n"));

const headers = text.default("").transform((given): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(given.replaceAll(",", "&")))
);

/** At most 4 digits: below the smallest withdrawal. */
const payoutLinkFee = matching(/^\d{1,4}$/, "must be whole rupiah, 0 to 9999").transform(Number);

/** The key of an adapter in providers/payment, stored with each purchase and withdrawal. */
const paymentProviders = z.enum(["xendit_invoices", "xendit_sessions"]);
const paymentProvider = paymentProviders.default("xendit_invoices");

/** Each is optional: Off if none of its required variables is set. */
export const features = {
  vision: {
    VISION_API_KEY: text,
    VISION_BASE_URL: url.default("https://api.openai.com/v1"),
    VISION_MODEL: text,
    VISION_TIMEOUT_MS: positive(120_000).default(30_000),
    VISION_EMBEDDINGS_MODEL: text.optional(),
    VISION_EMBEDDINGS_BASE_URL: url.optional(),
    VISION_EMBEDDINGS_API_KEY: text.optional(),
  },
  mail: {
    RESEND_API_KEY: text,
    RESEND_BASE_URL: url.default("https://api.resend.com"),
    MAIL_FROM: matching(/^[^<>]+<[^<>\s]+@[^<>\s]+>$/, "must be: Name <box@domain>"),
    APP_URL: url,
    RESEND_WEBHOOK_SECRET: rotating(
      matching(/^whsec_[A-Za-z0-9+/]+=*$/, "must start with whsec_"),
    ),
    BRAND_NAME: brandName,
    PROVIDER_TIMEOUT_MS: timeout,
  },
  push: {
    VAPID_PUBLIC_KEY: matching(/^[\w-]{87}$/, "must be 65 bytes in base64url"),
    VAPID_PRIVATE_KEY: matching(/^[\w-]{43}$/, "must be 32 bytes in base64url"),
    VAPID_SUBJECT: matching(/^(mailto:|https:)/, "must start with mailto: or https:"),
    PUSH_ALLOW_LOOPBACK: flag,
    PROVIDER_TIMEOUT_MS: timeout,
  },
  portal: {
    FINANCE_PORTAL_URL: url,
    FINANCE_PORTAL_SECRET: rotating(webhookSecret),
    // An event's lease of a minute outlasts one delivery and one ping.
    FINANCE_PORTAL_TIMEOUT_MS: positive(20_000).default(10_000),
  },
};

/** The feature as the subject of a sentence. */
export const FEATURE_NAMES: Record<keyof typeof features, string> = {
  vision: "The vision model",
  mail: "E-mail",
  push: "Push messaging",
  portal: "The finance portal",
};

/** Each function reads only the slices that it needs. */
export const slices = {
  ...features,
  base: {
    SUPABASE_URL: url,
    API_EXTERNAL_URL: url.optional(),
    SUPABASE_ANON_KEY: text.optional(),
    SUPABASE_PUBLISHABLE_KEYS: apiKeys.optional(),
    SUPABASE_JWKS: keySet.optional(),
    SUPABASE_JWT_SECRET: secret(32).optional(),
    SUPABASE_SERVICE_ROLE_KEY: text.optional(),
    SUPABASE_SECRET_KEYS: apiKeys.optional(),
    SUPABASE_DB_URL: url.optional(),
    DATABASE_POOL_URL: poolUrl,
    DATABASE_PUBLIC_POOL_URL: poolUrl,
    DATABASE_REPLICA_POOL_URL: poolUrl.optional(),
    // Isolates are many and short-lived, and share the pooler's limit: 200 in a small project.
    DATABASE_POOL_SIZE: positive().default(3),
    DATABASE_CA_CERTIFICATE: certificate.optional(),
    APP_VERSION: text.default("dev"),
    LOG_SAMPLE_RATE: share.default(1),
    OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
    OTEL_EXPORTER_OTLP_HEADERS: headers,
    OTEL_TRACES_SAMPLER_ARG: share.default(1),
  },
  payments: {
    PAYMENT_PROVIDER: paymentProvider,
    PAYMENT_PROVIDER_OLD: paymentProviders.optional(),
    XENDIT_SECRET_KEY: text,
    XENDIT_BASE_URL: url.default("https://api.xendit.co"),
    PROVIDER_TIMEOUT_MS: timeout,
  },
  payouts: { PAYOUT_LINK_FEE_IDR: payoutLinkFee, PAYMENT_PROVIDER: paymentProvider },
  shipping: {
    BITESHIP_API_KEY: text,
    BITESHIP_BASE_URL: url.default("https://api.biteship.com"),
    PROVIDER_TIMEOUT_MS: timeout,
  },
  brand: { BRAND_NAME: brandName },
  quotes: { SHIPPING_QUOTE_SECRET: rotating(secret(32)) },
  webhooks: {
    XENDIT_CALLBACK_TOKEN: rotating(secret(1)),
    BITESHIP_SIGNATURE_HEADER: text.default("x-biteship-signature"),
    BITESHIP_SIGNATURE_SECRET: rotating(secret(1)),
  },
  disbursements: {
    // Exactly `true`, nothing similar: it enables real payouts.
    FINANCE_DISBURSEMENT_ENABLED: text.default("").transform((given) => given === "true"),
  },
  schedules: {
    SUPABASE_URL: url,
    API_EXTERNAL_URL: url.optional(),
    QSTASH_CURRENT_SIGNING_KEY: text.optional(),
    QSTASH_NEXT_SIGNING_KEY: text.optional(),
  },
  qstash: {
    SUPABASE_URL: url,
    API_EXTERNAL_URL: url.optional(),
    QSTASH_URL: url.default("https://qstash.upstash.io"),
    QSTASH_TOKEN: text.optional(),
  },
};
