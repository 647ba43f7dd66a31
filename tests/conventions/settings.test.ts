import { expect, test } from "vitest";
import { kinds as handled } from "../../functions/jobs/kinds.ts";
import { exampleComments } from "../../tools/deploy/target.ts";
import { configNames, FEATURES, requiredOf, SLICES } from "../../shared/config.ts";
import { exists, read, schemaText } from "./project.ts";

const npm: Record<"dependencies" | "devDependencies", Record<string, string>> = JSON.parse(
  read("package.json"),
);
const versions = { ...npm.dependencies, ...npm.devDependencies };

test("every package is pinned to one version", () => {
  const loose = Object.entries(versions).filter(([, version]) =>
    !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
  );
  expect(loose, "write the exact version, without ^ or ~").toEqual([]);
});

test(".env.example lists every variable that shared/config.ts reads, each with a comment", () => {
  expect(exists(".env.example"), "create .env.example").toBe(true);
  const lines = read(".env.example").split("\n");
  const named = lines.flatMap((line, at) => {
    const [, name] = /^#? ?([A-Z][A-Z0-9_]+)=/.exec(line) ?? [];
    return name ? [{ name, comment: lines[at - 1] ?? "" }] : [];
  });
  expect(named.map(({ name }) => name).sort()).toEqual(configNames());
  const silent = named.filter(({ comment }) => !/^# \S/.test(comment)).map(({ name }) => name);
  expect(silent, "explain it in a comment in the line above").toEqual([]);
});

test(".env.example says of every variable whether it is required, optional, or required for its part", () => {
  const parts = new Set(FEATURES.flatMap(requiredOf));
  const required = new Set(SLICES.flatMap(requiredOf));
  const tagOf = (name: string) =>
    parts.has(name) ? "Required here." : required.has(name) ? "Required." : "Optional.";
  const wrong = [...exampleComments()].filter(([name, comment]) =>
    !comment.startsWith(`${tagOf(name)} `)
  ).map(([name]) => `${name}: ${tagOf(name)}`);
  expect(wrong, "begin the comment with these words").toEqual([]);
});

test(".env.example says of everything required what it is", () => {
  const short = [...exampleComments()].filter(([, comment]) => comment.length < 40);
  expect(short).toEqual([]);
});

/**
 * `private.enqueue_job('<kind>'`, `private.enqueue_nightly('<kind>'`, and in
 * `insert into private.jobs …;` each
 * `select|values ('<kind>'`.
 */
const written = [...schemaText().matchAll(/insert into private\.jobs[^;]*;/g)].join("\n");
const kinds = new Set([
  ...schemaText().matchAll(/private\.enqueue_(?:job|nightly)\(\s*'(\w+)'/g),
  ...written.matchAll(/(?:select|values \()\s*'(\w+)'/g),
].map(([, kind]) => kind!));

test("the search finds kinds of jobs", () => expect(kinds.size).toBeGreaterThan(3));

test.each([...kinds])("job %s has a payload and a handler", (kind) => {
  expect(Object.keys(handled), "add it to functions/jobs/kinds.ts").toContain(kind);
});

test("every handler has a kind of job that SQL enqueues", () => {
  expect(Object.keys(handled).filter((kind) => !kinds.has(kind))).toEqual([]);
});
