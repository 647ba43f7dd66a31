import { join } from "node:path";
import { PROJECT_ROOT } from "../project.ts";
import { output } from "./processes.ts";

interface Where {
  cwd?: string;
  env?: Record<string, string>;
}

/** What the Supabase CLI prints; throws what it says about a failure. */
export async function printedBySupabase(args: string[], where?: Where): Promise<string> {
  const { success, stdout, stderr } = await supabase(args, where);
  if (success) return stdout;
  // Without the options, which may have a password.
  const command = args.slice(0, args.findIndex((arg) => arg.startsWith("-"))).join(" ");
  throw new Error(`supabase ${command} failed: ${stderr.trim() || stdout.trim()}`);
}

/** Runs the Supabase CLI of node_modules, without a terminal. */
export function supabase(args: string[], { cwd = PROJECT_ROOT, env = {} }: Where = {}) {
  const program = join(PROJECT_ROOT, "node_modules", "supabase", "dist", "supabase.js");
  return output("node", [program, ...args], {
    cwd,
    env: {
      NO_COLOR: "1",
      DO_NOT_TRACK: "1",
      SUPABASE_TELEMETRY_DISABLED: "1",
      // By default the CLI writes to the home folder.
      SUPABASE_HOME: join(PROJECT_ROOT, "node_modules", ".cache", "supabase"),
      ...env,
    },
  });
}
