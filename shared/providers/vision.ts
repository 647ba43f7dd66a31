import { Buffer } from "node:buffer";
import { parseJson } from "../domain/json.ts";
import type { Image } from "../images/image.ts";
import { readRetryAfter } from "./call.ts";

export type Usage = {
  prompt_tokens: number;
  completion_tokens: number;
};

export type VisionTrouble =
  | "declined"
  | "truncated"
  | "unreadable"
  | "busy"
  | "down"
  | "timeout"
  | "misconfigured";

/** The model gave no answer. `usage` is set if it processed the photo nevertheless. */
export class VisionFailed extends Error {
  readonly usage: Usage | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly trouble: VisionTrouble,
    more: { usage?: Usage; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(`The model gave no answer: ${trouble}.`, { cause: more.cause });
    this.usage = more.usage;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** Troubles caused by the model, not by the photo. */
const OUTAGES: readonly VisionTrouble[] = ["busy", "down", "timeout", "misconfigured"];

export const visionTrouble = (error: unknown): string | null | undefined => {
  if (!(error instanceof VisionFailed)) return undefined;
  return OUTAGES.includes(error.trouble) ? error.message : null;
};

export const dataUrl = ({ type, bytes }: Image): string =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

/** Posts JSON and returns the JSON of the answer, undefined without one. Throws VisionFailed. */
export async function askVision(
  { url, apiKey, timeoutMs }: { url: string; apiKey: string; timeoutMs: number },
  body: unknown,
): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: "error",
  }).catch(noAnswer);
  const text = await response.text().catch(noAnswer);
  const { status } = response;
  if (status === 429) {
    throw new VisionFailed("busy", { retryAfterSeconds: readRetryAfter(response.headers) ?? 20 });
  }
  if (status >= 500 || status === 408 || status === 409) throw new VisionFailed("down");
  if (status >= 300) {
    throw new VisionFailed("misconfigured", { cause: `${status}: ${text.slice(0, 500)}` });
  }
  return parseJson(text);
}

function noAnswer(cause: unknown): never {
  const isTimeout = cause instanceof DOMException && cause.name === "TimeoutError";
  throw new VisionFailed(isTimeout ? "timeout" : "down", { cause });
}
