import { expect, test } from "vitest";
import { writeLazyImports } from "../../tools/deploy/bundle.ts";
import { output } from "../../local/process/processes.ts";
import { openApiText } from "../../tools/openapi.ts";
import * as lazy from "../../shared/lazy_zod.ts";
import * as zod from "../../shared/zod.ts";
import { queryFields } from "../support/query_fields.ts";
import { filesBelow, read, ROOT } from "./project.ts";

test("what functions/ and shared/ use of zod is in shared/zod.ts and in shared/lazy_zod.ts", () => {
  const sources = ["functions", "shared"].flatMap(filesBelow).filter((file) => file.endsWith(".ts"))
    .map(read).filter((text) => text.includes('import * as z from "zod"'));
  const calls = sources.flatMap((text) => [...text.matchAll(/\bz\.(\w+)\(|\bz\.(iso|coerce)\./g)]);
  const used = new Set(calls.map(([, call, group]) => call ?? group!));
  expect(used.size).toBeGreaterThan(15);
  expect([...used].filter((name) => !(name in zod))).toEqual([]);
  expect(Object.keys(lazy).filter((name) => name !== "loadZod").sort())
    .toEqual(Object.keys(zod).sort());
});

/** What a script prints whose schemas are recorded, as in uploads. */
async function printedBy(script: string) {
  const stage = await Deno.makeTempDir();
  try {
    const map = await writeLazyImports(stage);
    const args = ["run", "-A", `--import-map=${map}`, script];
    const { stdout, stderr } = await output(Deno.execPath(), args, { cwd: ROOT });
    expect(stderr).not.toContain("error");
    return JSON.parse(stdout);
  } finally {
    await Deno.remove(stage, { recursive: true });
  }
}

test("a schema that uploads build at its first use is the schema that was declared", async () => {
  const { reference, fields } = await printedBy("tests/support/lazy_openapi.ts");
  expect(reference).toEqual(JSON.parse(openApiText()));
  // The router reads these too, and rejects any other.
  expect(fields).toEqual(queryFields());
  expect(fields.admin_ledger).toContain("format");
});

test("a request with no input but an id loads no zod", async () => {
  expect(await printedBy("tests/support/lazy_start.ts")).toEqual([
    { status: 200, data: { id: "3eba7729-d3ab-46a3-8957-de542fca342a", loaded: false } },
    { status: 404 },
    { status: 200, data: { limit: 3, loaded: true } },
  ]);
});

test("the first response of a provider is read in a process that has not loaded zod", async () => {
  expect(await printedBy("tests/support/lazy_portal.ts")).toMatchObject({ available: 5000 });
});

/** Each with what has awaited loadZod before. */
const READERS: Record<string, string> = {
  "functions/ai/openai_vision.ts": "the router: its endpoints declare input",
  "functions/jobs/providers/xendit_statement.ts": "callProvider",
  "functions/listings/cursor.ts": "the router: its endpoints declare input",
  "shared/callbacks/biteship.ts": "handleCallback",
  "shared/callbacks/resend.ts": "functions/webhooks/receive.ts or handleCallback",
  "shared/callbacks/xendit_dispute.ts": "functions/webhooks/receive.ts or handleCallback",
  "shared/callbacks/xendit_native.ts": "functions/webhooks/receive.ts or handleCallback",
  "shared/callbacks/xendit_payout.ts": "functions/webhooks/receive.ts or handleCallback",
  "shared/domain/order.ts": "whatever reads the schema that it refines",
  "shared/domain/quote.ts": "the router: its endpoints declare input",
  "shared/http/validate.ts": "the router, functions/webhooks/receive.ts, or itself",
  "shared/providers/call.ts": "callProvider",
};

test("what reads by a schema is listed with what has loaded zod before", () => {
  const reads = /(?<!\b(?:JSON|Date|IPv[46]))\.(?:safeParse|parse)\(/;
  const found = ["functions", "shared"].flatMap(filesBelow)
    .filter((file) => file.endsWith(".ts") && reads.test(read(file)));
  expect(found.sort(), "await loadZod (shared/lazy_zod.ts) before, and list it here")
    .toEqual(Object.keys(READERS));
  const early = found.filter((file) => /\.(?:safeParse|parse)\(\s*await\b/.test(read(file)));
  expect(early, "a schema's parse is looked up before its argument is awaited").toEqual([]);
});

test("a schema that is used before zod is loaded says so", async () => {
  const code = 'const z = await import("./shared/lazy_zod.ts"); z.string().max(3).parse("a")';
  const { stderr } = await output(Deno.execPath(), ["eval", code], { cwd: ROOT });
  expect(stderr).toContain("A schema is used before loadZod");
});
