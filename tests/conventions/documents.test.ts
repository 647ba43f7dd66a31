/** Files, commands, routes and settings named in the documents exist. */
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { configNames } from "../../shared/config.ts";
import { endpointsOf, exists, filesBelow, groups, namesIn, read } from "./project.ts";

const FOLDERS = [
  "docs",
  "functions",
  "shared",
  "supabase",
  "tests",
  "local",
  "tools",
  "bench",
  "clients",
  "examples",
];
const documents = [
  ...namesIn(".", "files"),
  ...FOLDERS.flatMap(filesBelow),
  "panel/README.md",
].filter((file) => file.endsWith(".md"));

const routes = new Set<string>();
for (const group of groups()) {
  for (const { method, path } of await endpointsOf(group)) routes.add(`${method} ${shapeOf(path)}`);
}

/** The path with every parameter as `:` and without its query string. */
function shapeOf(path: string): string {
  return path.replace(/\?.*$/, "").replaceAll(/:\w+|\{\w+\}|<[^>]+>/g, ":");
}

/** What a rule finds in each of these documents. */
const found = (files: readonly string[], rule: (text: string, file: string) => string[]) =>
  files.flatMap((file) => rule(read(file), file).map((wrong) => `${file}: ${wrong}`));

test("every relative link has a target", () => {
  const missing = found(
    documents,
    (text, file) =>
      [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)]
        .map(([, to]) => normalize(join(dirname(file), to!))).filter((path) => !exists(path)),
  );
  expect(missing).toEqual([]);
});

test("every link to a heading has its heading", () => {
  const missing = found(
    documents,
    (text, file) =>
      [...text.matchAll(/\]\((?!https?:)([^)#]*\.md)?#([^)]+)\)/g)].filter(([, to, heading]) => {
        const target = to ? normalize(join(dirname(file), to)) : file;
        return exists(target) && !headingsOf(read(target)).has(heading!);
      }).map(([link]) => link),
  );
  expect(missing).toEqual([]);
});

/** As GitHub names them in links. */
function headingsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading!);
  return new Set(
    headings.map((heading) =>
      heading.toLowerCase().replaceAll(/[^\p{L}\p{N}_ -]/gu, "").replaceAll(" ", "-")
    ),
  );
}

/** It names files that its example has yet to create. */
const listed = documents.filter((file) => file !== "docs/endpoint.md");
const FILE =
  /`((?:functions|shared|supabase|migrations|tests|local|tools|bench|clients|examples|panel|docs)\/[\w./-]+)`/g;

test("every file that a document names exists", () => {
  const missing = found(
    listed,
    (text) =>
      [...text.matchAll(FILE)].map(([, path]) => path!.replace(/\/$/, ""))
        .filter((path) => ![path, `${path}.ts`, `${path}.test.ts`].some(exists)),
  );
  expect(missing).toEqual([]);
});

const SOURCE = /`(?:\.\.\/)*([\w./-]+\.(?:ts|tsx|mjs|sql|css|toml))`/g;

test("every source file that a document names by the end of its path exists", () => {
  const files = [...FOLDERS.flatMap(filesBelow), ...filesBelow("panel/src")]
    .concat(namesIn("panel", "files").map((name) => `panel/${name}`), namesIn(".", "files"))
    .map((file) => `/${file}`);
  const missing = found(
    listed,
    (text) =>
      [...text.matchAll(SOURCE)].map(([, path]) => path!)
        .filter((path) =>
          !path.startsWith("dist/") && !files.some((file) => file.endsWith(`/${path}`))
        ),
  );
  expect(missing).toEqual([]);
});

test("every npm script that a document names exists", () => {
  const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
  const missing = found(
    listed,
    (text) =>
      [...text.matchAll(/npm run ([a-z][\w-]*)/g)].map(([, name]) => name!)
        .filter((name) => !scripts.includes(name)),
  );
  expect(missing).toEqual([]);
});

// Documents of the emulators name the emulators' routes.
const ours = listed.filter((file) => !file.startsWith("local/emulators/"));

test("every route that a document names exists", () => {
  const missing = found(
    ours,
    (text) =>
      [...text.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/[^\s`]*)`/g)]
        .filter(([, , path]) => groups().includes(path!.split("/")[1]!.split("?")[0]!))
        .map(([, method, path]) => `${method} ${shapeOf(path!)}`)
        .filter((route) => !routes.has(route)),
  );
  expect(missing).toEqual([]);
});

test("docs/operations.md names every secret", () => {
  const secrets = configNames().filter((name) => /(SECRET|TOKEN|SIGNING_KEY|API_KEY)$/.test(name));
  const text = read("docs/operations.md");
  const silent = secrets.filter((name) => !text.includes(name) && !name.startsWith("SUPABASE_"));
  expect(silent, "add it to the table of docs/operations.md").toEqual([]);
});
