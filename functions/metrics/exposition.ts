/** Prometheus' text format, version 0.0.4. */
import { type Signal, SIGNALS } from "../../shared/domain/reliability.ts";

export const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** The result of api.metrics_get. Every label has a fixed set of values. */
export interface State {
  signals: Record<Signal, number>;
  /** Accounts that money only passes through. */
  clearing: { account: string; unexplained: number; oldest_s: number; explained: number }[];
  /** Open cases by kind, including kinds without one. */
  cases: Record<string, number>;
  features: { feature: string; on: boolean; unsent: number }[];
}

interface Metric {
  name: string;
  help: string;
  samples: { labels?: Record<string, string>; value: number }[];
}

/** Every metric is a gauge. */
export function expose(state: State, version: string): string {
  const { signals, clearing, cases, features } = state;
  const metrics: Metric[] = [
    {
      name: "preloved_build_info",
      help: "Always 1; the deployed version is a label",
      samples: [{ labels: { version }, value: 1 }],
    },
    downtimes(signals),
    ...Object.entries(SIGNALS).filter(([name]) => isPlain(name))
      .map(([name, help]) => ({
        name: nameOf(name),
        help,
        samples: [{ value: signals[name as Signal] }],
      })),
    {
      name: "preloved_unexplained_idr",
      help: "Rupiah that nothing explains, by the account that they should only pass through",
      samples: clearing.map(({ account, unexplained }) => ({
        labels: { account },
        value: unexplained,
      })),
    },
    {
      name: "preloved_oldest_unexplained_seconds",
      help: "Age of the oldest of them",
      samples: clearing.map(({ account, oldest_s }) => ({ labels: { account }, value: oldest_s })),
    },
    {
      name: "preloved_explained_ratio",
      help: "Share of the turnover of thirty days that is explained",
      samples: clearing.map(({ account, explained }) => ({
        labels: { account },
        value: explained,
      })),
    },
    {
      name: "preloved_open_cases",
      help: SIGNALS.open_cases,
      samples: Object.entries(cases).map(([kind, value]) => ({ labels: { kind }, value })),
    },
    {
      name: "preloved_feature_configured",
      help: "1 when this deployment has the feature, 0 when it does without it",
      samples: features.map(({ feature, on }) => ({ labels: { feature }, value: Number(on) })),
    },
    {
      name: "preloved_feature_unsent",
      help: "What a feature that is not configured did not send; at most 10000 are counted",
      samples: features.map(({ feature, unsent }) => ({ labels: { feature }, value: unsent })),
    },
  ];
  return metrics.map(written).join("");
}

const DOWN = /^(\w+)_down_s$/;
const isPlain = (signal: string) => !DOWN.test(signal) && signal !== "open_cases";

function downtimes(signals: State["signals"]): Metric {
  const samples = Object.entries(signals).flatMap(([name, value]) => {
    const [, provider] = DOWN.exec(name) ?? [];
    return provider ? [{ labels: { provider }, value }] : [];
  });
  const help = "Since when every call to the provider has failed";
  return { name: "preloved_provider_down_seconds", help, samples };
}

/** A name ends in its unit. promtool rejects `days` as a unit, so a number of days ends in `dates`. */
const nameOf = (signal: string) => {
  const unit = signal.replace(/_s$/, "_seconds").replace(/_drift$/, "_drift_idr");
  return `preloved_${unit.replace(/_days$/, "_dates")}`;
};

function written({ name, help, samples }: Metric): string {
  const lines = samples.map(({ labels = {}, value }) => `${name}${braced(labels)} ${value}\n`);
  return `# HELP ${name} ${help}.\n# TYPE ${name} gauge\n${lines.join("")}`;
}

function braced(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

const escaped = (value: string) =>
  value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
