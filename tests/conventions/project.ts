/** The project's files, for the tests in this folder. */
import { join } from "node:path";
import { PROJECT_ROOT } from "../../local/project.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";

/** A file's text, by its path from the root. */
export const read = (path: string): string => Deno.readTextFileSync(join(PROJECT_ROOT, path));

export function exists(path: string): boolean {
  try {
    return Boolean(Deno.statSync(join(PROJECT_ROOT, path)));
  } catch {
    return false;
  }
}

/** Names directly inside a folder, sorted; none when there is no such folder. */
export function namesIn(folder: string, kind: "files" | "folders"): string[] {
  if (!exists(folder)) return [];
  return [...Deno.readDirSync(join(PROJECT_ROOT, folder))]
    .filter(({ isDirectory }) => isDirectory === (kind === "folders"))
    .map(({ name }) => name).sort();
}

/** Every file below a folder, as paths from the root. */
export function filesBelow(folder: string): string[] {
  return [
    ...namesIn(folder, "files").map((name) => `${folder}/${name}`),
    ...namesIn(folder, "folders").flatMap((name) => filesBelow(`${folder}/${name}`)),
  ];
}

/** The groups: folders of functions/ that hold anything. */
export const groups = (): string[] =>
  namesIn("functions", "folders").filter((group) => filesBelow(`functions/${group}`).length > 0);

/** The endpoints that a group's app.ts serves; none while there is no such file. */
export async function endpointsOf(group: string): Promise<readonly Endpoint[]> {
  if (!exists(`functions/${group}/app.ts`)) return [];
  const app: { endpoints: readonly Endpoint[] } = await import(
    `${PROJECT_ROOT}/functions/${group}/app.ts`
  );
  return app.endpoints;
}

export const SCHEMAS = "supabase/schemas";

/** Paths of the schema files, from the root. */
export const schemaFiles = (): string[] =>
  filesBelow(SCHEMAS).filter((file) => file.endsWith(".sql"));

/** The schema files' SQL, one string. */
export const schemaText = (): string => schemaFiles().map(read).join("\n");

/** Names of the functions that the files create in a schema. */
export function sqlFunctions(schema: string): Set<string> {
  return new Set(
    namesIn(`${SCHEMAS}/${schema}/functions`, "files").map((name) => name.replace(/\.sql$/, "")),
  );
}
