import type { Context as HonoContext } from "hono";
import { importJWK, jwtVerify } from "jose";
import { Buffer } from "node:buffer";
import { createDecipheriv, createECDH, createHash, hkdfSync } from "node:crypto";
import * as z from "zod";
import { parseJson } from "../../../shared/domain/json.ts";
import type { Context, Emulator } from "../context.ts";
import { control, routes } from "../http.ts";

/** The same keys for the same name. */
export function keysOf(name: string): BrowserKeys {
  const derive = (purpose: string) => createHash("sha256").update(`${purpose}:${name}`).digest();
  const ecdh = createECDH("prime256v1");
  const privateKey = derive("key");
  ecdh.setPrivateKey(privateKey);
  return { privateKey, publicKey: ecdh.getPublicKey(), auth: derive("auth").subarray(0, 16) };
}

/** The result of `PushSubscription.toJSON()`. */
export function subscriptionOf(endpoint: string, name: string) {
  const { publicKey, auth } = keysOf(name);
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
  return { endpoint, expirationTime: null, keys: { p256dh: text(publicKey), auth: text(auth) } };
}

export interface BrowserKeys {
  privateKey: Uint8Array;
  publicKey: Uint8Array;
  auth: Uint8Array;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

/**
 * Decrypts content coding aes128gcm (RFC 8291 over RFC 8188); throws for other keys. Written from the RFCs, so that it
 * shares no error with the encrypting library.
 */
export function decryptPush(body: Uint8Array, keys: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const recordSize = new DataView(body.buffer, body.byteOffset).getUint32(16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  if (record.length > recordSize) throw new Error("A push has one record.");

  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey(keys.privateKey);
  const shared = ecdh.computeSecret(sender);
  const info = Buffer.concat([bytesOf("WebPush: info\0"), keys.publicKey, sender]);
  const input = derive(shared, keys.auth, info, 32);
  const key = derive(input, salt, bytesOf("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(input, salt, bytesOf("Content-Encoding: nonce\0"), 12);

  const cipher = createDecipheriv("aes-128-gcm", key, nonce);
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error("The padding has no delimiter.");
  return padded.subarray(0, end).toString("utf8");
}

const DAY_SECONDS = 86_400;

export interface Sender {
  subject: string;
  publicKey: string;
}

/** Verifies an Authorization header (RFC 8292); throws if it is not valid for this audience. */
export async function verifyVapid(authorization: string, audience: string): Promise<Sender> {
  const [, token, publicKey] = /^vapid t=([^,\s]+),\s*k=([\w-]+)$/i.exec(authorization) ?? [];
  if (!token || !publicKey) throw new Error("The Authorization header has no vapid t=…, k=….");
  const point = Buffer.from(publicKey, "base64url");
  const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const key = await importJWK(
    { kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33) },
    "ES256",
  );
  const { payload } = await jwtVerify(token, key, {
    algorithms: ["ES256"],
    audience,
    requiredClaims: ["exp", "sub"],
  });
  if (Number(payload.exp) > Date.now() / 1000 + DAY_SECONDS + 60) {
    throw new Error("It is valid for more than a day.");
  }
  if (!/^(mailto:|https:)/.test(payload.sub ?? "")) throw new Error("sub is no contact URL.");
  return { subject: payload.sub!, publicKey };
}

interface Message {
  id: string;
  to: string;
  endpoint: string;
  ttl: number;
  urgency: string;
  topic: string | null;
  sender: { subject: string; publicKey: string };
  /** Null if it is encrypted for other keys than this browser's. */
  text: string | null;
  payload: unknown;
  body_base64: string;
  at: string;
}

export interface PushOptions {
  /** The key with which the browsers subscribed. */
  vapidPublicKey: string;
}

const MAX_BYTES = 4096;
const goneInput = z.object({ status: z.union([z.literal(404), z.literal(410)]).default(410) });

/** A push service with a browser for any name. */
export function pushEmulator(context: Context, { vapidPublicKey }: PushOptions): Emulator {
  const { store, clock, faults, sandboxUrl } = context;
  const messages = store.collection<Message>("push");
  const gone = store.collection<{ status: 404 | 410 }>("push_gone");
  const endpointOf = (name: string) => `${sandboxUrl}/push/send/${name}`;
  const audience = new URL(sandboxUrl).origin;

  async function receive(c: HonoContext, name: string): Promise<Response> {
    const ended = gone.get(name);
    if (ended) {
      return c.json({ error: "push subscription has unsubscribed or expired" }, ended.status);
    }
    const body = new Uint8Array(await c.req.arrayBuffer());
    if (body.length > MAX_BYTES) return c.json({ error: "payload too large" }, 413);
    const ttl = Number(c.req.header("ttl") ?? NaN);
    const topic = c.req.header("topic") ?? null;
    const problems = [
      Number.isInteger(ttl) && ttl >= 0 ? "" : "a TTL is required",
      c.req.header("content-encoding") === "aes128gcm" ? "" : "the coding must be aes128gcm",
      topic === null || /^[\w-]{1,32}$/.test(topic) ? "" : "the topic is malformed",
    ].filter(Boolean);
    if (problems.length > 0) return c.json({ error: problems.join("; ") }, 400);
    const sender = await verifyVapid(c.req.header("authorization") ?? "", audience)
      .catch(() => null);
    if (sender === null) return c.json({ error: "vapid token is not valid" }, 401);
    if (sender.publicKey !== vapidPublicKey) {
      return c.json({ error: "the browser subscribed with another vapid key" }, 403);
    }
    const id = crypto.randomUUID();
    const urgency = c.req.header("urgency") ?? "normal";
    const at = clock.now().toISOString();
    const envelope = { id, to: name, endpoint: endpointOf(name), ttl, urgency, topic, sender, at };
    const body_base64 = Buffer.from(body).toString("base64");
    messages.put(id, { ...envelope, ...decrypt(body, name), body_base64 });
    return c.body(null, 201, { Location: `${sandboxUrl}/push/messages/${id}` });
  }

  const controls = routes({
    "GET /send/:id": (_, name) => subscriptionOf(endpointOf(name), name),
    "POST /send/:id/gone": control(goneInput, ({ status }, name) => {
      gone.put(name, { status });
      return { name, status };
    }),
    "GET /messages": () => ({ ok: true, messages: messages.newest(1000) }),
  });
  controls.post(
    "/send/:id",
    faults.inject("push", "send", { error: "internal error" }),
    (c) => receive(c, c.req.param("id")),
  );
  return { control: controls };
}

function decrypt(body: Uint8Array, name: string): Pick<Message, "text" | "payload"> {
  try {
    const text = decryptPush(body, keysOf(name));
    return { text, payload: parseJson(text) ?? null };
  } catch {
    return { text: null, payload: null };
  }
}
