import { background } from "../background.ts";
import type { BaseConfig } from "../config.ts";
import type { Log } from "../log.ts";

/** Seconds; the bounds that the OpenTelemetry semantic conventions recommend. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
/** As in the same conventions: a caller who makes up methods makes no new series. */
const METHODS = new Set(
  ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "CONNECT", "TRACE"],
);
const OTHER_METHOD = "_OTHER";
const FLUSH_MS = 10_000;
const DELTA = 1;
/** Deltas of several workers would overlap in one series, and a collector drops what overlaps. */
const WORKER = crypto.randomUUID();

export interface Served {
  method: string;
  /** The path pattern: never an actual id. */
  route: string;
  status: number;
  seconds: number;
}

interface Series {
  attributes: { key: string; value: { stringValue: string } | { intValue: string } }[];
  counts: number[];
  sum: number;
}

export type Record = (served: Served) => void;

/**
 * Records request durations and sends them to the OpenTelemetry collector, at most every ten seconds, after a
 * response. Without OTEL_EXPORTER_OTLP_ENDPOINT it does nothing. A stopped worker loses unsent durations;
 * a failed request is logged and not retried.
 */
export function createMetrics(config: BaseConfig, log: Log): Record {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return () => {};
  let since = Date.now();
  let series = new Map<string, Series>();

  async function flush(): Promise<void> {
    const [points, from] = [[...series.values()], since];
    [series, since] = [new Map(), Date.now()];
    try {
      const response = await fetch(`${endpoint}/v1/metrics`, {
        method: "POST",
        headers: { "content-type": "application/json", ...config.OTEL_EXPORTER_OTLP_HEADERS },
        body: JSON.stringify(wireOf(points, from, since, config.APP_VERSION)),
        signal: AbortSignal.timeout(5_000),
      });
      await response.body?.cancel();
      if (!response.ok) log("metrics_rejected", { status: response.status });
    } catch (error) {
      log("metrics_not_sent", { error });
    }
  }

  return (served) => {
    const method = METHODS.has(served.method) ? served.method : OTHER_METHOD;
    const key = `${method} ${served.route} ${served.status}`;
    const found = series.get(key) ?? newSeries({ ...served, method });
    series.set(key, found);
    const bucket = BOUNDS.findIndex((bound) => served.seconds <= bound);
    found.counts[bucket === -1 ? BOUNDS.length : bucket]!++;
    found.sum += served.seconds;
    if (Date.now() - since >= FLUSH_MS) background(flush());
  };
}

function newSeries({ method, route, status }: Served): Series {
  return {
    attributes: [
      { key: "http.request.method", value: { stringValue: method } },
      { key: "http.route", value: { stringValue: route } },
      { key: "http.response.status_code", value: { intValue: String(status) } },
    ],
    counts: Array<number>(BOUNDS.length + 1).fill(0),
    sum: 0,
  };
}

/** An ExportMetricsServiceRequest as JSON, in which 64-bit integers are strings. */
function wireOf(series: Series[], from: number, to: number, version: string) {
  const nanoseconds = (at: number) => `${at}000000`;
  const dataPoints = series.map(({ attributes, counts, sum }) => ({
    attributes,
    startTimeUnixNano: nanoseconds(from),
    timeUnixNano: nanoseconds(to),
    count: String(counts.reduce((total, count) => total + count, 0)),
    sum,
    bucketCounts: counts.map(String),
    explicitBounds: BOUNDS,
  }));
  return {
    resourceMetrics: [{
      resource: {
        attributes: [
          { key: "service.name", value: { stringValue: "preloved" } },
          { key: "service.version", value: { stringValue: version } },
          { key: "service.instance.id", value: { stringValue: WORKER } },
        ],
      },
      scopeMetrics: [{
        scope: { name: "preloved" },
        metrics: [{
          name: "http.server.request.duration",
          unit: "s",
          histogram: { aggregationTemporality: DELTA, dataPoints },
        }],
      }],
    }],
  };
}
