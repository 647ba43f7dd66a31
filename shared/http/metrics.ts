import { background } from "../background.ts";
import type { BaseConfig } from "../config.ts";
import type { Log } from "../log.ts";
import { attributesOf, createExport, resourceOf } from "./otlp.ts";

/** Seconds; the bounds that the OpenTelemetry semantic conventions recommend. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
/** As in the same conventions: invented methods create no new series. */
const METHODS = new Set(
  ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "CONNECT", "TRACE"],
);
const OTHER_METHOD = "_OTHER";
const FLUSH_MS = 10_000;
const DELTA = 1;

export interface Served {
  method: string;
  /** The path pattern, never an actual id. */
  route: string;
  status: number;
  seconds: number;
}

interface Series {
  attributes: ReturnType<typeof attributesOf>;
  counts: number[];
  sum: number;
}

export type Record = (served: Served) => void;

/**
 * Records request durations and sends them to the OpenTelemetry collector, at most every ten seconds, after a
 * response. A stopped worker loses unsent durations.
 */
export function createMetrics(config: BaseConfig, log: Log): Record {
  const send = createExport(config, log);
  if (!send) return () => {};
  let since = Date.now();
  let series = new Map<string, Series>();

  const flush = () => {
    const [points, from] = [[...series.values()], since];
    [series, since] = [new Map(), Date.now()];
    return send("metrics", wireOf(points, from, since, config));
  };

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
    attributes: attributesOf({
      "http.request.method": method,
      "http.route": route,
      "http.response.status_code": status,
    }),
    counts: Array<number>(BOUNDS.length + 1).fill(0),
    sum: 0,
  };
}

/** An ExportMetricsServiceRequest as JSON. */
function wireOf(series: Series[], from: number, to: number, config: BaseConfig) {
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
      resource: resourceOf(config),
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
