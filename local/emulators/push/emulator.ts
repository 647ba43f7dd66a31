import { Buffer } from "node:buffer";
import type { Context as HonoContext } from "hono";
import * as z from "zod";
import type { Context, Emulator } from "../context.ts";
import { control, routes } from "../http.ts";
import { decryptPush } from "./decrypt.ts";
import { keysOf, subscriptionOf } from "./subscription.ts";
import { verifyVapid } from "./vapid.ts";

interface Message {
  id: string;
  to: string;
  endpoint: string;
  ttl: number;
  urgency: string;
  topic: string | null;
  sender: { subject: string; publicKey: string };
  /** Null when it is encrypted for other keys than this browser's. */
  text: string | null;
  payload: unknown;
  body_base64: string;
  at: string;
}

export interface PushOptions {
  /** The key that the browsers subscribed with. */
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
  let text: string;
  try {
    text = decryptPush(body, keysOf(name));
  } catch {
    return { text: null, payload: null };
  }
  try {
    return { text, payload: JSON.parse(text) };
  } catch {
    return { text, payload: null };
  }
}
