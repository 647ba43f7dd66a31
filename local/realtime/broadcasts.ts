/** Broadcasts over HTTP, for current members of a channel. They are not stored, so no replay contains them. */
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import * as z from "zod";
import { parseJson } from "../../shared/domain/json.ts";
import type { Server } from "./server.ts";
import { claimsOfKey, claimsOfToken, mayWrite, Rejection } from "./token.ts";
import type { Claims } from "./token.ts";

const message = z.object({
  topic: z.string().min(1),
  event: z.string().min(1),
  payload: z.record(z.string(), z.unknown()),
  private: z.boolean().default(false),
});
const batch = z.object({ messages: z.array(message).min(1) });

/** The app for `/realtime/v1/api`. */
export function createBroadcastApi(server: Server): Hono {
  const { sql } = server.options;
  const app = new Hono();
  app.use(cors({ origin: "*", maxAge: 3600 }));
  app.onError((error, c) => {
    if (error instanceof Rejection) return c.json({ message: "Unauthorized" }, 401);
    console.error("realtime:", error);
    return c.json({ error: "Internal server error" }, 500);
  });
  app.use(async (c, next) => {
    await claimsOf(c, server);
    if (server.messages.exceeded) {
      return c.json({ error: "You have exceeded your rate limit" }, 429);
    }
    await next();
  });
  app.post("/api/broadcast", async (c) => {
    const claims = await claimsOf(c, server);
    const { data, error } = batch.safeParse(await c.req.json().catch(() => undefined));
    if (!data) return c.json({ errors: z.treeifyError(error) }, 422);
    const sizes = data.messages.map(({ payload }) => JSON.stringify(payload).length);
    if (sizes.some((size) => size > server.limits.payloadBytes)) return tooLarge(c);
    for (const { topic, event, payload, private: isPrivate } of data.messages) {
      // Without the right, the message is dropped silently, as in the original. Nobody can join a public
      // channel.
      if (!isPrivate || !await mayWrite(sql, topic, claims)) continue;
      server.deliver({ topic, event, payload: JSON.stringify(payload) });
    }
    return c.body(null, 202);
  });
  app.post("/api/broadcast/:topic/events/:event", async (c) => {
    const { topic, event } = c.req.param();
    if (!c.req.header("content-type")?.startsWith("application/json")) {
      return c.json({ error: "The local stack sends JSON only" }, 415);
    }
    const payload = await c.req.text();
    if (parseJson(payload) === undefined) {
      return c.json({ errors: { payload: ["is invalid"] } }, 422);
    }
    if (payload.length > server.limits.payloadBytes) return tooLarge(c);
    if (c.req.query("private") !== "true") return c.body(null, 202);
    if (!await mayWrite(sql, topic, await claimsOf(c, server))) {
      return c.json({ error: "Unauthorized" }, 403);
    }
    server.deliver({ topic, event, payload });
    return c.body(null, 202);
  });
  return app;
}

/** The claims of the token, otherwise of the API key. */
async function claimsOf(c: Context, { options }: Server): Promise<Claims> {
  const token = c.req.header("authorization")?.replace(/^bearer /i, "") ?? c.req.header("apikey");
  return claimsOfKey(token ?? "", options) ?? await claimsOfToken(token ?? "", options);
}

const tooLarge = (c: Context) =>
  c.json({ errors: { payload: ["Payload size exceeds tenant limit"] } }, 422);
