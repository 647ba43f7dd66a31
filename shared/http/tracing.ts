import { oncePer } from "../concurrency/once_per.ts";
import type { BaseConfig } from "../config.ts";
import type { Log } from "../log.ts";
import { inTrace } from "../trace.ts";
import type { Span } from "../trace.ts";
import { attributesOf, createExport, resourceOf } from "./otlp.ts";

const FLUSH_MS = 1_000;
const ERROR = { code: 2 };

/**
 * Runs a request in its trace. A caller's `traceparent` is used, but not that of a provider or a schedule: their work
 * continues the trace of its own row.
 */
export type Tracing = <Result>(
  request: Request,
  isSigned: boolean,
  work: () => Promise<Result>,
) => Promise<Result>;

/** Sends spans to the OpenTelemetry collector every second, after a response. */
export function createTracing(config: BaseConfig, log: Log): Tracing {
  const send = createExport(config, log);
  let spans: Span[] = [];
  const flush = oncePer(FLUSH_MS, () => {
    const ended = spans;
    spans = [];
    return send!("traces", wireOf(ended, config));
  });
  const record = send && ((span: Span) => {
    spans.push(span);
    flush();
  });
  const isSampled = () => Math.random() < config.OTEL_TRACES_SAMPLER_ARG;
  return (request, isSigned, work) => {
    const carrier = isSigned ? null : request.headers.get("traceparent");
    return inTrace({ carrier, isCarried: !isSigned, isSampled, record }, work);
  };
}

/** An ExportTraceServiceRequest as JSON. */
const wireOf = (spans: Span[], config: BaseConfig) => ({
  resourceSpans: [{
    resource: resourceOf(config),
    scopeSpans: [{
      scope: { name: "preloved" },
      spans: spans.map(({ began, ended, attributes, failed, ...span }) => ({
        ...span,
        startTimeUnixNano: nanoseconds(began),
        endTimeUnixNano: nanoseconds(ended),
        attributes: attributesOf(attributes),
        ...failed && { status: ERROR },
      })),
    }],
  }],
});

/** Whole microseconds: nanoseconds since 1970 exceed exact numbers. */
const nanoseconds = (at: number) => `${Math.round(at * 1000)}000`;
