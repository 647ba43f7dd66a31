/**
 * One trace per purchase, in W3C Trace Context format: from the app's `traceparent` through calls of Postgres and
 * providers, jobs, callbacks and events. Jobs and events store it in their rows, because the platform does not pass it
 * on.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

export type Attributes = Record<string, string | number>;

/** The numbers of OTLP. */
export const KIND = { server: 2, client: 3, consumer: 5 } as const;

export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: typeof KIND[keyof typeof KIND];
  /** Milliseconds since 1970. */
  began: number;
  ended: number;
  attributes: Attributes;
  failed: boolean;
}

interface Context {
  traceId: string;
  /** The id of the current span; undefined at the root. */
  spanId: string | undefined;
  flags: string;
  /** Whether the rows written by a call store it: not in a scheduled run, whose trace would never end. */
  isCarried: boolean;
  /** Receives each ended span; undefined while nothing is exported. */
  record: ((span: Span) => void) | undefined;
}

const contexts = new AsyncLocalStorage<Context>();

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-((?!0{16})[0-9a-f]{16})-([0-9a-f]{2})$/;
const SAMPLED = 1;

/** Starts the trace of a request, or continues the caller's. Without either it costs nothing. */
export function inTrace<Result>(
  { carrier, isCarried, isSampled, record }: {
    carrier: string | null;
    isCarried: boolean;
    /** Decides about sampling if the caller has not. */
    isSampled: () => boolean;
    record: Context["record"];
  },
  work: () => Promise<Result>,
): Promise<Result> {
  const given = parse(carrier);
  if (!given && !(record && isSampled())) return work();
  const context = given ?? { traceId: randomHex(32), spanId: undefined, flags: "01" };
  return contexts.run({ ...context, isCarried, record }, work);
}

/** Continues the trace stored in a row, as a span of this name. Without one, the current trace goes on. */
export function continueTrace<Result>(
  carrier: string | null,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const given = parse(carrier);
  if (!given) return work();
  const record = contexts.getStore()?.record;
  return contexts.run(
    { ...given, isCarried: true, record },
    () => inSpan(name, KIND.consumer, work),
  );
}

/** Runs the work as a span of the current trace. */
export async function inSpan<Result>(
  name: string,
  kind: Span["kind"],
  work: () => Promise<Result>,
  attributesOf: (result: Result) => Attributes = () => ({}),
): Promise<Result> {
  const parent = contexts.getStore();
  if (!parent) return await work();
  const { traceId, flags, record } = parent;
  const spanId = randomHex(16);
  const began = now();
  const end = (failed: boolean, attributes: Attributes = {}) => {
    if (!record || !(parseInt(flags, 16) & SAMPLED)) return;
    const parentSpanId = parent.spanId;
    record({ traceId, spanId, parentSpanId, name, kind, began, ended: now(), attributes, failed });
  };
  try {
    const result = await contexts.run({ ...parent, spanId }, work);
    const attributes = attributesOf(result);
    end(Number(attributes["http.response.status_code"]) >= 500, attributes);
    return result;
  } catch (error) {
    end(true);
    throw error;
  }
}

/** The header of the current span; undefined outside a trace. */
export function traceparent(): string | undefined {
  const context = contexts.getStore();
  return context?.spanId && `00-${context.traceId}-${context.spanId}-${context.flags}`;
}

/** The header for the rows written by a call. */
export const carrier = (): string | undefined =>
  contexts.getStore()?.isCarried ? traceparent() : undefined;

export const isTraced = (): boolean => contexts.getStore() !== undefined;

function parse(header: string | null) {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header ?? "") ?? [];
  return traceId && spanId && flags ? { traceId, spanId, flags } : undefined;
}

const randomHex = (digits: number): string => randomBytes(digits / 2).toString("hex");

const now = () => performance.timeOrigin + performance.now();
