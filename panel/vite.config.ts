/** Builds the panel; its operations come from dist/openapi.json, which build.ts writes, its runbooks from docs/runbooks. */
import { readFileSync } from "node:fs";
import { defineConfig } from "vite";
import { operationsOf } from "./operations.ts";
import { alertsOf, runbooksOf } from "./runbook.ts";

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const page = (name: string) => runbooksOf(read(`docs/runbooks/${name}.md`));

function runbooks(): string {
  const en = { signals: page("signals"), cases: page("cases") };
  const id = { signals: page("signals.id"), cases: page("cases.id") };
  const alerts = alertsOf(read("tools/deploy/alerts.yml"), Object.keys(en.signals));
  return `export const runbooks = ${JSON.stringify({ en, id })};
    export const alerts = ${JSON.stringify(alerts)};`;
}

function operations(): string {
  const known = operationsOf(JSON.parse(read("dist/openapi.json")));
  return `export const operations = ${JSON.stringify(known)};`;
}

/** Indonesian titles of signals and kinds of cases, which every page may name. */
function titles(): string {
  const all = { ...page("signals.id"), ...page("cases.id") };
  const named = Object.entries(all).map(([name, { title }]) => [name, title]);
  return `export const runbookTitles = ${JSON.stringify(Object.fromEntries(named))};`;
}

const MODULES: Record<string, () => string> = {
  "virtual:titles": titles,
  "virtual:operations": operations,
  "virtual:runbooks": runbooks,
};

export default defineConfig({
  // Any folder of any host.
  base: "./",
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  plugins: [{
    name: "api",
    resolveId: (id) => id in MODULES ? `\0${id}` : undefined,
    load: (id) => MODULES[id.slice(1)]?.(),
  }],
});
