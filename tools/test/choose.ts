/** Which test files a change touches most directly. */
import { dirname, normalize } from "node:path/posix";
import { byWords } from "./by_words.ts";
import type { Choice } from "./choice.ts";

export interface Project {
  /** Paths from the root of all files that can matter. */
  files: readonly string[];
  read(path: string): string;
}

const isTest = (file: string) => /^tests\/(?!rehearsal|browser).*\.test\.ts$/.test(file);

/** Modules that import the whole service: what they import is not touched by each of its files. */
const WHOLE =
  /^(local\/stack\/(apps|services|start)|tests\/support\/(market|contract)|functions\/[\w-]+\/(app|index))\.ts$/;

const LAYOUT = "tests/database/layout.test.ts";
/** These check all files, also where they name some. */
const isRule = (test: string) => test === LAYOUT || test.startsWith("tests/conventions/");
/** What a test reads without importing or naming it. */
const CHECKS: [RegExp, string][] = [
  [/^(?!migrations\/).*\.md$/, "tests/conventions/documents.test.ts"],
  [/^migrations\//, "tests/database/migrations.test.ts"],
  [/^tests\/http\/rows\//, "tests/http/matrix.test.ts"],
  [/^supabase\/schemas\/(roles|owners)\.sql$/, "tests/database/catalog.test.ts"],
];

/** The nearest tests first, each once. */
export function choose(changed: readonly string[], project: Project): Choice[] {
  const tests = project.files.filter(isTest);
  const found = changed.flatMap((file) => choicesOf(file, tests, project));
  const nearest = new Map<string, Choice>();
  for (const choice of found.sort((a, b) => a.distance - b.distance)) {
    if (!nearest.has(choice.test)) nearest.set(choice.test, choice);
  }
  return [...nearest.values()];
}

/** Those that names and imports lead to; where they lead nowhere, what the words of its path are about. */
function choicesOf(file: string, tests: readonly string[], project: Project): Choice[] {
  const known = CHECKS.flatMap(([pattern, test]) =>
    pattern.test(file) ? always(test, file, tests) : []
  );
  const found = byName(file, tests, project);
  const isFound = found.some(({ test }) => !isRule(test)) || known.length > 0;
  return [...known, ...found, ...isFound ? [] : byWords(file, tests)];
}

function byName(file: string, tests: readonly string[], project: Project): Choice[] {
  if (isTest(file)) return [{ test: file, why: "changed itself", distance: 0 }];
  const [, schema, kind, name] = /^supabase\/schemas\/(\w+)\/(\w+)\/(\w+)\.sql$/.exec(file) ?? [];
  if (name) {
    return [
      ...ofSql(schema!, kind!, name, tests, project),
      ...always(LAYOUT, file, tests),
    ];
  }
  const [, group, operation] = /^functions\/([\w-]+)\/([\w-]+)\.ts$/.exec(file) ?? [];
  const imported = /\.(ts|mjs)$/.test(file) ? importers(file, project) : [];
  if (group) return [...ofGroup(group, operation!, file, tests), ...imported];
  const named = mentions(file, tests, project, `names ${file}`, 1);
  return [...imported, ...named];
}

const always = (test: string, file: string, tests: readonly string[]): Choice[] =>
  tests.includes(test) ? [{ test, why: `checks ${file}`, distance: 1 }] : [];

/** The test of the operation's own name, then those of its group. */
function ofGroup(
  group: string,
  operation: string,
  file: string,
  tests: readonly string[],
): Choice[] {
  const folder = `tests/functions/${group}/`;
  return tests.filter((test) => test.startsWith(folder)).map((test) => {
    const own = test.slice(folder.length).startsWith(operation);
    return { test, why: own ? `the test of ${file}` : `its group's`, distance: own ? 0 : 2 };
  });
}

/** An operation's tests by its name; a table's or helper's by who mentions it, directly or through an operation. */
function ofSql(
  schema: string,
  kind: string,
  name: string,
  tests: readonly string[],
  project: Project,
): Choice[] {
  if (schema === "api" && kind === "functions") return ofOperation(name, tests);
  // A name alone can be any word.
  const direct = [
    ...mentions(`${schema}.${name}`, tests, project, `mentions ${schema}.${name}`, 1),
    ...mentions(name, tests, project, `mentions ${name}`, 2),
  ];
  const operations = callers(`${schema}.${name}`, project)
    .filter(({ own }) => own.startsWith("api."));
  const through = operations.flatMap(({ own, level }) =>
    ofOperation(own.slice("api.".length), tests).filter(({ distance }) => distance === 0)
      .map((choice) => ({
        ...choice,
        why: `${choice.why}, which uses ${schema}.${name}`,
        distance: level,
      }))
  );
  return [...direct, ...through];
}

/** SQL functions that use it, directly or through up to two others. */
function callers(name: string, { files, read }: Project): { own: string; level: number }[] {
  const functions = files.flatMap((file) => {
    const [, schema, own] = /^supabase\/schemas\/(\w+)\/functions\/(\w+)\.sql$/.exec(file) ?? [];
    return own ? [{ own: `${schema}.${own}`, text: read(file) }] : [];
  });
  const found = new Map([[name, 0]]);
  for (let level = 1, last = [name]; level <= 3 && last.length > 0; level++) {
    const pattern = new RegExp(`\\b(${last.join("|")})\\b`);
    last = functions.filter(({ own, text }) => !found.has(own) && pattern.test(text))
      .map(({ own }) => own);
    for (const each of last) found.set(each, level);
  }
  found.delete(name);
  return [...found].map(([own, level]) => ({ own, level }));
}

function ofOperation(id: string, tests: readonly string[]): Choice[] {
  const groups = new Set(
    tests.map((test) => /^tests\/functions\/([\w-]+)\//.exec(test)?.[1] ?? ""),
  );
  const group = [...groups].find((each) => each && id.startsWith(`${each.replaceAll("-", "_")}_`));
  if (!group) return [];
  const operation = id.slice(group.length + 1);
  return ofGroup(group, operation, `api.${id}`, tests);
}

function mentions(
  word: string,
  tests: readonly string[],
  { read }: Project,
  why: string,
  distance: number,
): Choice[] {
  const pattern = new RegExp(`(?<![\\w])${word.replace(/[.\\/]/g, "\\$&")}(?![\\w])`);
  return tests.filter((test) => pattern.test(read(test))).map((test) => ({ test, why, distance }));
}

const IMPORT = /(?:from|import\()\s*"(\.[^"]+)"|^import\s*"(\.[^"]+)"/gm;

const graphs = new WeakMap<Project, Map<string, Set<string>>>();

/** What each source imports; read once per project. */
function graphOf(project: Project): Map<string, Set<string>> {
  const known = graphs.get(project);
  if (known) return known;
  const sources = project.files.filter((each) => /\.(ts|mjs)$/.test(each));
  const graph = new Map(sources.map((each) => [
    each,
    new Set(
      [...project.read(each).matchAll(IMPORT)].map(([, from, bare]) =>
        normalize(`${dirname(each)}/${from ?? bare}`)
      ),
    ),
  ]));
  graphs.set(project, graph);
  return graph;
}

/** Tests that import the file, by the number of imports between; not through modules that import everything. */
function importers(file: string, project: Project): Choice[] {
  const importsOf = graphOf(project);
  const sources = [...importsOf.keys()];
  const found: Choice[] = [];
  const seen = new Set([file]);
  let reached = [file];
  for (let distance = 1; distance <= 3 && reached.length > 0; distance++) {
    reached = sources.filter((each) =>
      !seen.has(each) && reached.some((to) => importsOf.get(each)!.has(to))
    );
    for (const each of reached) {
      seen.add(each);
      if (isTest(each)) {
        found.push({
          test: each,
          why: `imports ${file}${distance > 1 ? " through others" : ""}`,
          distance,
        });
      }
    }
    reached = reached.filter((each) => !WHOLE.test(each));
  }
  return found;
}
