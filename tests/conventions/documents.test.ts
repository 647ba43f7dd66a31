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

test.each(documents)("%s: every relative link has a target", (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)];
  const missing = links.map(([, to]) => normalize(join(dirname(file), to!)))
    .filter((path) => !exists(path));
  expect(missing, `fix the links of ${file}`).toEqual([]);
});

test.each(documents)("%s: every link to a heading has its heading", (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]*\.md)?#([^)]+)\)/g)];
  const missing = links.filter(([, to, heading]) => {
    const target = to ? normalize(join(dirname(file), to)) : file;
    return exists(target) && !headingsOf(read(target)).has(heading!);
  });
  expect(missing.map(([link]) => link), `fix the links of ${file}`).toEqual([]);
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

test.each(listed)("%s: every file it names exists", (file) => {
  const named = [
    ...read(file).matchAll(
      /`((?:functions|shared|supabase|migrations|tests|local|bench|clients|panel|docs)\/[\w./-]+)`/g,
    ),
  ].map(([, path]) => path!.replace(/\/$/, ""));
  const missing = named.filter((path) => ![path, `${path}.ts`, `${path}.test.ts`].some(exists));
  expect(missing, `fix ${file}`).toEqual([]);
});

test.each(listed)("%s: every npm script it names exists", (file) => {
  const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
  const named = [...read(file).matchAll(/npm run ([a-z][\w-]*)/g)].map(([, name]) => name!);
  expect(named.filter((name) => !scripts.includes(name)), `fix ${file}`).toEqual([]);
});

// Documents of the emulators name the emulators' routes.
const ours = listed.filter((file) => !file.startsWith("local/emulators/"));

test.each(ours)("%s: every route it names exists", (file) => {
  const named = [...read(file).matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/[^\s`]*)`/g)]
    .filter(([, , path]) => groups().includes(path!.split("/")[1]!.split("?")[0]!))
    .map(([, method, path]) => `${method} ${shapeOf(path!)}`);
  expect(named.filter((route) => !routes.has(route)), `fix ${file}`).toEqual([]);
});

test("docs/operations.md names every secret", () => {
  const secrets = configNames().filter((name) => /(SECRET|TOKEN|SIGNING_KEY|API_KEY)$/.test(name));
  const text = read("docs/operations.md");
  const silent = secrets.filter((name) => !text.includes(name) && !name.startsWith("SUPABASE_"));
  expect(silent, "add it to the table of docs/operations.md").toEqual([]);
});
