import { apiKeys, keySet } from "./keys.ts";
import { matching, optional, or, positive, rotating, secret, text, url } from "./settings.ts";
import type { Setting } from "./settings.ts";

export type Environment = Record<string, string | undefined>;

const brandName = or(text, "Preloved");
const timeout = or(positive(), 10_000);

const flag: Setting<boolean> = (given) =>
  or(matching(/^(true|false)$/, "must be true or false"), "false")(given) === "true";

/** The signing keys of QStash's development server are published: anyone can sign with them. */
const PUBLISHED_KEYS = ["sig_7kYjw48mhY7kAjqNGcy6cr29RJ6r", "sig_5ZB6DVzB1wjE8S6rZ7eenA8Pdnhs"];
const LOOPBACK = /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/;

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
  Object.fromEntries(new URLSearchParams(or(text, "")(given).replaceAll(",", "&")));

/** At most 4 digits: below the smallest withdrawal. */
const payoutLinkFee: Setting<number> = (given) =>
  Number(matching(/^\d{1,4}$/, "must be whole rupiah, 0 to 9999")(given));

/** Each function reads only the slices that it needs. */
const slices = {
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
  vision: {
    VISION_API_KEY: text,
    VISION_BASE_URL: or(url, "https://api.openai.com/v1"),
    VISION_MODEL: text,
    VISION_TIMEOUT_MS: or(positive(120_000), 30_000),
  },
  brand: { BRAND_NAME: brandName },
  mail: {
    RESEND_API_KEY: text,
    RESEND_BASE_URL: or(url, "https://api.resend.com"),
    MAIL_FROM: matching(/^[^<>]+<[^<>\s]+@[^<>\s]+>$/, "must be: Name <box@domain>"),
    APP_URL: url,
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
  quotes: { SHIPPING_QUOTE_SECRET: rotating(secret(32)) },
  webhooks: {
    XENDIT_CALLBACK_TOKEN: rotating(secret(1)),
    BITESHIP_SIGNATURE_HEADER: or(text, "x-biteship-signature"),
    BITESHIP_SIGNATURE_SECRET: rotating(secret(1)),
    RESEND_WEBHOOK_SECRET: rotating(
      matching(/^whsec_[A-Za-z0-9+/]+=*$/, "must start with whsec_"),
    ),
  },
  portal: {
    FINANCE_PORTAL_URL: url,
    FINANCE_PORTAL_SECRET: rotating(webhookSecret),
    FINANCE_PORTAL_TIMEOUT_MS: timeout,
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

export type Slice = keyof typeof slices;
export type Config<S extends Slice> = Readonly<
  {
    [K in S]: Readonly<
      {
        [Name in keyof (typeof slices)[K]]: (typeof slices)[K][Name] extends Setting<infer Value>
          ? Value
          : never;
      }
    >;
  }
>;

export type BaseConfig = Config<"base">["base"];

/** Returns frozen configuration. Throws one Error that lists every problem by variable name, never by value. */
export function loadConfig<S extends Slice>(source: Environment, wanted: readonly S[]): Config<S> {
  const problems: string[] = [];
  const given = withoutBlanks(source);
  const readAll = (settings: Record<string, Setting<unknown>>) =>
    Object.entries(settings).map(([name, setting]) => {
      try {
        return [name, setting(given[name])];
      } catch (error) {
        problems.push(`${name}: ${(error as Error).message}`);
        return [name, undefined];
      }
    });
  const result = [...new Set(wanted)].map((slice) => {
    const values = Object.freeze(Object.fromEntries(readAll(slices[slice])));
    if (slice === "schedules") problems.push(...signingKeyProblems(values));
    return [slice, values];
  });
  if (problems.length > 0) {
    throw new Error(
      `The configuration is incomplete (see .env.example):\n  ${problems.join("\n  ")}`,
    );
  }
  return Object.freeze(Object.fromEntries(result)) as Config<S>;
}

function signingKeyProblems(values: Config<"schedules">["schedules"]): string[] {
  const NAMES = ["QSTASH_CURRENT_SIGNING_KEY", "QSTASH_NEXT_SIGNING_KEY"] as const;
  const isLocal = LOOPBACK.test(values.SUPABASE_URL);
  const published = NAMES.filter((name) => PUBLISHED_KEYS.includes(values[name] ?? "") && !isLocal);
  const isSingle = !values.QSTASH_CURRENT_SIGNING_KEY !== !values.QSTASH_NEXT_SIGNING_KEY;
  return [
    ...published.map((name) => `${name}: is a published key`),
    ...isSingle
      ? ["QSTASH_NEXT_SIGNING_KEY: comes with QSTASH_CURRENT_SIGNING_KEY: both or neither"]
      : [],
  ];
}

export const SLICES = Object.keys(slices) as Slice[];

/** The names of all variables; .env.example lists the same. */
export function configNames(): string[] {
  return [...new Set(Object.values(slices).flatMap((slice) => Object.keys(slice)))].sort();
}

/** An empty variable counts as unset: hosting consoles do not distinguish them. */
function withoutBlanks(source: Environment): Environment {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}
