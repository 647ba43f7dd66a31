import { join } from "node:path";
import { PROJECT_ROOT } from "../project.ts";
import { output } from "./processes.ts";

/** Runs the Supabase CLI of node_modules, without a terminal. */
export function supabase(
  args: string[],
  { cwd = PROJECT_ROOT, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
) {
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
