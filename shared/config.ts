import * as z from "zod";
import { apiKeys, keySet } from "./keys.ts";

export type Environment = Record<string, string | undefined>;

const brandName = z.string().min(1).default("Preloved");

/** One secret, or two separated by a comma during rotation: the new one first. */
const rotating = (each: z.ZodString) =>
  z.string().transform((text) => text.split(",").map((part) => part.trim()))
    .pipe(z.tuple([each], each).check(z.maxLength(2)));

const flag = z.enum(["true", "false"]).default("false").transform((text) => text === "true");
/** The signing keys of QStash's development server are published: anyone can sign with them. */
const PUBLISHED_KEYS = ["sig_7kYjw48mhY7kAjqNGcy6cr29RJ6r", "sig_5ZB6DVzB1wjE8S6rZ7eenA8Pdnhs"];
const LOOPBACK = /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/;

const webhookSecret = z.string().regex(
  /^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/,
  "must be base64 of at least 24 random bytes, with or without whsec_",
);

/** In Docker, functions reach the gateway as `kong`, and tokens have another issuer. */
const projectUrl = z.url().refine((url) => new URL(url).hostname !== "kong", {
  error: "is of `supabase start` or of Docker, which are not supported: run npm start " +
    "(docs/local-stack.md)",
});

/** In Docker `db` or by the container's name; from outside by the ports of `supabase start`. */
const DOCKERS_DATABASE = /^(db|supabase_(db|pooler)_.*)$/;

/** There the migrations made the functions' logins, and nothing has set their passwords. */
const poolUrl = z.url().refine((text) => {
  const { hostname, port } = new URL(text);
  return !DOCKERS_DATABASE.test(hostname) && !["54322", "54329"].includes(port);
}, {
  error: "is the database of `supabase start` or of Docker, where this login has no password: " +
    "run npm start (docs/local-stack.md)",
});

const positive = z.coerce.number().int().positive();

