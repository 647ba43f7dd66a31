/** The variables of the environment, by the part of the service that needs them. */
import { apiKeys, keySet } from "./keys.ts";
import { matching, optional, or, positive, rotating, secret, text, url } from "./settings.ts";
import type { Setting } from "./settings.ts";

const brandName = or(text, "Preloved");
const timeout = or(positive(), 10_000);

const flag: Setting<boolean> = (given) =>
  or(matching(/^(true|false)$/, "must be true or false"), "false")(given) === "true";

const webhookSecret = matching(
  /^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/,
  "must be base64 of at least 24 random bytes, with or without whsec_",
);

/** In Docker, functions reach the gateway as `kong`, and tokens have another issuer. */
const projectUrl: Setting<string> = (given) => {
  if (new URL(url(given)).hostname !== "kong") return url(given);
  throw new Error(
    "is of `supabase start` or of Docker, which are not supported: run npm start " +
      "(docs/local-stack.md)",
  );
};

/** In Docker `db` or by the container's name; from outside by the ports of `supabase start`. */
const DOCKERS_DATABASE = /^(db|supabase_(db|pooler)_.*)$/;

/** There the migrations made the functions' logins, and nothing has set their passwords. */
const poolUrl: Setting<string> = (given) => {
  const { hostname, port } = new URL(url(given));
  if (DOCKERS_DATABASE.test(hostname) || ["54322", "54329"].includes(port)) {
    throw new Error(
      "is the database of `supabase start` or of Docker, where this login has no password: " +
        "run npm start (docs/local-stack.md)",
    );
  }
  return url(given);
};

const certificate: Setting<string> = (given) =>
  matching(/BEGIN CERTIFICATE/, "must be PEM")(given).replaceAll("\\n", "\n");

const headers: Setting<Record<string, string>> = (given) =>
  given === undefined ? {} : Object.fromEntries(new URLSearchParams(given.replaceAll(",", "&")));

/** At most 4 digits: below the smallest withdrawal. */
const payoutLinkFee: Setting<number> = (given) =>
  Number(matching(/^\d{1,4}$/, "must be whole rupiah, 0 to 9999")(given));

/** Each may be left out: Off when none of its required variables is set. */
export const features = {
  vision: {
    VISION_API_KEY: text,
    VISION_BASE_URL: or(url, "https://api.openai.com/v1"),
    VISION_MODEL: text,
    VISION_TIMEOUT_MS: or(positive(120_000), 30_000),
  },
  mail: {
    RESEND_API_KEY: text,
    RESEND_BASE_URL: or(url, "https://api.resend.com"),
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
    FINANCE_PORTAL_TIMEOUT_MS: timeout,
  },
};

/** As the subject of a sentence. */
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
    SUPABASE_URL: projectUrl,
    SUPABASE_ANON_KEY: optional(text),
    SUPABASE_PUBLISHABLE_KEYS: optional(apiKeys),
    SUPABASE_JWKS: optional(keySet),
    SUPABASE_JWT_SECRET: optional(secret(32)),
    SUPABASE_SERVICE_ROLE_KEY: optional(text),
    SUPABASE_SECRET_KEYS: optional(apiKeys),
    DATABASE_POOL_URL: poolUrl,
    DATABASE_PUBLIC_POOL_URL: poolUrl,
    DATABASE_REPLICA_POOL_URL: optional(poolUrl),
    // Isolates are many and short-lived, and share the pooler's limit: 200 in a small project.
    DATABASE_POOL_SIZE: or(positive(), 3),
    DATABASE_CA_CERTIFICATE: optional(certificate),
    APP_VERSION: or(text, "dev"),
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(url),
    OTEL_EXPORTER_OTLP_HEADERS: headers,
  },
  payments: {
    XENDIT_SECRET_KEY: text,
    XENDIT_BASE_URL: or(url, "https://api.xendit.co"),
    PROVIDER_TIMEOUT_MS: timeout,
  },
  payouts: { PAYOUT_LINK_FEE_IDR: payoutLinkFee },
  shipping: {
    BITESHIP_API_KEY: text,
    BITESHIP_BASE_URL: or(url, "https://api.biteship.com"),
    PROVIDER_TIMEOUT_MS: timeout,
  },
  brand: { BRAND_NAME: brandName },
  quotes: { SHIPPING_QUOTE_SECRET: rotating(secret(32)) },
  webhooks: {
    XENDIT_CALLBACK_TOKEN: rotating(secret(1)),
    BITESHIP_SIGNATURE_HEADER: or(text, "x-biteship-signature"),
    BITESHIP_SIGNATURE_SECRET: rotating(secret(1)),
  },
  disbursements: {
    // Exactly `true`, nothing similar: it enables real payouts.
    FINANCE_DISBURSEMENT_ENABLED: (given: string | undefined) => given === "true",
  },
  schedules: {
    SUPABASE_URL: url,
    QSTASH_CURRENT_SIGNING_KEY: optional(text),
    QSTASH_NEXT_SIGNING_KEY: optional(text),
  },
  qstash: {
    SUPABASE_URL: url,
    QSTASH_URL: or(url, "https://qstash.upstash.io"),
    QSTASH_TOKEN: optional(text),
  },
};
