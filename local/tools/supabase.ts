/** Runs the Supabase CLI that npm installed. */
import { join } from "node:path";
import { CLONE } from "../postgres/binaries.ts";

export interface Said {
  success: boolean;
  stdout: string;
  stderr: string;
}

/** Never waits for an answer: the CLI gets no terminal and an empty stdin. */
export async function supabase(
  args: string[],
  { cwd = CLONE, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Said> {
  const command = new Deno.Command("node", {
    args: [join(CLONE, "node_modules", "supabase", "dist", "supabase.js"), ...args],
    cwd,
    env: {
      NO_COLOR: "1",
      DO_NOT_TRACK: "1",
      SUPABASE_TELEMETRY_DISABLED: "1",
      // The CLI would keep its notes in the home folder.
      SUPABASE_HOME: join(CLONE, "node_modules", ".cache", "supabase"),
      ...env,
    },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  });
  const { success, stdout, stderr } = await command.output();
  const text = new TextDecoder();
  return { success, stdout: text.decode(stdout), stderr: text.decode(stderr) };
}
