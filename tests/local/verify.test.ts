/** `npm run verify` runs the migrations' tests again after a change of anything that they read. */
import { dirname, normalize } from "node:path/posix";
import { expect, test } from "vitest";
import { digestOf, READ_BY_SLOW, SLOW } from "../../local/tools/verify/unchanged.ts";
import { read } from "../conventions/project.ts";

const IMPORT = /(?:from|import\()\s*"(\.[^"]+)"|^import\s*"(\.[^"]+)"/gm;

/** The files with all that they import, directly or not; types have no effect. */
function withImports(files: string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    const text = read(file).replace(/^import type [^;]*;/gm, "");
    for (const [, from, bare] of text.matchAll(IMPORT)) {
      found.add(normalize(`${dirname(file)}/${from ?? bare}`));
    }
  }
  return found;
}

test("everything that the slow tests import is among what they are said to read", () => {
  const imported = [...withImports([...SLOW, "tests/support/global.ts"])];
  expect(imported).toContain("local/tools/export.ts");
  const unknown = imported.filter((file) =>
    !READ_BY_SLOW.some((path) => file === path || file.startsWith(`${path}/`))
  );
  expect(unknown, "add them to READ_BY_SLOW").toEqual([]);
});

test("another text, a new file and a deleted one are changes", async () => {
  const folder = await Deno.makeTempDir();
  try {
    expect(await digestOf(["sql"], folder), "outside of git nothing is known").toBeUndefined();
    await new Deno.Command("git", { args: ["init", "--quiet"], cwd: folder }).output();
    const digests = [await digestOf(["sql"], folder)];
    await Deno.mkdir(`${folder}/sql`);
    for (const text of ["select 1;", "select 2;"]) {
      await Deno.writeTextFile(`${folder}/sql/a.sql`, text);
      digests.push(await digestOf(["sql"], folder));
    }
    await Deno.rename(`${folder}/sql/a.sql`, `${folder}/sql/b.sql`);
    digests.push(await digestOf(["sql"], folder));
    expect(new Set(digests).size).toBe(4);
    await Deno.remove(`${folder}/sql/b.sql`);
    await Deno.writeTextFile(`${folder}/other.sql`, "select 3;");
    expect(await digestOf(["sql"], folder)).toBe(digests[0]);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
