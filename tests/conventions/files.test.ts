import { expect, test } from "vitest";
import { exists, filesBelow, namesIn, read } from "./project.ts";

const FOLDERS = ["functions", "shared", "tests", "local", "tools", "bench", "examples", "clients"];
/** Without its packages and its lockfile. */
const PANEL = ["panel/src", "panel/public"];
const GENERATED = [
  "shared/db/types.ts",
  "functions/openapi.json",
  "functions/openapi.d.ts",
  "functions/openapi.promises.json",
  "panel/package-lock.json",
];

const TOP_LEVEL = {
  folders: [...FOLDERS, "docs", "migrations", "panel", "supabase"],
  files: [
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "README.md",
    "SECURITY.md",
    "deno.json",
    "package-lock.json",
    "package.json",
    "tsconfig.json",
  ],
};

const code = [...FOLDERS, ...PANEL, "supabase/schemas"].flatMap(filesBelow)
  .concat(namesIn("panel", "files").map((name) => `panel/${name}`))
  .filter((file) => !GENERATED.includes(file) && !file.startsWith("clients/js/dist/"));

test("no file has a marker of unfinished work", () => {
  const markers = new RegExp("\\b(TO" + "DO|FIX" + "ME|XX" + "X)\\b");
  expect(code.filter((file) => markers.test(read(file)))).toEqual([]);
});

test.each([...FOLDERS, "panel", "supabase/schemas"])("%s has a README", (folder) => {
  expect(exists(`${folder}/README.md`), `make ${folder}/README.md`).toBe(true);
});

test("the top level has only the listed files and folders", () => {
  const ignored = new RegExp(
    `^(?:${read(".gitignore").trim().split("\n").map(asPattern).join("|")})$`,
  );
  const visible = (kind: "files" | "folders") =>
    namesIn(".", kind).filter((name) => !name.startsWith(".") && !ignored.test(name));
  const message = "move it into one of the folders";
  expect(visible("folders").filter((name) => !TOP_LEVEL.folders.includes(name)), message).toEqual(
    [],
  );
  expect(visible("files").filter((name) => !TOP_LEVEL.files.includes(name)), message).toEqual([]);
});

/** The pattern of a line of .gitignore: `*` matches any name, and a final slash is dropped. */
function asPattern(line: string): string {
  return line.replace(/\/$/, "").replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
}
