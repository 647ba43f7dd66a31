import type { components } from "./openapi.ts";

type Envelope = components["schemas"]["Error"];

/** Why, for programs; a newer service may know more of them. */
export type Reason = components["schemas"]["Reason"];

/**
 * The codes of the service, and four of the client: NETWORK and TIMEOUT, when no answer came, ABORTED by your signal,
 * and UNEXPECTED, when the answer is not the service's (of a proxy, say).
 */
export type ErrorCode =
  | Envelope["error"]["code"]
  | "NETWORK"
  | "TIMEOUT"
  | "ABORTED"
  | "UNEXPECTED";

export interface ErrorFields {
  code: ErrorCode;
  /** A sentence that can be shown to users; the client's own four are English. */
  message: string;
  /** What exactly is wrong, for programs: `listing_reserved`. None where the service gave no answer. */
  reason?: Reason;
  details?: Envelope["error"]["details"];
  /** Of HTTP; 0 without an answer. */
  status: number;
  /** Ask support with this: the service's log has it, also when the answer was lost. */
  requestId: string;
  /** Seconds after which a repeat makes sense. */
  retryAfter?: number;
  /** A write that may have been done all the same: repeat it with the same intent, never with a new one. */
  mayHaveHappened: boolean;
  cause?: unknown;
}

export interface MarketError extends ErrorFields {}
export class MarketError extends Error {
  constructor(fields: ErrorFields) {
    super(fields.message);
    Object.assign(this, { name: "MarketError" }, fields);
  }
}

/** The error that a response reports. */
export function errorOf(response: Response, body: unknown, requestId: string): MarketError {
  const { status } = response;
  const envelope = body as Envelope | undefined;
  const error = envelope?.ok === false ? envelope.error : undefined;
  return new MarketError({
    code: error?.code ?? "UNEXPECTED",
    message: error?.message ?? `The marketplace cannot answer now (HTTP ${status}).`,
    reason: error?.reason,
    details: error?.details,
    requestId: error?.request_id ?? requestId,
    retryAfter: secondsOf(response.headers.get("Retry-After")),
    status,
    mayHaveHappened: false,
  });
}

/** Retry-After is a number of seconds, or a date (of a proxy). */
function secondsOf(header: string | null): number | undefined {
  if (!header) return;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return seconds >= 0 ? seconds : undefined;
}
