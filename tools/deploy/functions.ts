/** The functions of a project before a deployment. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { printedBySupabase } from "../../local/process/supabase.ts";
import { groupNames } from "../../local/stack/groups.ts";
import type { Target } from "./target.ts";

export interface Former {
  names: string[];
  /** The folder with the downloads, in supabase/functions. */
  folder: string;
}

/** Downloads them next to the bundles, for a rollback. */
export async function saveFormer({ ref, cli }: Target, stage: string): Promise<Former> {
  const folder = `${stage}-former`;
  if (existsSync(folder)) await Deno.remove(folder, { recursive: true });
  await Deno.mkdir(join(folder, "supabase", "functions"), { recursive: true });
  const args = ["functions", "download", "--use-api", "--yes", `--remote=${ref}`];
  await printedBySupabase([...args, `--workdir=${folder}`], { cwd: folder, env: cli });
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

interface PruneOptions {
  /** False only lists them. */
  prune: boolean;
  /** Asks a person; false if there is none. */
  ask: (question: string) => boolean;
  say: (line: string) => void;
}

/**
 * Lists functions missing in this checkout: of an earlier version, or of another program in the same project. An old
 * one keeps serving its old code with today's secrets until it is removed.
 */
export async function findOtherFunctions(
  target: Target,
  { prune, ask, say }: PruneOptions,
): Promise<void> {
  const ours = new Set(groupNames());
  const others = (await deployedFunctions(target)).filter((name) => !ours.has(name));
  if (others.length === 0) return;
  say(`NOTE     the project has functions that this checkout lacks: ${others.join(", ")}`);
  if (!prune) {
    say("         They are still served. To be asked about each: npm run deploy -- --prune");
    return;
  }
  for (const name of others) {
    const isWanted = ask(`Remove the function ${name} from project ${target.ref}?`);
    if (isWanted) await removeFunction(target, name);
    say(`${isWanted ? "removed " : "kept    "} ${name}`);
  }
}

async function deployedFunctions({ ref, cli }: Target): Promise<string[]> {
  const args = ["functions", "list", "--output=json", `--remote=${ref}`];
  const listed: { slug: string }[] = JSON.parse(await printedBySupabase(args, { env: cli }));
  return listed.map(({ slug }) => slug).sort();
}

async function removeFunction({ ref, cli }: Target, name: string): Promise<void> {
  const args = ["functions", "delete", name, "--yes", `--remote=${ref}`];
  await printedBySupabase(args, { env: cli });
}
