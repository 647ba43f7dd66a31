import { base64url } from "jose";
import * as z from "zod";
import { notificationText, pathOf } from "./notification_words.ts";
import type { Locale, NotificationContent, NotificationText } from "./notification_words.ts";
import { wireTime } from "./time.ts";

/** Browsers send base64url, some libraries base64. */
const bytes = (count: number) =>
  z.string().max(200).transform((text, context) => {
    const plain = text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
    if (/^[\w-]+$/.test(plain) && Math.floor(plain.length * 3 / 4) === count) return plain;
    context.addIssue(`must be ${count} bytes in base64url`);
    return z.NEVER;
  });

/** Whether these 65 bytes are a point of P-256; encryption fails otherwise. */
export async function isPublicKey(p256dh: string): Promise<boolean> {
  const curve = { name: "ECDH", namedCurve: "P-256" };
  const bytes = new Uint8Array(base64url.decode(p256dh));
  try {
    const key = await crypto.subtle.importKey("raw", bytes, curve, true, []);
    // Deno's importKey takes any 65 bytes after a 4 (2.1.4 and 2.9.6); only an export decodes the
    // point.
    await crypto.subtle.exportKey("spki", key);
    return true;
  } catch {
    return false;
  }
}

/** As browsers write a URL: in another spelling the endpoint would be a second device. */
export const oneSpelling = (text: string): string => URL.canParse(text) ? new URL(text).href : text;

/** Longer than the endpoints of all push services, and short enough for an index. */
const MAX_ENDPOINT = 1024;

const endpointUrl = z.url().max(MAX_ENDPOINT).refine(
  (text) => /^[\x21-\x7e]+$/.test(text),
  "must be ASCII",
).transform(oneSpelling).pipe(z.string().max(MAX_ENDPOINT));

/** The result of `PushSubscription.toJSON()`. */
export const browserSubscription = z.object({
  endpoint: endpointUrl,
  keys: z.object({
    p256dh: bytes(65),
    auth: bytes(16),
  }),
}).meta({
  example: {
    endpoint: "https://push.example.com/send/abc",
    keys: {
      p256dh:
        "BIPUL12DLfytvTajnryr2PRdAgXS3HGKiLqndGcJGabyhHheJYlNGCeXl1dn18gSJ1WAkAPIxr4gK0_dQds4yiI",
      auth: "FPssNDTKnInHVndSTdbKFw",
    },
  },
});

export const subscription = z.object({
  id: z.uuid(),
  endpoint: z.string().meta({ example: "https://push.example.com/send/abc" }),
  created_at: wireTime,
}).meta({ id: "PushSubscription" });

/**
 * Whether the endpoint may be posted to: a named public host, https, default port. The host needs a certificate
 * for its name, so a name that resolves to an internal host fails at the TLS handshake.
 */
export function isPublicEndpoint(endpoint: string, allowLoopback: boolean): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url || url.username || url.password) return false;
  if (allowLoopback && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname)) return true;
  // The URL parser normalizes every spelling of an IP address to dots or brackets.
  const isAddress = /^\[|^[\d.]+$/.test(url.hostname);
  const host = url.hostname.replace(/\.$/, "");
  const isInternal = !host.includes(".") ||
    /\.(local|localhost|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/.test(host);
  return url.protocol === "https:" && url.port === "" && !isAddress && !isInternal;
}

export interface PushMessage {
  /** JSON for the service worker. */
  payload: string;
  ttlSeconds: number;
  urgency: "low" | "normal" | "high";
  /** At most 32 characters; a newer message with the same topic replaces an undelivered one. */
  topic?: string;
}

const HOUR = 3600;
const DELIVERY: Readonly<
  Record<NotificationContent["category"], Pick<PushMessage, "ttlSeconds" | "urgency">>
> = Object.freeze({
  order: { ttlSeconds: 24 * HOUR, urgency: "normal" },
  payment: { ttlSeconds: 24 * HOUR, urgency: "high" },
  shipping: { ttlSeconds: 24 * HOUR, urgency: "normal" },
  wallet: { ttlSeconds: 24 * HOUR, urgency: "high" },
  live: { ttlSeconds: HOUR, urgency: "high" },
  review: { ttlSeconds: 24 * HOUR, urgency: "low" },
  account: { ttlSeconds: 24 * HOUR, urgency: "high" },
  message: { ttlSeconds: 24 * HOUR, urgency: "normal" },
});

/** Push services take 4,096 bytes, and a note of staff may be longer. */
const MAX_BODY = 300;

function shortened(text: NotificationText): NotificationText {
  const characters = [...text.body];
  if (characters.length <= MAX_BODY) return text;
  return { ...text, body: `${characters.slice(0, MAX_BODY - 1).join("")}…` };
}

/** The push message of a notification. */
export function pushOf(
  notification: NotificationContent & { id: string },
  locale: Locale,
): PushMessage {
  const { id, kind, category, data } = notification;
  const subject = data["conversation_id"] ?? data["order_id"] ?? data["withdrawal_id"] ??
    data["listing_id"];
  const topic = typeof subject === "string" ? subject.replaceAll(/\W/g, "") : "";
  const tag = topic ? `${category}:${topic}` : id;
  const payload = {
    notification_id: id,
    kind,
    ...shortened(notificationText(notification, locale)),
    path: pathOf(notification),
    tag,
  };
  const message = { payload: JSON.stringify(payload), ...DELIVERY[category] };
  return topic.length === 32 ? { ...message, topic } : message;
}
