/** Reads a request's body up to its cap, as text, and its JSON when the endpoint wants some. */
import { Refusal } from "../errors.ts";

export const MAX_BODY_BYTES = 1024 * 1024;

/** The body as text. Throws PAYLOAD_TOO_LARGE past the cap, without reading the rest. */
export async function readBody(request: Request, maxBytes: number): Promise<string> {
  if (!request.body) return "";
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return new TextDecoder().decode(whole);
}

/** Parses JSON for an endpoint that takes a body. Throws VALIDATION with a sentence for each way to be wrong. */
export function parseBody(request: Request, text: string): unknown {
  if (text === "") throw new Refusal("VALIDATION", "A JSON body is required.");
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/([a-z.+-]+\+)?json\b/i.test(type)) {
    throw new Refusal("VALIDATION", "Send the body as Content-Type: application/json.");
  }
  try {
    const body = JSON.parse(text);
    if (text.includes("\\u0000") && holdsNul(body)) {
      throw new Refusal("VALIDATION", "NUL characters are not allowed.");
    }
    return body;
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal("VALIDATION", "The body is not valid JSON.", { cause });
  }
}

function holdsNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (value === null || typeof value !== "object") return false;
  return Object.entries(value).some(([key, inner]) => key.includes("\0") || holdsNul(inner));
}

function tooLarge(maxBytes: number): Refusal {
  return new Refusal("PAYLOAD_TOO_LARGE", `The body may have at most ${maxBytes} bytes.`);
}
