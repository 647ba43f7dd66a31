/** One HTTP call to an outside provider: bounded in time, and honest about what a failure leaves open. */
import { ApiError } from "../errors.ts";

/** The provider said no; nothing happened there. */
export class ProviderRejected extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly body: unknown,
  ) {
    super(message);
  }
}

/** No answer, or none that says whether it happened. Ask before doing it again. */
export class ProviderUnclear extends Error {}

export interface ProviderCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  timeoutMs: number;
}

/** The parsed answer of a 2xx. Throws ProviderRefused for 4xx (but 408 and 429), ProviderUnclear for the rest. */
export async function callProvider(call: ProviderCall): Promise<unknown> {
  const { status, text } = await send(call);
  const body = parse(text);
  if (status >= 200 && status < 300) {
    if (body === undefined) {
      throw new ProviderUnclear(`The provider answered ${status} without JSON.`);
    }
    return body;
  }
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
    const { error_code, code, message, error } = (body ?? {}) as Record<string, unknown>;
    const why = String(message ?? error ?? "no reason given");
    throw new ProviderRejected(status, String(error_code ?? code ?? status), why, body);
  }
  throw new ProviderUnclear(`The provider answered ${status}.`);
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
    throw new ProviderUnclear("The provider did not answer.", { cause });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** For `.catch`: whatever went wrong at the provider, the caller is told to come back. */
export function unavailable(message: string): (cause: unknown) => never {
  return (cause) => {
    throw new ApiError("UNAVAILABLE", message, { retryAfterSeconds: 5, cause });
  };
}
