import type * as z from "zod";
import { parseJson } from "../domain/json.ts";
import { ApiError } from "../errors.ts";
import type { Reason } from "../reasons.ts";
import { inSpan, KIND } from "../trace.ts";

const CODE = /^[\w.-]{1,60}$/;

/** The provider rejected the request and did nothing. The message is ours: logs and `last_error` show it. */
export class ProviderRejected extends Error {
  constructor(
    /** The HTTP status. */
    readonly status: number,
    readonly code: string,
    /** The provider's sentence, which may repeat names and addresses from the request. */
    readonly said: string,
    readonly body: unknown,
  ) {
    const named = CODE.test(code) && code !== String(status) ? ` ${code}` : "";
    super(`The provider rejected the request: ${status}${named}.`);
  }
}

/** No response, or an unclear one: the request may have taken effect. Look it up before a retry. */
export class ProviderUnclear extends Error {
  /** The provider's own Retry-After. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, more: { cause?: unknown; retryAfterSeconds?: number } = {}) {
    super(message, { cause: more.cause });
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export interface ProviderCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  timeoutMs: number;
}

/** Returns the JSON of a 2xx. Throws ProviderRejected for 4xx except 408 and 429, else ProviderUnclear. */
export async function callProvider(call: ProviderCall): Promise<unknown> {
  const { status, text, retryAfterSeconds } = await inSpan(
    `${call.method} ${new URL(call.url).host}`,
    KIND.client,
    () => send(call),
    ({ status }) => ({ "http.response.status_code": status }),
  );
  const body = parseJson(text);
  if (status >= 200 && status < 300) {
    if (body === undefined) {
      throw new ProviderUnclear(`The provider responded with ${status} without JSON.`);
    }
    return body;
  }
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
    const { error_code, code, message, error } = (body ?? {}) as Record<string, unknown>;
    const why = String(message ?? error ?? "no reason given");
    throw new ProviderRejected(status, String(error_code ?? code ?? status), why, body);
  }
  throw new ProviderUnclear(
    `The provider responded with ${status}.`,
    retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  );
}

/** Throws ProviderUnclear for a response of another shape: the request may have taken effect. */
export function parseResponse<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ProviderUnclear("The provider's response has an unknown shape.", {
    cause: parsed.error,
  });
}

async function send({ method, url, headers, body, timeoutMs }: ProviderCall) {
  try {
    const response = await fetch(url, {
      method,
      headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    const retryAfterSeconds = readRetryAfter(response.headers);
    return { status: response.status, text: await response.text(), retryAfterSeconds };
  } catch (cause) {
    throw new ProviderUnclear("The provider did not respond.", { cause });
  }
}

/** Whole seconds, up to an hour; undefined for a date or a missing header. Some providers send only the second one. */
export function readRetryAfter(headers: Headers): number | undefined {
  const seconds = Number(headers.get("Retry-After") ?? headers.get("Rate-Limit-Reset"));
  return seconds > 0 && seconds <= 3600 ? Math.ceil(seconds) : undefined;
}

/** For `.catch`: throws UNAVAILABLE with the provider's Retry-After, else 5 seconds. */
export function unavailable(reason: Reason): (cause: unknown) => never {
  return (cause) => {
    const said = cause instanceof ProviderUnclear ? cause.retryAfterSeconds : undefined;
    throw new ApiError(reason, { retryAfterSeconds: said ?? 5, cause });
  };
}
