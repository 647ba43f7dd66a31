/** The functions that a project has before a deployment, to put them back. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { supabase } from "../../local/process/supabase.ts";
import type { Target } from "./target.ts";

export interface Former {
  names: string[];
  /** Its folder supabase/functions has what was downloaded. */
  folder: string;
}

/** Downloads them next to the bundles. */
export async function saveFormer({ ref, cli }: Target, stage: string): Promise<Former> {
  const folder = `${stage}-former`;
  if (existsSync(folder)) await Deno.remove(folder, { recursive: true });
  await Deno.mkdir(join(folder, "supabase", "functions"), { recursive: true });
  const args = ["functions", "download", "--use-api", "--yes", `--remote=${ref}`];
  const { success, stderr } = await supabase([...args, `--workdir=${folder}`], {
    cwd: folder,
    env: cli,
  });
  if (!success) throw new Error(`The Supabase CLI says: ${stderr.trim()}`);
  const names = [...Deno.readDirSync(join(folder, "supabase", "functions"))]
    .map(({ name }) => name)
    .filter((name) => existsSync(join(folder, "supabase", "functions", name, "index.js")))
    .sort();
  const sections = names.map((name) =>
    `[functions.${name}]\nenabled = true\nverify_jwt = false\n` +
    `entrypoint = "./functions/${name}/index.js"\n`
  );
  const config = `project_id = "former"\n\n${sections.join("\n")}`;
  await Deno.writeTextFile(join(folder, "supabase", "config.toml"), config);
  return { names, folder };
}
