import { groupNames } from "../../local/stack/groups.ts";
import { supabase } from "../../local/process/supabase.ts";
import type { Target } from "./target.ts";

interface PruneOptions {
  /** False only lists them. */
  prune: boolean;
  /** Asks a person; false when there is none. */
  ask: (question: string) => boolean;
  say: (line: string) => void;
}

/**
 * Lists the functions that this checkout does not have: of an earlier version, or of another program in the
 * same project. An old one keeps serving its old code with today's secrets until it is removed.
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
  const { success, stdout, stderr } = await supabase(args, { env: cli });
  if (!success) throw new Error(`The project does not list its functions: ${stderr.trim()}`);
  return (JSON.parse(stdout) as { slug: string }[]).map(({ slug }) => slug).sort();
}

async function removeFunction({ ref, cli }: Target, name: string): Promise<void> {
  const args = ["functions", "delete", name, "--yes", `--remote=${ref}`];
  const { success, stderr } = await supabase(args, { env: cli });
  if (!success) throw new Error(`The Supabase CLI did not remove ${name}: ${stderr.trim()}`);
}
