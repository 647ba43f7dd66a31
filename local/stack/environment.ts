import { Buffer } from "node:buffer";
import { createECDH, createHmac } from "node:crypto";
import type { Environment } from "../../shared/config.ts";
import type { Keys } from "../auth/keys.ts";
import type { Handler } from "../gateway/gateway.ts";
import type { Cluster } from "../postgres/cluster.ts";
import type { EmulatorOptions } from "../emulators/app.ts";
import { runScheduled } from "./scheduler.ts";

export const SHIPPING_HEADER = "x-biteship-signature";
/** The subscription in docs/deploy.md. */
const EMAIL_EVENTS = [
  "delivered",
  "delivery_delayed",
  "bounced",
  "complained",
  "failed",
  "suppressed",
];

/** Derived from the service role key: the same at every start, different in each checkout. */
export function secretsOf(keys: Pick<Keys, "serviceRoleKey">) {
  const derive = (purpose: string, encoding: "base64" | "base64url" = "base64url") =>
    createHmac("sha256", keys.serviceRoleKey).update(purpose).digest(encoding);
  return {
    payment: `xnd_development_${derive("payment")}`,
    callback: derive("callback"),
    shipping: `biteship_test.${derive("shipping")}`,
    courier: derive("courier"),
    quote: derive("quote"),
    portal: `whsec_${derive("portal", "base64")}`,
    qstash: derive("qstash"),
    qstashKey: `sig_${derive("qstash key")}`,
    qstashNextKey: `sig_${derive("qstash next key")}`,
    storage: derive("storage"),
    vision: derive("vision"),
    mail: `re_${derive("mail")}`,
    mailSigning: `whsec_${derive("mail signing", "base64")}`,
    vapid: derive("vapid"),
  };
}

export function vapidPublicKey(privateKey: string): string {
  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey(Buffer.from(privateKey, "base64url"));
  return ecdh.getPublicKey().toString("base64url");
}

/** The functions' variables for the emulated providers at this URL. */
export function providerVariables(
  secrets: ReturnType<typeof secretsOf>,
  { sandboxUrl, appUrl }: { sandboxUrl: string; appUrl: string },
) {
  return {
    XENDIT_SECRET_KEY: secrets.payment,
    XENDIT_BASE_URL: `${sandboxUrl}/payment/api`,
    XENDIT_CALLBACK_TOKEN: secrets.callback,
    PAYOUT_LINK_FEE_IDR: "2500",
    BITESHIP_API_KEY: secrets.shipping,
    BITESHIP_BASE_URL: `${sandboxUrl}/shipping/api`,
    BITESHIP_SIGNATURE_HEADER: SHIPPING_HEADER,
    BITESHIP_SIGNATURE_SECRET: secrets.courier,
    SHIPPING_QUOTE_SECRET: secrets.quote,
    VISION_API_KEY: secrets.vision,
    VISION_BASE_URL: `${sandboxUrl}/vision/api`,
    VISION_MODEL: "preloved-emulator",
    VISION_EMBEDDINGS_MODEL: "preloved-emulator",
    RESEND_API_KEY: secrets.mail,
    RESEND_BASE_URL: `${sandboxUrl}/email/api`,
    RESEND_WEBHOOK_SECRET: secrets.mailSigning,
    MAIL_FROM: "Preloved <halo@preloved.test>",
    APP_URL: appUrl,
    VAPID_PUBLIC_KEY: vapidPublicKey(secrets.vapid),
    VAPID_PRIVATE_KEY: secrets.vapid,
    VAPID_SUBJECT: "mailto:halo@preloved.test",
    PUSH_ALLOW_LOOPBACK: "true",
    FINANCE_PORTAL_URL: `${sandboxUrl}/portal/api`,
    FINANCE_PORTAL_SECRET: secrets.portal,
    QSTASH_URL: `${sandboxUrl}/qstash`,
    QSTASH_TOKEN: secrets.qstash,
    QSTASH_CURRENT_SIGNING_KEY: secrets.qstashKey,
    QSTASH_NEXT_SIGNING_KEY: secrets.qstashNextKey,
  };
}
type ProviderVariables = ReturnType<typeof providerVariables>;

/** The emulators that functions with these variables expect. */
export function emulatorsFor(
  variables: ProviderVariables,
  where: Pick<EmulatorOptions, "sandboxUrl" | "webhookBaseUrl">,
): Omit<EmulatorOptions, "file" | "clock"> {
  return {
    ...where,
    payment: {
      secretKey: variables.XENDIT_SECRET_KEY,
      callbackToken: variables.XENDIT_CALLBACK_TOKEN,
      callbackPath: "/webhooks/xendit",
    },
    shipping: {
      apiKey: variables.BITESHIP_API_KEY,
      headerName: variables.BITESHIP_SIGNATURE_HEADER,
      headerValue: variables.BITESHIP_SIGNATURE_SECRET,
      callbackPath: "/webhooks/biteship",
    },
    vision: { apiKey: variables.VISION_API_KEY },
    email: {
      apiKey: variables.RESEND_API_KEY,
      webhookSecret: variables.RESEND_WEBHOOK_SECRET,
      callbackPath: "/webhooks/resend",
      events: EMAIL_EVENTS,
    },
    push: { vapidPublicKey: variables.VAPID_PUBLIC_KEY },
    portal: { secret: variables.FINANCE_PORTAL_SECRET, inboxPath: "/internal/events" },
    qstash: { token: variables.QSTASH_TOKEN, signingKey: variables.QSTASH_CURRENT_SIGNING_KEY },
  };
}

/** A variable of the process that people may set for `npm start`. */
function given(name: string): Environment {
  const value = Deno.env.get(name);
  return value === undefined ? {} : { [name]: value };
}

export function createEnvironment(
  { url, keys, cluster }: { url: string; keys: Keys; cluster: Cluster },
) {
  const secrets = secretsOf(keys);
  const sandboxUrl = `${url}/sandbox`;
  const providers = providerVariables(secrets, { sandboxUrl, appUrl: url });
  const functions: Environment = {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: keys.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.serviceRoleKey,
    SUPABASE_JWKS: JSON.stringify(keys.jwks),
    DATABASE_POOL_URL: cluster.url("preloved_functions"),
    DATABASE_PUBLIC_POOL_URL: cluster.url("preloved_anon"),
    DATABASE_POOL_SIZE: "20",
    APP_VERSION: "local",
    ...given("PAYMENT_PROVIDER"),
    ...given("PAYMENT_PROVIDER_OLD"),
    ...providers,
  };
  const emulators = emulatorsFor(providers, { sandboxUrl, webhookBaseUrl: url });
  const storage = {
    anonKey: keys.anonKey,
    serviceRoleKey: keys.serviceRoleKey,
    jwks: keys.jwks,
    secret: secrets.storage,
  };
  const runSchedules = async (functions: Record<string, Handler>, paths?: readonly string[]) => {
    const headers = { authorization: `Bearer ${keys.serviceRoleKey}` };
    await runScheduled(async (path) => {
      const handle = functions[path.split("/")[1]!]!;
      const response = await handle(new Request(url + path, { method: "POST", headers }));
      return response.ok ? response.json() : null;
    }, paths);
  };
  return { functions, emulators, storage, runSchedules };
}
