/** The stand-in of a model that looks at photos: it sees a little, answers in the wire format, and fails on request. */
import { type Context, Hono } from "hono";
import * as z from "zod";
import type { Faults } from "../faults.ts";
import { readControl, readJson } from "../refusal.ts";
import { silence } from "../silence.ts";
import type { Store } from "../store.ts";
import { describe } from "./describe.ts";
import { lookAt } from "./look.ts";
import type { Look } from "./look.ts";

const FAULTS = [
  "refusal",
  "truncated",
  "bad_json",
  "wrong_shape",
  "rate_limit",
  "error",
  "timeout",
] as const;
type Fault = typeof FAULTS[number];

const FAILURE = { error: { message: "The server had an error.", type: "server_error" } };
const PROMPT_TOKENS = 900;

const wish = z.union([
  z.object({ result: z.record(z.string(), z.unknown()) }),
  z.object({ fault: z.enum(FAULTS) }),
]);
type Wish = z.output<typeof wish>;

const question = z.object({
  model: z.string().min(1),
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })).min(1),
  response_format: z.object({
    type: z.literal("json_schema"),
    json_schema: z.object({
      name: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
      strict: z.boolean().optional(),
      schema: z.object({ properties: z.record(z.string(), z.unknown()) }).loose(),
    }),
  }),
});
const imagePart = z.object({
  type: z.literal("image_url"),
  image_url: z.object({ url: z.string() }),
});

interface VisionOptions {
  store: Store;
  faults: Faults;
  apiKey: string;
}

/** The app behind `/sandbox/vision`: the model's API under `/api`, and the tester's hands beside it. */
export function createVision({ store, faults, apiKey }: VisionOptions): Hono {
  const wishes = store.shelf<Wish & { id: string }>("vision_wish");
  const looks = store.shelf<Look & { model: string }>("vision_look");
  const takeNext = () => {
    const next = wishes.newest(1_000_000).at(-1);
    if (next) wishes.remove(next.id);
    return next;
  };
  const app = new Hono();
  app.post("/next", async (c) => {
    const next = { ...await readControl(c, wish), id: crypto.randomUUID() };
    wishes.put(next.id, next);
    return c.json({ ok: true, ...next });
  });
  app.get("/looks", (c) => c.json({ ok: true, looks: looks.newest(100) }));
  app.post("/api/chat/completions", faults.suffer("vision", "categorize", FAILURE), async (c) => {
    if (c.req.header("authorization") !== `Bearer ${apiKey}`) {
      return wireError(c, 401, "invalid_api_key", "Incorrect API key provided.");
    }
    const asked = question.safeParse(await readJson(c));
    const look = asked.success ? lookAt(pictureIn(asked.data.messages)) : null;
    if (!asked.success || !look) {
      return wireError(c, 400, "invalid_request_error", "The request or its image is malformed.");
    }
    const { model } = asked.data;
    looks.put(crypto.randomUUID(), { ...look, model });
    const next = takeNext();
    if (next && "fault" in next) return fail(c, next.fault, model, look);
    return c.json(completion(model, JSON.stringify({ ...describe(look), ...next?.result })));
  });
  return app;
}

/** The one picture in the messages. */
function pictureIn(messages: { content: unknown }[]): string {
  const parts = messages.flatMap(({ content }) => Array.isArray(content) ? content : []);
  const images = parts.flatMap((part) => imagePart.safeParse(part).data ?? []);
  return images.length === 1 ? images[0]!.image_url.url : "";
}

async function fail(c: Context, fault: Fault, model: string, look: Look): Promise<Response> {
  const right = JSON.stringify(describe(look));
  switch (fault) {
    case "refusal":
      return c.json(completion(model, null, "stop", "I cannot help with this image."));
    case "truncated":
      return c.json(completion(model, right.slice(0, 60), "length"));
    case "bad_json":
      return c.json(completion(model, `Sure! Here it is: ${right}`));
    case "wrong_shape":
      return c.json(completion(model, JSON.stringify({ is_fashion_item: true, category: "Hat" })));
    case "rate_limit":
      c.header("Retry-After", "7");
      return wireError(c, 429, "rate_limit_exceeded", "Rate limit reached for requests.");
    case "error":
      return c.json(FAILURE, 500);
    case "timeout":
      return await silence(c.req.raw.signal);
  }
}

function completion(model: string, content: string | null, finish = "stop", refusal?: string) {
  const completion_tokens = Math.ceil((content ?? refusal ?? "").length / 4);
  return {
    id: `chatcmpl-${crypto.randomUUID()}`,
    object: "chat.completion",
    created: 1_700_000_000,
    model,
    choices: [{
      index: 0,
      message: { role: "assistant", content, refusal: refusal ?? null },
      logprobs: null,
      finish_reason: finish,
    }],
    usage: {
      prompt_tokens: PROMPT_TOKENS,
      completion_tokens,
      total_tokens: PROMPT_TOKENS + completion_tokens,
    },
  };
}

const wireError = (c: Context, status: 400 | 401 | 429, code: string, message: string) =>
  c.json({ error: { message, type: code, param: null, code } }, status);
