/** The type checks of `npm run verify` find what Deno's own would, in both versions. */
import { expect, test } from "vitest";
import { typeErrors } from "../../tools/verify/type_check.ts";
import { PROJECT_ROOT } from "../../local/project.ts";

/** A mistake in a module of its own. */
const MISTAKES = {
  "a wrong type": 'export const price: number = "a";',
  "an item that may be missing": 'export const first: string = ["a"][0];',
  "a missing override": "class A { a() {} }\nexport class B extends A { a() {} }",
  "a case that falls through":
    "export function f(a: number) { switch (a) { case 1: a++; default: return a; } }",
  "a member that Deno lacks": 'Deno.readFileSyncc("a");',
  "a global that only browsers have": "document.title;",
  "a type that only browsers have": "export let element: HTMLElement | undefined;",
  "a global that nothing declares": "gc();",
  "a name that a module lacks": 'export { nothing } from "./right.ts";',
  "a name that a package lacks": 'export { nothing } from "zod";',
  "a name that a module of Node lacks": 'export { nothing } from "node:path";',
  "a module that does not exist": 'import "./nothing.ts";',
  "an import without its extension": 'export * from "./right";',
  "a package that is not installed": 'export * from "left-pad";',
} as const;
/** Its timers are objects, like Node's. */
const ONLY_HERE = {
  "a timer of browsers": "export const timer: number = setTimeout(() => {}, 1);",
} as const;
/** What only the Deno of this machine has. */
const LACKS = {
  "a program that is started": 'Deno.spawn("a");',
  "a class that is not global": "new ErrorEvent(1);",
  "bytes as base64": "new Uint8Array().toBase64();",
  "a buffer that is moved": "new ArrayBuffer(1).transfer();",
  "an escaped pattern": 'RegExp.escape("a");',
  "a promise of a call": "Promise.try(() => 1);",
  "an exact sum": "Math.sumPrecise([1]);",
  "a test for errors": "Error.isError(1);",
  "iterators in a row": "Iterator.concat([1]);",
} as const;
const RIGHT = `import { Buffer } from "node:buffer";
import { join } from "node:path";
import { setTimeout } from "node:timers";
import { Hono } from "hono";
import * as z from "zod";
const digest = (text: string) => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
const bytes: ReturnType<typeof Uint8Array.from> = new TextEncoder().encode("a");
export const right = [Buffer.from(""), process.pid, import.meta.dirname, localStorage, new Hono(),
  z.string(), join("a"), Deno.args, setTimeout(() => {}, 1).unref(), new Set([1]).union(new Set()),
  digest, bytes, new Response(bytes), Promise.withResolvers(), Object.groupBy([1], String),
  [1].values().map(String).toArray(), Array.fromAsync([1]), "a".isWellFormed(), /[a]/v.unicodeSets];
`;
const fileOf = (name: string) => `${name.replace(/\W+/g, "_")}.ts`;

test.each(
  [
    ["here", ONLY_HERE],
    ["platform", LACKS],
  ] as const,
)("every mistake is found, and none in a module without one: %s", async (target, own) => {
  const mistakes: Record<string, string> = { ...MISTAKES, ...own };
  const folder = await Deno.realPath(await Deno.makeTempDir());
  for (const path of ["node_modules", "deno.json", "package.json"]) {
    await Deno.symlink(`${PROJECT_ROOT}/${path}`, `${folder}/${path}`);
  }
  const files = new Map(Object.entries(mistakes).map(([name, text]) => [fileOf(name), text]));
  for (const [file, text] of [["right.ts", RIGHT], ...files] as const) {
    await Deno.writeTextFile(`${folder}/${file}`, text);
  }
  const paths = ["right.ts", ...files.keys()].map((file) => `${folder}/${file}`);
  const said = await typeErrors(paths, target);
  await Deno.remove(folder, { recursive: true });
  const found = new Set([...said.matchAll(/(\w+\.ts)\(\d/g)].map(([, file]) => file));
  expect([...found].sort()).toEqual([...files.keys()].sort());
});
