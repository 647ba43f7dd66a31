import type { Context as HonoContext } from "hono";
import * as z from "zod";
import type { Context, Emulator } from "../context.ts";
import { hang } from "../faults.ts";
import { control, providerApi, ProviderError, readJson, routes } from "../http.ts";
import { describe } from "./describe.ts";
import { type Image, readImage } from "./image.ts";
import { strictProblem } from "./strict.ts";

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

const SERVER_ERROR = { error: { message: "The server had an error.", type: "server_error" } };
const PROMPT_TOKENS = 900;

const nextInput = z.union([
  z.object({ result: z.record(z.string(), z.unknown()) }),
  z.object({ fault: z.enum(FAULTS) }),
]);

const completionRequest = z.object({
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

/** The OpenAI API for pictures. A test sets the next answer or fault. */
export function visionEmulator(context: Context, { apiKey }: { apiKey: string }): Emulator {
  const { store, faults, closing } = context;
  const next = store.collection<z.output<typeof nextInput> & { id: string }>("vision_next");
  const images = store.collection<Image & { model: string }>("vision_image");

  async function complete(c: HonoContext): Promise<Response | object> {
    const parsed = completionRequest.safeParse(await readJson(c));
    const image = parsed.success ? readImage(pictureIn(parsed.data.messages)) : null;
    if (!parsed.success || !image) {
      const message = "The request or its image is malformed.";
      throw error(400, "invalid_request_error", message);
    }
    const { model, response_format: { json_schema } } = parsed.data;
    const problem = json_schema.strict ? strictProblem(json_schema.schema) : undefined;
    if (problem) throw error(400, "invalid_request_error", `Invalid schema: ${problem}`);
    images.put(crypto.randomUUID(), { ...image, model });
    const planned = next.newest(1_000_000).at(-1);
    if (planned) next.remove(planned.id);
    if (planned && "fault" in planned) return await fail(c, planned.fault, model, image);
    return completion(model, JSON.stringify({ ...describe(image), ...planned?.result }));
  }

  async function fail(c: HonoContext, fault: Fault, model: string, image: Image) {
    const content = JSON.stringify(describe(image));
    switch (fault) {
      case "refusal":
        return completion(model, null, "stop", "I cannot help with this image.");
      case "truncated":
        return completion(model, content.slice(0, 60), "length");
      case "bad_json":
        return completion(model, `Sure! Here it is: ${content}`);
      case "wrong_shape":
        return completion(model, JSON.stringify({ is_fashion_item: true, category: "Hat" }));
      case "rate_limit":
        c.header("Retry-After", "7");
        return c.json(
          error(429, "rate_limit_exceeded", "Rate limit reached for requests.").body,
          429,
        );
      case "error":
        return c.json(SERVER_ERROR, 500);
      case "timeout":
        return await hang(c, closing);
    }
  }

  const api = providerApi({
    provider: "vision",
    faults,
    isAuthorized: (c) => c.req.header("authorization") === `Bearer ${apiKey}`,
    errors: {
      unauthorized: error(401, "invalid_api_key", "Incorrect API key provided."),
      notFound: () => error(404, "not_found", "Not found."),
      server: SERVER_ERROR,
    },
    endpoints: { "POST /chat/completions": ["categorize", complete] },
  });
  const controls = routes({
    "POST /next": control(nextInput, (input) => {
      const planned = { ...input, id: crypto.randomUUID() };
      next.put(planned.id, planned);
      return planned;
    }),
    "GET /looks": () => ({ ok: true, looks: images.newest(100) }),
  });
  return { api, control: controls };
}

/** Exactly one is expected. */
function pictureIn(messages: { content: unknown }[]): string {
  const parts = messages.flatMap(({ content }) => Array.isArray(content) ? content : []);
  const images = parts.flatMap((part) => imagePart.safeParse(part).data ?? []);
  return images.length === 1 ? images[0]!.image_url.url : "";
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

const error = (status: 400 | 401 | 404 | 429, code: string, message: string) =>
  new ProviderError(status, { error: { message, type: code, param: null, code } });
