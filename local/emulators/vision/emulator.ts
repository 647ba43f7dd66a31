import type { Context as HonoContext } from "hono";
import { imageSize } from "image-size";
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import * as z from "zod";
import type { Context, Emulator } from "../context.ts";
import { hang } from "../faults.ts";
import { control, providerApi, ProviderError, readJson, routes } from "../http.ts";

export interface Image {
  sha256: string;
  type: string;
  bytes: number;
  width: number;
  height: number;
}

const DATA_URL = /^data:image\/(jpeg|png|webp);base64,([A-Za-z0-9+/]+=*)$/;

/** Null unless the bytes are a picture of the type in the URL. */
export function readImage(dataUrl: string): Image | null {
  const [, type, base64] = DATA_URL.exec(dataUrl) ?? [];
  if (!type || !base64) return null;
  const bytes = Buffer.from(base64, "base64");
  const size = sizeOf(bytes);
  if (!size?.width || !size.height || size.type?.replace("jpg", "jpeg") !== type) return null;
  return {
    sha256: createHash("sha256").update(bytes).digest("hex"),
    type: `image/${type}`,
    bytes: bytes.length,
    width: size.width,
    height: size.height,
  };
}

function sizeOf(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    return null;
  }
}

/** In pixels. A smaller picture is unclear. */
const MIN_SIDE = 32;

const UNKNOWN = {
  ...Object.fromEntries(
    ("category sub_category brand condition gender style original_price suggested_price title " +
      "description material pattern size fit season occasion sleeve_length neckline length " +
      "weight_grams").split(" ").map((field) => [field, null]),
  ),
  vibe_tags: [],
  colors: [],
  defects: [],
};

/** The same answer for the same picture: tall ones are dresses, wide ones shoes, others tops. */
export function describe({ width, height, sha256 }: Image): Record<string, unknown> {
  if (width < MIN_SIDE || height < MIN_SIDE) {
    return {
      is_fashion_item: false,
      non_fashion_reason_id: "unclear_photo",
      ...UNKNOWN,
      confidence: 0.9,
    };
  }
  const [category, sub_category, weight_grams] = height > width * 1.2
    ? ["Dress", "Midi dress", 400]
    : width > height * 1.2
    ? ["Sepatu", "Sneakers", 1000]
    : ["Atasan", "Blus", 250];
  const price = 150_000 + parseInt(sha256.slice(0, 2), 16) * 1000;
  return {
    is_fashion_item: true,
    non_fashion_reason_id: null,
    ...UNKNOWN,
    category,
    sub_category,
    condition: "good",
    gender: "women",
    style: "casual",
    vibe_tags: ["casual", "vintage"],
    original_price: price * 2,
    suggested_price: price,
    title: `${sub_category} biru`,
    description: `${sub_category} biru, kondisi baik.`,
    colors: ["Biru"],
    pattern: "polos",
    season: "sepanjang tahun",
    occasion: "sehari-hari",
    weight_grams,
    confidence: 0.82,
  };
}

/** Pictures with the same description have near embeddings: a sixteenth of the signs is a picture's own. */
function embeddingOf(image: Image, dimensions: number): number[] {
  const seen = String(describe(image)["sub_category"]);
  return Array.from({ length: dimensions }, (_, at) => {
    const digest = createHash("sha256").update(`${at % 16 === 0 ? image.sha256 : seen} ${at}`);
    return digest.digest()[0]! / 128 - 1;
  });
}

type Schema = { [keyword: string]: unknown };

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Under `strict` the provider rejects an object that allows other properties, or does not require each of its own. */
export function strictProblem(schema: unknown, path = "the schema"): string | undefined {
  if (Array.isArray(schema)) {
    return schema.map((part, at) => strictProblem(part, `${path}[${at}]`)).find(Boolean);
  }
  if (!isSchema(schema)) return;
  const { properties } = schema;
  if (isSchema(properties)) {
    if (schema["additionalProperties"] !== false) {
      return `In ${path} additionalProperties must be false.`;
    }
    const required = Array.isArray(schema["required"]) ? schema["required"] : [];
    const missing = Object.keys(properties).find((name) => !required.includes(name));
    if (missing !== undefined) return `In ${path} required lacks ${missing}.`;
  }
  return Object.entries(schema)
    .map(([name, part]) => strictProblem(part, `${path}.${name}`)).find(Boolean);
}

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
const embeddingsRequest = z.object({
  model: z.string().min(1),
  dimensions: z.int().min(64).max(1024),
  input: z.tuple([z.object({ image: z.string() })]),
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

  async function embed(c: HonoContext): Promise<object> {
    const { data } = embeddingsRequest.safeParse(await readJson(c));
    const image = data && readImage(data.input[0].image);
    if (!data || !image) {
      throw error(400, "invalid_request_error", "The request or its image is malformed.");
    }
    const { model, dimensions } = data;
    images.put(crypto.randomUUID(), { ...image, model });
    const embedding = embeddingOf(image, dimensions);
    const usage = { prompt_tokens: PROMPT_TOKENS, total_tokens: PROMPT_TOKENS };
    return { object: "list", model, usage, data: [{ object: "embedding", index: 0, embedding }] };
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
    endpoints: {
      "POST /chat/completions": ["categorize", complete],
      "POST /embeddings": ["embed", embed],
    },
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
