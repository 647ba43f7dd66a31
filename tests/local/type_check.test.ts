/** The type checks of `npm run verify` find what Deno's own find, in both versions. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { platformDeno } from "../../tools/deploy/runtime.ts";
import { output } from "../../local/process/processes.ts";
import { typeErrors } from "../../tools/verify/type_check.ts";
import { ROOT } from "../conventions/project.ts";

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
} as const;
/** The platform's Deno says nothing more after the first of these. */
const UNRESOLVED = {
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
const TARGETS = [
  { target: "here", program: Deno.execPath(), own: ONLY_HERE },
  { target: "platform", program: platformDeno(), own: LACKS },
] as const;
const fileOf = (name: string) => `${name.replace(/\W+/g, "_")}.ts`;

describe.each(TARGETS)("$target", ({ target, program, own }) => {
  const mistakes: Record<string, string> = { ...MISTAKES, ...own, ...UNRESOLVED };
  const names = Object.keys(mistakes);
  let folder: string;
  let [ours, denos] = ["", ""];
  beforeAll(async () => {
    folder = await Deno.realPath(await Deno.makeTempDir());
    for (const path of ["node_modules", "deno.json", "package.json"]) {
      await Deno.symlink(`${ROOT}/${path}`, `${folder}/${path}`);
    }
    await Deno.writeTextFile(`${folder}/right.ts`, RIGHT);
    for (const name of names) {
      await Deno.writeTextFile(`${folder}/${fileOf(name)}`, mistakes[name]!);
    }
    const files = ["right.ts", ...names.map(fileOf)];
    ours = await typeErrors(files.map((file) => `${folder}/${file}`), target);
    const alone = Object.keys(UNRESOLVED).map(fileOf);
    denos = await check(files.filter((file) => !alone.includes(file)));
    for (const file of alone) denos += await check([file]);
  });
  afterAll(() => Deno.remove(folder, { recursive: true }));

  async function check(files: string[]): Promise<string> {
    const env = { NO_COLOR: "1", DENO_DIR: `${folder}/cache` };
    return (await output(program, ["check", "--quiet", "--no-lock", ...files], {
      cwd: folder,
      env,
    })).text;
  }

  test.each(names)("%s is found, as by Deno", (name) => {
    expect.soft(denos).toContain(`/${fileOf(name)}`);
    expect.soft(ours).toContain(`/${fileOf(name)}(`);
  });

  test("neither finds a mistake in a module without one", () => {
    expect(denos).not.toMatch(/right\.ts:\d/);
    expect(ours).not.toContain("/right.ts(");
  });
});
