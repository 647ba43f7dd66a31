/** Builds the panel; the operations it offers come from functions/openapi.json, the signals from RUNBOOK.md. */
import { readFileSync } from "node:fs";
import { defineConfig } from "vite";
import { operationsOf } from "./operations.ts";
import { runbookOf } from "./runbook.ts";

const read = (file: string) =>
  readFileSync(new URL(`../functions/${file}`, import.meta.url), "utf8");
const MODULES: Record<string, () => string> = {
  "virtual:operations": () =>
    `export const operations = ${JSON.stringify(operationsOf(JSON.parse(read("openapi.json"))))};`,
  "virtual:runbook": () =>
    `export const runbook = ${JSON.stringify(runbookOf(read("RUNBOOK.md")))};`,
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
