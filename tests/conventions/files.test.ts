import { expect, test } from "vitest";
import { exists, filesBelow, namesIn, read } from "./project.ts";

const FOLDERS = ["functions", "shared", "tests", "local", "bench", "examples", "clients"];
/** Without its packages and its lockfile. */
const PANEL = ["panel/src", "panel/public"];
const GENERATED = [
  "shared/db/types.ts",
  "functions/openapi.json",
  "functions/openapi.d.ts",
  "functions/openapi.promises.json",
  "functions/finance-outbox/events.json",
  "panel/package-lock.json",
];
const MAX_LINES = 200;
const MAX_README_LINES = 40;

const TOP_LEVEL = {
  folders: [...FOLDERS, "docs", "migrations", "panel", "supabase"],
  files: [
    "CONTRIBUTING.md",
    "LICENSE",
    "README.md",
    "deno.json",
    "package-lock.json",
    "package.json",
    "tsconfig.json",
  ],
};

const code = [...FOLDERS, ...PANEL, "supabase/schemas"].flatMap(filesBelow)
  .concat(namesIn("panel", "files").map((name) => `panel/${name}`))
  .filter((file) => !GENERATED.includes(file) && !file.startsWith("clients/js/dist/"));

test("no file has more than 200 lines, no README more than 40", () => {
  const long = code
    .map((file) => ({ file, lines: read(file).trimEnd().split("\n").length }))
    .filter(({ file, lines }) => lines > limitOf(file))
    .map(({ file, lines }) => `${file}: ${lines} lines`);
  expect(long, "split it").toEqual([]);
});

test("no file has a marker of unfinished work", () => {
  const markers = new RegExp("\\b(TO" + "DO|FIX" + "ME|XX" + "X)\\b");
  expect(code.filter((file) => markers.test(read(file)))).toEqual([]);
});

test.each([...FOLDERS, "panel", "supabase/schemas"])(
  "%s has a README of at most 40 lines",
  (folder) => {
    const file = `${folder}/README.md`;
    expect(exists(file), `make ${file}, at most ${MAX_README_LINES} lines`).toBe(true);
    expect(read(file).trimEnd().split("\n").length).toBeLessThanOrEqual(MAX_README_LINES);
  },
);

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

function limitOf(file: string): number {
  return file.endsWith("README.md") ? MAX_README_LINES : MAX_LINES;
}

/** The pattern of a line of .gitignore: `*` matches any name, and a final slash is dropped. */
function asPattern(line: string): string {
  return line.replace(/\/$/, "").replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
}
