import { Buffer } from "node:buffer";
import { createECDH, createHmac } from "node:crypto";
import type { Environment } from "../../shared/config.ts";
import type { Keys } from "../auth/keys.ts";
import type { Handler } from "../gateway/gateway.ts";
import type { Cluster } from "../postgres/cluster.ts";
import type { EmulatorOptions } from "../emulators/app.ts";
import { runScheduled } from "./scheduler.ts";

export const SHIPPING_HEADER = "x-biteship-signature";
/** As docs/deploy.md subscribes to them. */
const EMAIL_EVENTS = [
  "delivered",
  "delivery_delayed",
  "bounced",
  "complained",
  "failed",
  "suppressed",
];

/** Derived from the service role key: the same at every start, different in each checkout. */
export function secretsOf(keys: Keys) {
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

export function createEnvironment(
  { url, keys, cluster }: { url: string; keys: Keys; cluster: Cluster },
) {
  const secrets = secretsOf(keys);
  const functions: Environment = {
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: keys.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.serviceRoleKey,
    SUPABASE_JWKS: JSON.stringify(keys.jwks),
    DATABASE_POOL_URL: cluster.url("preloved_functions"),
    DATABASE_PUBLIC_POOL_URL: cluster.url("preloved_anon"),
    DATABASE_POOL_SIZE: "20",
    APP_VERSION: "local",
    XENDIT_SECRET_KEY: secrets.payment,
    XENDIT_BASE_URL: `${url}/sandbox/payment/api`,
    XENDIT_CALLBACK_TOKEN: secrets.callback,
    PAYOUT_LINK_FEE_IDR: "2500",
    BITESHIP_API_KEY: secrets.shipping,
    BITESHIP_BASE_URL: `${url}/sandbox/shipping/api`,
    BITESHIP_SIGNATURE_HEADER: SHIPPING_HEADER,
    BITESHIP_SIGNATURE_SECRET: secrets.courier,
    SHIPPING_QUOTE_SECRET: secrets.quote,
    VISION_API_KEY: secrets.vision,
    VISION_BASE_URL: `${url}/sandbox/vision/api`,
    VISION_MODEL: "preloved-emulator",
    RESEND_API_KEY: secrets.mail,
    RESEND_BASE_URL: `${url}/sandbox/email/api`,
    RESEND_WEBHOOK_SECRET: secrets.mailSigning,
    MAIL_FROM: "Preloved <halo@preloved.test>",
    APP_URL: url,
    VAPID_PUBLIC_KEY: vapidPublicKey(secrets.vapid),
    VAPID_PRIVATE_KEY: secrets.vapid,
    VAPID_SUBJECT: "mailto:halo@preloved.test",
    PUSH_ALLOW_LOOPBACK: "true",
    FINANCE_PORTAL_URL: `${url}/sandbox/portal/api`,
    FINANCE_PORTAL_SECRET: secrets.portal,
    QSTASH_URL: `${url}/sandbox/qstash`,
    QSTASH_TOKEN: secrets.qstash,
    QSTASH_CURRENT_SIGNING_KEY: secrets.qstashKey,
    QSTASH_NEXT_SIGNING_KEY: secrets.qstashNextKey,
  };
  const emulators: Omit<EmulatorOptions, "file" | "clock"> = {
    sandboxUrl: `${url}/sandbox`,
    webhookBaseUrl: url,
    payment: {
      secretKey: secrets.payment,
      callbackToken: secrets.callback,
      callbackPath: "/webhooks/xendit",
    },
    shipping: {
      apiKey: secrets.shipping,
      headerName: SHIPPING_HEADER,
      headerValue: secrets.courier,
      callbackPath: "/webhooks/biteship",
    },
    vision: { apiKey: secrets.vision },
    email: {
      apiKey: secrets.mail,
      webhookSecret: secrets.mailSigning,
      callbackPath: "/webhooks/resend",
      events: EMAIL_EVENTS,
    },
    push: { vapidPublicKey: vapidPublicKey(secrets.vapid) },
    portal: { secret: secrets.portal, inboxPath: "/internal/events" },
    qstash: { token: secrets.qstash, signingKey: secrets.qstashKey },
  };
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
