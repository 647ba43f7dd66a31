/** What the panel shows of docs/runbooks, and of the alerts of tools/deploy/alerts.yml; read at build time. */
import type { Alert, Runbook } from "./src/types.ts";

/** The sections of a page of docs/runbooks, by their name. */
export function runbooksOf(markdown: string): Record<string, Runbook> {
  const sections = markdown.split(/^## /m).slice(1);
  return Object.fromEntries(sections.map((section) => {
    const [, name, title, text] = /^`(\w+)`(?:: (.+))?\n+([^]*)$/.exec(section)!;
    const [means, look, press, never, over] = text!.split(/^- \*\*[\w ]+\*\*: /m).map(plain);
    return [name, { title, means, look, press, never, over } as Runbook];
  }));
}

/** Without links; buttons keep their asterisks, names in code their backticks. */
const plain = (text: string) =>
  text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll(/\s+/g, " ").trim();

const ALERT = /expr: .*> (\d+)\n +for: (\w+)\n[^]*?severity: (\w+)\n[^]*?runbook: .*#(.+)"/;
const ANY = "{{ $labels.provider }}_down_s";

/** The alert of each signal. Signals of providers (`…_down_s`) share one. */
export function alertsOf(rules: string, signals: readonly string[]): Record<string, Alert> {
  const given: Record<string, Alert> = {};
  for (const rule of rules.split("- alert: ").slice(1)) {
    const [, above, lasting, severity, signal] = ALERT.exec(rule) ?? [];
    if (signal) given[signal] = { above: Number(above), lasting: lasting!, severity: severity! };
  }
  const one = (signal: string) => given[signal] ?? (signal.endsWith("_down_s") && given[ANY]);
  return Object.fromEntries(signals.flatMap((signal) => {
    const alert = one(signal);
    return alert ? [[signal, alert]] : [];
  }));
}
