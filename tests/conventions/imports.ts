import { dirname, normalize } from "node:path/posix";
import { filesBelow, read } from "./project.ts";

/** For each file the project files that it imports, types included. */
export type Graph = ReadonlyMap<string, readonly string[]>;

const IMPORT =
  /^\s*(?:import|export)\b[^"';]*?\bfrom\s*"(\.[^"]+)"|^\s*import\s*"(\.[^"]+)"|\bimport\(\s*"(\.[^"]+)"/gm;

export function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, from, bare, dynamic]) =>
    normalize(`${dirname(file)}/${from ?? bare ?? dynamic}`)
  );
}

export function readGraph(folders: readonly string[]): Graph {
  const files = folders.flatMap(filesBelow).filter((file) => /\.(tsx?|mjs)$/.test(file));
  const known = new Set(files);
  return new Map(
    files.map((file) => [file, importsOf(file, read(file)).filter((to) => known.has(to))]),
  );
}

/** These files and all that they import, directly or indirectly. */
export function reachable(graph: Graph, starts: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...graph.get(file) ?? []);
  }
  return reached;
}

/** One cycle for each group of files that import each other, as `a -> b -> a`. */
export function circles(graph: Graph): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    if (done.has(file)) return;
    const at = path.indexOf(file);
    if (at >= 0) {
      found.push([...path.slice(at), file].join(" -> "));
      return;
    }
    path.push(file);
    for (const to of graph.get(file) ?? []) visit(to);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return found;
}
