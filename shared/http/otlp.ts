import type { BaseConfig } from "../config.ts";
import type { Log } from "../log.ts";

/** Sends a signal, such as `metrics`, to the OpenTelemetry collector. Never throws. */
export type Export = (signal: "metrics" | "traces", request: object) => Promise<void>;

/** Undefined without OTEL_EXPORTER_OTLP_ENDPOINT. A failed request is logged and not retried. */
export function createExport(config: BaseConfig, log: Log): Export | undefined {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return undefined;
  return async (signal, request) => {
    try {
      const response = await fetch(`${endpoint}/v1/${signal}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...config.OTEL_EXPORTER_OTLP_HEADERS },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(5_000),
      });
      await response.body?.cancel();
      if (!response.ok) log(`${signal}_rejected`, { status: response.status });
    } catch (error) {
      log(`${signal}_not_sent`, { error });
    }
  };
}

/** Deltas of several workers would overlap in one series, and a collector drops overlaps. */
const WORKER = crypto.randomUUID();

/** The origin of a signal, in OTLP as JSON. */
export const resourceOf = ({ APP_VERSION }: BaseConfig) => ({
  attributes: attributesOf({
    "service.name": "preloved",
    "service.version": APP_VERSION,
    "service.instance.id": WORKER,
  }),
});

/** In OTLP as JSON, 64-bit integers are strings. */
export const attributesOf = (given: Record<string, string | number>) =>
  Object.entries(given).map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value },
  }));
