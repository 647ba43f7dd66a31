import type * as z from "zod";
import { ApiError } from "../errors.ts";
import type { Reason } from "../reasons.ts";

/** The provider rejected the request and did nothing. */
export class ProviderRejected extends Error {
  constructor(
    /** The HTTP status. */
    readonly status: number,
    readonly code: string,
    message: string,
    readonly body: unknown,
  ) {
    super(message);
  }
}

/** No response, or one that does not say whether the request took effect. Look it up before a retry. */
export class ProviderUnclear extends Error {}

export interface ProviderCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  timeoutMs: number;
}

/** Returns the JSON of a 2xx. Throws ProviderRejected for 4xx except 408 and 429, else ProviderUnclear. */
export async function callProvider(call: ProviderCall): Promise<unknown> {
  const { status, text } = await send(call);
  const body = parse(text);
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
  throw new ProviderUnclear(`The provider responded with ${status}.`);
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
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw new ProviderUnclear("The provider did not respond.", { cause });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** For `.catch`: throws UNAVAILABLE with Retry-After 5 seconds. */
export function unavailable(reason: Reason, message: string): (cause: unknown) => never {
  return (cause) => {
    throw new ApiError("UNAVAILABLE", reason, message, { retryAfterSeconds: 5, cause });
  };
}
