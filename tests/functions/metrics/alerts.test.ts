import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { expose } from "../../../functions/metrics/exposition.ts";
import { SIGNALS } from "../../../shared/domain/reliability.ts";
import type { Signal } from "../../../shared/domain/reliability.ts";
import { read } from "../../conventions/project.ts";

const PROMTOOL = "promtool";
const FILE = "tools/deploy/alerts.yml";
const text = read(FILE);
const of = (field: string) =>
  [...text.matchAll(new RegExp(`^ +${field}: (.+)$`, "gm"))].map(([, value]) => value!);

const NOTHING = Object.fromEntries(
  Object.keys(SIGNALS).map((name) => [name, 0]),
) as Record<Signal, number>;
const exposed = new Set(
  expose({ signals: NOTHING, cases: {}, features: [] }, "1").match(/(?<=# TYPE )\w+/g),
);
/** Not a signal of trouble. */
const INFORMS = /_(build_info|feature_configured|feature_unsent)$/;

test("every alert has all its parts", () => {
  const alerts = text.match(/^ +- alert: Preloved[A-Z]\w+$/gm) ?? [];
  expect(alerts.length).toBeGreaterThan(10);
  expect(new Set(alerts).size).toBe(alerts.length);
  for (const field of ["expr", "for", "severity", "summary", "runbook"]) {
    expect(of(field), field).toHaveLength(alerts.length);
  }
});

test("alerts are about metrics that exist, and every signal has an alert", () => {
  const used = new Set(of("expr").flatMap((expr) => expr.match(/preloved_\w+/g) ?? []));
  expect([...used.difference(exposed)]).toEqual([]);
  expect([...exposed.difference(used)].filter((name) => !INFORMS.test(name))).toEqual([]);
});

test("every alert names a section of the runbook", () => {
  const sections = [...read("docs/runbooks/signals.md").matchAll(/^## `(\w+)`$/gm)]
    .map(([, name]) => name!);
  const named = of("runbook").map((link) => /runbooks\/signals\.md#(.+).$/.exec(link)![1]!);
  const fixed = named.filter((name) => !name.includes("{{"));
  expect(fixed.filter((name) => !sections.includes(name))).toEqual([]);
  expect(named.filter((name) => name.includes("{{"))).toEqual(["{{ $labels.provider }}_down_s"]);
});

const hasPromtool = spawnSync(PROMTOOL, ["--version"]).status === 0;

test.skipIf(!hasPromtool)("promtool accepts the rules", () => {
  const { status, stdout, stderr } = spawnSync(PROMTOOL, ["check", "rules", FILE]);
  expect([status, `${stderr}`], `${stdout}`).toEqual([0, ""]);
});

test.skipIf(!hasPromtool)("promtool accepts the metrics", () => {
  const input = expose(
    {
      signals: NOTHING,
      cases: { stuck_job: 1 },
      features: [{ feature: "mail", on: false, unsent: 3 }],
    },
    "1",
  );
  const { status, stdout, stderr } = spawnSync(PROMTOOL, ["check", "metrics"], { input });
  expect([status, `${stderr}`], `${stdout}`).toEqual([0, ""]);
});
