/** `npm run types`: the TypeScript types of the functions that our code calls, and of the Data API's rows. */
import { join } from "node:path";
import { PROJECT_ROOT } from "../local/project.ts";
import { withCluster, withDatabase } from "./database.ts";
import { printedBySupabase } from "../local/process/supabase.ts";

const HEADER = "// Generated from supabase/schemas by `npm run types`. Do not edit.\n" +
  "// deno-lint-ignore-file\n";

/** The texts of the files for the database at this URL, by path. */
export async function typesOf(url: string): Promise<Record<string, string>> {
  const [functions, enums, clients] = await Promise.all(
    ["api,internal", "private,public", "data_api"].map((schemas) => generate(url, schemas)),
  );
  // Our code reads no table: from the schemas with tables it needs only the values of enumerations.
  const constants = enums!.slice(enums!.indexOf("export const Constants"));
  return {
    "shared/db/types.ts": `${withoutHelpers(functions!).replaceAll(EMPTY, "")}\n${constants}`,
    "clients/js/src/rows.ts": withoutHelpers(clients!).replaceAll(WRITES, ""),
  };
}

/** A schema has no tables, views, enumerations or types that our code reads. */
const EMPTY = /^ +\w+: \{\n +\[_ in never\]: never\n +\}\n/gm;
/** Clients only read the views. */
const WRITES = /^ +(?:ComputedFields: never|(?:Insert|Update): \{\n.*\n +\})\n/gm;

/** The part before the generic helpers, which are for a schema public with tables. */
const withoutHelpers = (text: string): string =>
  `${text.split("\ntype DatabaseWithoutInternals")[0]!.trimEnd()}\n`;

async function generate(url: string, schemas: string): Promise<string> {
  const text = await printedBySupabase(
    ["gen", "types", "typescript", `--remote=${url}`, "--schema", schemas],
  );
  const start = text.indexOf("export type Json");
  if (start < 0) throw new Error(`supabase gen types printed no types: ${text}`);
  return `${HEADER}${text.slice(start).trimEnd()}\n`;
}

export async function writeTypes(url: string): Promise<void> {
  for (const [file, text] of Object.entries(await typesOf(url))) {
    await Deno.writeTextFile(join(PROJECT_ROOT, file), text);
    console.log(`Wrote ${file}`);
  }
}

if (import.meta.main) {
  await withCluster((cluster) => withDatabase(cluster, ({ api }) => writeTypes(api)));
}
