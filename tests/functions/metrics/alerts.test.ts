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
  expose({ signals: NOTHING, clearing: [], cases: {}, features: [] }, "1").match(
    /(?<=# TYPE )\w+/g,
  ),
);
/** Not a signal of trouble. */
const INFORMS = /_(build_info|feature_configured|feature_unsent|unexplained_idr)$/;

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

test("every alert names a section of a document", () => {
  const links = of("runbook").map((link) => /"(.+)#(.+)"/.exec(link)!);
  const missing = links.filter(([, file, name]) =>
    !name!.includes("{{") &&
    !headings(read(file!)).includes(name!)
  );
  expect(missing).toEqual([]);
});

/** As GitHub names them in links. */
const headings = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)]
    .map(([, text]) => text!.toLowerCase().replaceAll(/[^\w -]/g, "").replaceAll(" ", "-"));

const { panels } = JSON.parse(read("tools/deploy/dashboard.json"));
const shown = (panels as { targets: { expr: string }[] }[])
  .flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll("$__rate_interval", "5m")));

test("the dashboard is about metrics that exist", () => {
  const used = shown.flatMap((expr) => expr.match(/preloved_\w+/g) ?? []);
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((name) => !exposed.has(name))).toEqual([]);
});

const hasPromtool = spawnSync(PROMTOOL, ["--version"]).status === 0;

test.skipIf(!hasPromtool)("promtool accepts the rules and what the dashboard asks", async () => {
  const rules = shown.map((expr, nth) => ({ record: `shown:${nth}`, expr }));
  const file = await Deno.makeTempFile({ suffix: ".yml" });
  await Deno.writeTextFile(file, JSON.stringify({ groups: [{ name: "dashboard", rules }] }));
  const { status, stdout, stderr } = spawnSync(PROMTOOL, ["check", "rules", FILE, file]);
  await Deno.remove(file);
  expect([status, `${stderr}`], `${stdout}`).toEqual([0, ""]);
});

test.skipIf(!hasPromtool)("promtool accepts the metrics", () => {
  const input = expose(
    {
      signals: NOTHING,
      clearing: [{ account: "suspense", unexplained: 5, oldest_s: 60, explained: 0.99 }],
      cases: { stuck_job: 1 },
      features: [{ feature: "mail", on: false, unsent: 3 }],
    },
    "1",
  );
  const { status, stdout, stderr } = spawnSync(PROMTOOL, ["check", "metrics"], { input });
  expect([status, `${stderr}`], `${stdout}`).toEqual([0, ""]);
});
