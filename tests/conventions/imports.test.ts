import { expect, test } from "vitest";
import { circles, importsOf, reachable, readGraph } from "./imports.ts";
import { groups } from "./project.ts";

const graph = readGraph([
  "functions",
  "shared",
  "local",
  "tools",
  "tests",
  "bench",
  "examples",
  "clients",
  "panel/src",
]);

const reachedBy = new Map(
  groups().map((group) => {
    const starts = ["index.ts", "app.ts"].map((name) => `functions/${group}/${name}`);
    return [group, reachable(graph, starts)];
  }),
);

const shared = [...graph.keys()].filter((file) => file.startsWith("shared/"));

test("every file in shared/ is used by at least two groups", () => {
  const misplaced = shared.map((file) => ({
    file,
    users: groups().filter((group) => reachedBy.get(group)!.has(file)),
  })).filter(({ users }) => users.length < 2).map(({ file, users }) =>
    users.length === 1
      ? `${file} is used by ${users[0]} only: move it into functions/${users[0]}/`
      : `${file} is used by no group: move it into local/ or tests/, or delete it`
  );
  expect(misplaced).toEqual([]);
});

test("no circular imports", () => {
  expect(circles(graph), "move the code that both need to a third file").toEqual([]);
});

test("the graph sees every kind of import", () => {
  const text = [
    'import { a } from "./a.ts";',
    'import type {\n  B,\n} from "../b.ts";',
    'export * from "./c.ts";',
    'import "./d.ts";',
    'const e = await import("./e/e.ts");',
    'import * as z from "zod";',
  ].join("\n");
  expect(importsOf("shared/x/y.ts", text)).toEqual([
    "shared/x/a.ts",
    "shared/b.ts",
    "shared/x/c.ts",
    "shared/x/d.ts",
    "shared/x/e/e.ts",
  ]);
  const known = reachedBy.get("orders")!;
  for (const file of ["shared/db/client.ts", "shared/errors.ts", "shared/providers/xendit.ts"]) {
    expect(known).toContain(file);
  }
});

test("a circular import is reported with all its files", () => {
  const graph = new Map([["a", ["b", "d"]], ["b", ["c"]], ["c", ["b"]], ["d", []]]);
  expect(circles(graph)).toEqual(["b -> c -> b"]);
  expect(reachable(graph, ["b"])).toEqual(new Set(["b", "c"]));
});
