/** `npm run verify` runs a check again after a change of anything that it reads. */
import { dirname, normalize } from "node:path/posix";
import { expect, test } from "vitest";
import { checksOf } from "../../tools/verify/checks.ts";
import { SLOW } from "../../tools/verify/slow_tests.ts";
import {
  changedFiles,
  digestOf,
  isRead,
  readTree,
  rememberPassed,
} from "../../tools/verify/unchanged.ts";
import { exists, filesBelow, read, ROOT } from "../conventions/project.ts";

const IMPORT = /(?:from|import\()\s*"(\.[^"]+)"|^import\s*"(\.[^"]+)"/gm;

/** The files with all that they import, directly or not. */
function withImports(files: readonly string[], { types = false } = {}): string[] {
  const found = new Set(files);
  for (const file of found) {
    // A module that a test writes, or imports by a name that it makes, is none of the project's.
    if (!file.endsWith(".ts") || !exists(file)) {
      if (!exists(file)) found.delete(file);
      continue;
    }
    const text = types ? read(file) : read(file).replace(/^import type [^;]*;/gm, "");
    for (const [, from, bare] of text.matchAll(IMPORT)) {
      found.add(normalize(`${dirname(file)}/${from ?? bare}`));
    }
  }
  return [...found];
}

/** What vitest runs before a test file. */
const ALWAYS = [".vitest.ts", "tests/support/global.ts", "tests/support/process_state.ts"];

test.each(SLOW)("everything that the tests of $name import is among what they are said to read", ({
  tests,
  reads,
}) => {
  const imported = withImports([...ALWAYS, ...tests]);
  expect(imported).toContain("local/postgres/clone.ts");
  expect(imported.filter((file) => !isRead(file, reads)), "say so in slow_tests.ts").toEqual([]);
});

test("every test of the database is in one of the groups, each once", () => {
  const grouped = SLOW.flatMap(({ tests }) => tests);
  expect(grouped.filter((file, at) => grouped.indexOf(file) !== at || !exists(file))).toEqual([]);
  const all = filesBelow("tests/database").filter((file) => file.endsWith(".test.ts"));
  expect(all.filter((file) => !grouped.includes(file)), "add it to slow_tests.ts").toEqual([]);
});

test("what looks at each file by itself looks again at those that changed, and at all after a change of its rules", async () => {
  const [name, passed] = ["planted", `${ROOT}/.local/verify/unchanged/planted`];
  const [each, file] = [
    { files: /\.ts$/, rules: ["tests/README.md"] },
    "tests/local/verify.test.ts",
  ];
  const check = { name, reads: ["tests/local"], each };
  const tree = (await readTree())!;
  const after = (path: string, hash: string) =>
    changedFiles(check, new Map([...tree, [path, hash]]));
  expect(changedFiles(check, tree), "nothing has passed").toBeUndefined();
  try {
    await rememberPassed([check], tree);
    expect(changedFiles(check, tree)).toEqual([]);
    expect(changedFiles(check, undefined), "in CI").toBeUndefined();
    expect(after(file, "other")).toEqual([file]);
    expect(after("tests/local/new.ts", "new")).toEqual(["tests/local/new.ts"]);
    expect(after(file, "deleted")).toEqual([]);
    expect(after("tests/local/notes.md", "new"), "no file of its kind").toEqual([]);
    expect(after("shared/new.ts", "new"), "no file that it reads").toEqual([]);
    for (const path of ["tests/README.md", "deno.json", "tools/verify.ts"]) {
      expect(after(path, "other"), path).toBeUndefined();
    }
  } finally {
    for (const path of [passed, `${passed}.files.json`]) await Deno.remove(path);
  }
});

const settings = (file: string) => JSON.parse(read(file));
const readsOf = (name: string) => checksOf(undefined).find((check) => check.name === name)!.reads!;

test.each([
  ["lint and layers", settings("deno.json").lint.include],
  ["format", settings("deno.json").fmt.include],
  ["types, as editors see them", settings("tsconfig.json").include],
  [
    "types, as Deno sees them",
    settings("tools/verify/tsconfig.json").include
      .map((pattern: string) => pattern.replace("../../../", "")),
  ],
  [
    "dead code",
    [settings("package.json").knip].flatMap(({ entry, project }) => [...entry, ...project]),
  ],
])(
  "what the configuration of the check %s names is among what it is said to read",
  (name, names) => {
    const places = (names as string[]).map((pattern) => pattern.replace(/\/?(\*|\{).*$/, ""));
    expect(places.length).toBeGreaterThan(3);
    expect(places.filter((place) => !isRead(place, readsOf(name)))).toEqual([]);
  },
);

test.each([
  [
    "types, as Deno sees them",
    ["functions", "shared", "local", "tools", "tests", "bench"].flatMap(filesBelow),
  ],
  ["types, as the platform's Deno sees them", filesBelow("functions")],
])("what the code of the check %s imports is among what it is said to read", (name, files) => {
  const sources = files.filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts"));
  const imported = withImports(sources, { types: true });
  expect(imported.filter((file) => !isRead(file, readsOf(name)))).toEqual([]);
});

test("another text, a new file and a deleted one are changes", async () => {
  const folder = await Deno.makeTempDir();
  const digest = async () => digestOf((await readTree(folder))!, ["sql"]);
  try {
    expect(await readTree(folder), "outside of git nothing is known").toBeUndefined();
    await new Deno.Command("git", { args: ["init", "--quiet"], cwd: folder }).output();
    const digests = [await digest()];
    await Deno.mkdir(`${folder}/sql`);
    for (const text of ["select 1;", "select 2;"]) {
      await Deno.writeTextFile(`${folder}/sql/a.sql`, text);
      digests.push(await digest());
    }
    await Deno.rename(`${folder}/sql/a.sql`, `${folder}/sql/b.sql`);
    digests.push(await digest());
    expect(new Set(digests).size).toBe(4);
    await Deno.remove(`${folder}/sql/b.sql`);
    await Deno.writeTextFile(`${folder}/other.sql`, "select 3;");
    expect(await digest()).toBe(digests[0]);
    await Deno.writeTextFile(`${folder}/package-lock.json`, "{}");
    const locked = await digest();
    expect(locked, "other versions of the tools").not.toBe(digests[0]);
    await Deno.writeTextFile(`${folder}/.gitignore`, "node_modules/");
    await Deno.mkdir(`${folder}/node_modules`);
    await Deno.writeTextFile(`${folder}/node_modules/.package-lock.json`, "{}");
    expect(await digest(), "installed after the lock had changed").not.toBe(locked);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
