/** A push service: takes what is signed and encrypted, shows it opened, and forgets browsers on request. */
import { Buffer } from "node:buffer";
import { type Context, Hono } from "hono";
import * as z from "zod";
import type { TwinClock } from "../clock.ts";
import type { Faults } from "../faults.ts";
import { readControl } from "../refusal.ts";
import type { Store } from "../store.ts";
import { keysOf, subscriptionOf } from "./browsers.ts";
import { decryptPush } from "./decrypt.ts";
import { verifyVapid } from "./vapid.ts";

interface Message {
  id: string;
  to: string;
  endpoint: string;
  ttl: number;
  urgency: string;
  topic: string | null;
  sender: { subject: string; publicKey: string };
  /** Null when the browser subscribed with keys that are not the ones we gave it. */
  text: string | null;
  payload: unknown;
  body_base64: string;
  at: string;
}

const maxBytes = 4096;
const gone = z.object({ status: z.union([z.literal(404), z.literal(410)]).default(410) });

export function pushService(options: {
  store: Store;
  clock: TwinClock;
  faults: Faults;
  sandboxUrl: string;
  /** Whose pushes these browsers take: the key that they subscribed with. */
  vapidPublicKey: string;
}): Hono {
  const { store, clock, faults } = options;
  const shelf = store.shelf<Message>("push");
  const departed = store.shelf<{ status: 404 | 410 }>("push_gone");
  const endpointOf = (name: string) => `${options.sandboxUrl}/push/send/${name}`;
  const audience = new URL(options.sandboxUrl).origin;

  async function take(c: Context): Promise<Response> {
    const name = c.req.param("name")!;
    const left = departed.get(name);
    if (left) {
      return c.json({ error: "push subscription has unsubscribed or expired" }, left.status);
    }
    const body = new Uint8Array(await c.req.arrayBuffer());
    if (body.length > maxBytes) return c.json({ error: "payload too large" }, 413);
    const ttl = Number(c.req.header("ttl") ?? NaN);
    const topic = c.req.header("topic") ?? null;
    const badly = [
      Number.isInteger(ttl) && ttl >= 0 ? "" : "a TTL is required",
      c.req.header("content-encoding") === "aes128gcm" ? "" : "the coding must be aes128gcm",
      topic === null || /^[\w-]{1,32}$/.test(topic) ? "" : "the topic is malformed",
    ].filter(Boolean);
    if (badly.length > 0) return c.json({ error: badly.join("; ") }, 400);
    const sender = await verifyVapid(c.req.header("authorization") ?? "", audience)
      .catch(() => null);
    if (sender === null) return c.json({ error: "vapid token is not valid" }, 401);
    if (sender.publicKey !== options.vapidPublicKey) {
      return c.json({ error: "the browser subscribed with another vapid key" }, 403);
    }
    const id = crypto.randomUUID();
    const urgency = c.req.header("urgency") ?? "normal";
    const at = clock.now().toISOString();
    const envelope = { id, to: name, endpoint: endpointOf(name), ttl, urgency, topic, sender, at };
    const body_base64 = Buffer.from(body).toString("base64");
    shelf.put(id, { ...envelope, ...open(body, name), body_base64 });
    return c.body(null, 201, { Location: `${options.sandboxUrl}/push/messages/${id}` });
  }

  const app = new Hono();
  app.post("/send/:name", faults.suffer("push", "send", { error: "internal error" }), take);
  // A browser tells how to reach it, as PushSubscription.toJSON() would.
  app.get("/send/:name", (c) => {
    const name = c.req.param("name");
    return c.json(subscriptionOf(endpointOf(name), name));
  });
  app.post("/send/:name/gone", async (c) => {
    const { status } = await readControl(c, gone);
    departed.put(c.req.param("name"), { status });
    return c.json({ ok: true, name: c.req.param("name"), status });
  });
  app.get("/messages", (c) => c.json({ ok: true, messages: shelf.newest(1000) }));
  return app;
}

function open(body: Uint8Array, name: string): Pick<Message, "text" | "payload"> {
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