/** Each function validates only the slices that it needs. */
const slices = {
  base: z.object({
    SUPABASE_URL: projectUrl,
    SUPABASE_ANON_KEY: z.string().min(1).optional(),
    SUPABASE_PUBLISHABLE_KEYS: apiKeys.optional(),
    SUPABASE_JWKS: keySet.optional(),
    SUPABASE_JWT_SECRET: z.string().min(32).optional(),
    SUPABASE_SERVICE_ROLE_KEY: z.string().min(1).optional(),
    SUPABASE_SECRET_KEYS: apiKeys.optional(),
    DATABASE_POOL_URL: poolUrl,
    DATABASE_PUBLIC_POOL_URL: poolUrl,
    // Isolates are many and short-lived, and share the pooler's limit: 200 in a small project.
    DATABASE_POOL_SIZE: positive.default(3),
    DATABASE_CA_CERTIFICATE: z.string().includes("BEGIN CERTIFICATE", { error: "must be PEM" })
      .transform((text) => text.replaceAll("\\n", "\n")).optional(),
    APP_VERSION: z.string().default("dev"),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
    OTEL_EXPORTER_OTLP_HEADERS: z.string().default("").transform((text) =>
      Object.fromEntries(new URLSearchParams(text.replaceAll(",", "&")))
    ),
  }),
  payments: z.object({
    XENDIT_SECRET_KEY: z.string().min(1),
    XENDIT_BASE_URL: z.url().default("https://api.xendit.co"),
    PROVIDER_TIMEOUT_MS: positive.default(10_000),
  }),
  // At most 4 digits: below the smallest withdrawal.
  payouts: z.object({
    PAYOUT_LINK_FEE_IDR: z.string().regex(/^\d{1,4}$/, "must be whole rupiah, 0 to 9999").transform(
      Number,
    ),
  }),
  shipping: z.object({
    BITESHIP_API_KEY: z.string().min(1),
    BITESHIP_BASE_URL: z.url().default("https://api.biteship.com"),
    PROVIDER_TIMEOUT_MS: positive.default(10_000),
  }),
  vision: z.object({
    VISION_API_KEY: z.string().min(1),
    VISION_BASE_URL: z.url().default("https://api.openai.com/v1"),
    VISION_MODEL: z.string().min(1),
    VISION_TIMEOUT_MS: positive.max(120_000).default(30_000),
  }),
  brand: z.object({ BRAND_NAME: brandName }),
  mail: z.object({
    RESEND_API_KEY: z.string().min(1),
    RESEND_BASE_URL: z.url().default("https://api.resend.com"),
    MAIL_FROM: z.string().regex(/^[^<>]+<[^<>\s]+@[^<>\s]+>$/, "must be: Name <box@domain>"),
    APP_URL: z.url(),
    BRAND_NAME: brandName,
    PROVIDER_TIMEOUT_MS: positive.default(10_000),
  }),
  push: z.object({
    VAPID_PUBLIC_KEY: z.string().regex(/^[\w-]{87}$/, "must be 65 bytes in base64url"),
    VAPID_PRIVATE_KEY: z.string().regex(/^[\w-]{43}$/, "must be 32 bytes in base64url"),
    VAPID_SUBJECT: z.string().regex(/^(mailto:|https:)/, "must start with mailto: or https:"),
    PUSH_ALLOW_LOOPBACK: flag,
    PROVIDER_TIMEOUT_MS: positive.default(10_000),
  }),
  quotes: z.object({ SHIPPING_QUOTE_SECRET: rotating(z.string().min(32)) }),
  webhooks: z.object({
    XENDIT_CALLBACK_TOKEN: rotating(z.string().min(1)),
    BITESHIP_SIGNATURE_HEADER: z.string().min(1).default("x-biteship-signature"),
    BITESHIP_SIGNATURE_SECRET: rotating(z.string().min(1)),
    RESEND_WEBHOOK_SECRET: rotating(
      z.string().regex(/^whsec_[A-Za-z0-9+/]+=*$/, "must start with whsec_"),
    ),
  }),
  portal: z.object({
    FINANCE_PORTAL_URL: z.url(),
    FINANCE_PORTAL_SECRET: rotating(webhookSecret),
    FINANCE_PORTAL_TIMEOUT_MS: positive.default(10_000),
    // Exactly `true`, nothing similar: it enables real payouts.
    FINANCE_DISBURSEMENT_ENABLED: z.string().optional().transform((text) => text === "true"),
  }),
  schedules: z.object({
    SUPABASE_URL: z.url(),
    QSTASH_CURRENT_SIGNING_KEY: z.string().min(1).optional(),
    QSTASH_NEXT_SIGNING_KEY: z.string().min(1).optional(),
  }).superRefine((values, context) => {
    for (const name of ["QSTASH_CURRENT_SIGNING_KEY", "QSTASH_NEXT_SIGNING_KEY"] as const) {
      const key = values[name];
      if (key && PUBLISHED_KEYS.includes(key) && !LOOPBACK.test(values.SUPABASE_URL)) {
        context.addIssue({ code: "custom", path: [name], message: "is a published key" });
      }
    }
    if (!values.QSTASH_CURRENT_SIGNING_KEY !== !values.QSTASH_NEXT_SIGNING_KEY) {
      context.addIssue({
        code: "custom",
        path: ["QSTASH_NEXT_SIGNING_KEY"],
        message: "comes with QSTASH_CURRENT_SIGNING_KEY: both or neither",
      });
    }
  }),
  qstash: z.object({
    SUPABASE_URL: z.url(),
    QSTASH_URL: z.url().default("https://qstash.upstash.io"),
    QSTASH_TOKEN: z.string().min(1).optional(),
  }),
};

export type Slice = keyof typeof slices;
export type Config<S extends Slice> = Readonly<
  { [K in S]: Readonly<z.output<(typeof slices)[K]>> }
>;

export type BaseConfig = Config<"base">["base"];

/** Returns frozen configuration. Throws one Error that lists every problem by variable name, never by value. */
export function loadConfig<S extends Slice>(source: Environment, wanted: readonly S[]): Config<S> {
  const problems: string[] = [];
  const result: Record<string, unknown> = {};
  for (const slice of new Set(wanted)) {
    const parsed = slices[slice].safeParse(withoutBlanks(source));
    if (parsed.success) result[slice] = Object.freeze(parsed.data);
    else {for (const issue of parsed.error.issues) {
        problems.push(`${issue.path.join(".")}: ${issue.message}`);
      }}
  }
  if (problems.length > 0) {
    throw new Error(
      `The configuration is incomplete (see .env.example):\n  ${problems.join("\n  ")}`,
    );
  }
  return Object.freeze(result) as Config<S>;
}

export const SLICES = Object.keys(slices) as Slice[];

/** The names of all variables; .env.example lists the same. */
export function configNames(): string[] {
  return [...new Set(Object.values(slices).flatMap((slice) => Object.keys(slice.shape)))].sort();
}

/** An empty variable counts as unset: hosting consoles do not distinguish them. */
function withoutBlanks(source: Environment): Environment {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}
