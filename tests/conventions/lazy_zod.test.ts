import { expect, test } from "vitest";
import { writeLazyImports } from "../../local/deploy/bundle.ts";
import { output } from "../../local/process/processes.ts";
import { openApiText } from "../../local/tools/openapi.ts";
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

test("a schema that uploads build at its first use is the schema that was declared", async () => {
  const stage = await Deno.makeTempDir();
  try {
    const map = await writeLazyImports(stage);
    const args = ["run", "-A", `--import-map=${map}`, "tests/support/lazy_openapi.ts"];
    const { stdout, stderr } = await output(Deno.execPath(), args, { cwd: ROOT });
    expect(stderr).not.toContain("error");
    const { reference, fields } = JSON.parse(stdout);
    expect(reference).toEqual(JSON.parse(openApiText()));
    // The router reads these too, and rejects any other.
    expect(fields).toEqual(queryFields());
    expect(fields.admin_ledger).toContain("format");
  } finally {
    await Deno.remove(stage, { recursive: true });
  }
});

test("a schema that is used before zod is loaded says so", async () => {
  const code = 'const z = await import("./shared/lazy_zod.ts"); z.string().max(3).parse("a")';
  const { stderr } = await output(Deno.execPath(), ["eval", code], { cwd: ROOT });
  expect(stderr).toContain("A schema is used before a caller is admitted");
});
