/** `npm run types`: writes shared/db/types.ts, the TypeScript types of tables and functions. */
import { join } from "node:path";
import { PROJECT_ROOT } from "../local/project.ts";
import { withCluster, withDatabase } from "./database.ts";
import { supabase } from "../local/process/supabase.ts";

export const TYPES_FILE = "shared/db/types.ts";

const HEADER = "// Generated from supabase/schemas by `npm run types`. Do not edit.\n" +
  "// deno-lint-ignore-file\n";

/** The text of the types file for the database at this URL. */
export async function typesOf(url: string): Promise<string> {
  const schemas = ["--schema", "api,internal,public,private"];
  const { success, stdout, stderr } = await supabase(
    ["gen", "types", "typescript", `--remote=${url}`, ...schemas],
  );
  const start = stdout.indexOf("export type Json");
  if (!success || start < 0) throw new Error(`supabase gen types failed: ${stdout}${stderr}`);
  return `${HEADER}${stdout.slice(start).trimEnd()}\n`;
}

export async function writeTypes(url: string): Promise<void> {
  await Deno.writeTextFile(join(PROJECT_ROOT, TYPES_FILE), await typesOf(url));
  console.log(`Wrote ${TYPES_FILE}`);
}

if (import.meta.main) {
  await withCluster((cluster) => withDatabase(cluster, ({ api }) => writeTypes(api)));
}
