import { readUpTo } from "../bytes.ts";
import { ApiError, invalidField } from "../errors.ts";

export const MAX_BODY_BYTES = 1024 * 1024;
const MAX_DEPTH = 32;

/** Reads the body. Throws PAYLOAD_TOO_LARGE past the limit, without reading the rest. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const { headers } = request;
  const announced = headers.get("Content-Length") ?? "";
  if (Number(announced) > maxBytes) throw tooLarge(maxBytes);
  // The server reads no more than was announced, unless chunks overrule it. Faster than reading a
  // stream.
  if (/^\d+$/.test(announced) && !headers.has("Transfer-Encoding")) {
    return new Uint8Array(await request.arrayBuffer());
  }
  if (!request.body) return new Uint8Array();
  const bytes = await readUpTo(request.body, maxBytes);
  if (!bytes) throw tooLarge(maxBytes);
  return bytes;
}

/** Throws VALIDATION if the text contains replacement characters for invalid UTF-8. */
export function requireUtf8(bytes: Uint8Array, text: string): void {
  if (!text.includes("\uFFFD")) return;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ApiError("json_invalid", { cause });
  }
}

/** Parses a JSON body. Throws VALIDATION for an empty body, another content type, bad JSON or text that Postgres cannot store. */
export function parseBody(request: Request, text: string): unknown {
  if (text === "") throw new ApiError("body_required");
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/([a-z.+-]+\+)?json\b/i.test(type)) {
    throw new ApiError("content_type_invalid", { facts: { expected: "application/json" } });
  }
  try {
    const body = JSON.parse(text);
    const problem = storageProblem(body);
    if (problem) throw invalidField("body", problem);
    return body;
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError("json_invalid", { cause });
  }
}

/** Why Postgres cannot store this JSON; undefined if it can. */
export function storageProblem(value: unknown, depth = 0): string | undefined {
  if (typeof value === "string") return textProblem(value);
  if (value === null || typeof value !== "object") return undefined;
  if (depth === MAX_DEPTH) return `is nested more than ${MAX_DEPTH} deep`;
  const isList = Array.isArray(value);
  for (const [key, inner] of isList ? value.entries() : Object.entries(value)) {
    const problem = (isList ? undefined : textProblem(String(key))) ??
      storageProblem(inner, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

function textProblem(text: string): string | undefined {
  if (text.includes("\0") || !text.isWellFormed()) {
    return "contains a character that cannot be stored";
  }
  return undefined;
}

function tooLarge(maxBytes: number): ApiError {
  return new ApiError("body_too_large", { facts: { max_bytes: maxBytes } });
}
