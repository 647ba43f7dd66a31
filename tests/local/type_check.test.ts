/** The type check of `npm run verify` finds what Deno's own finds. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { output } from "../../local/process/processes.ts";
import { typeErrors } from "../../local/tools/verify/type_check.ts";
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
  "a timer of browsers": "export const timer: number = setTimeout(() => {}, 1);",
  "a global that nothing declares": "gc();",
  "a module that does not exist": 'import "./nothing.ts";',
  "an import without its extension": 'export * from "./right";',
  "a name that a module lacks": 'export { nothing } from "./right.ts";',
  "a package that is not installed": 'export * from "left-pad";',
  "a name that a package lacks": 'export { nothing } from "zod";',
  "a name that a module of Node lacks": 'export { nothing } from "node:path";',
} as const;
const RIGHT = `import { join } from "node:path";
import { setTimeout } from "node:timers";
import { Hono } from "hono";
import * as z from "zod";
export const right = [Buffer.from(""), process.pid, import.meta.dirname, localStorage, new Hono(),
  z.string(), join("a"), Deno.args, setTimeout(() => {}, 1).unref(), new Set([1]).union(new Set())];
`;
const names = Object.keys(MISTAKES) as (keyof typeof MISTAKES)[];
const fileOf = (name: string) => `${name.replace(/\W+/g, "_")}.ts`;

let folder: string;
let [ours, denos] = ["", ""];
beforeAll(async () => {
  folder = await Deno.realPath(await Deno.makeTempDir());
  for (const path of ["node_modules", "deno.json", "package.json"]) {
    await Deno.symlink(`${ROOT}/${path}`, `${folder}/${path}`);
  }
  await Deno.writeTextFile(`${folder}/right.ts`, RIGHT);
  for (const name of names) await Deno.writeTextFile(`${folder}/${fileOf(name)}`, MISTAKES[name]);
  const files = ["right.ts", ...names.map(fileOf)];
  ours = await typeErrors(files.map((file) => `${folder}/${file}`));
  const options = { cwd: folder, env: { NO_COLOR: "1" } };
  denos = (await output(Deno.execPath(), ["check", "--quiet", ...files], options)).text;
});
afterAll(() => Deno.remove(folder, { recursive: true }));

test.each(names)("%s is found, as by Deno", (name) => {
  expect.soft(denos).toContain(`/${fileOf(name)}`);
  expect.soft(ours).toContain(`/${fileOf(name)}(`);
});

test("neither finds a mistake in a module without one", () => {
  expect(denos).not.toMatch(/right\.ts:\d/);
  expect(ours).not.toContain("/right.ts(");
});
