import { output } from "../local/process/processes.ts";
import { PROJECT_ROOT } from "../local/project.ts";

export async function git(...args: string[]): Promise<string> {
  const { success, stdout, text } = await output("git", args, { cwd: PROJECT_ROOT });
  if (!success) throw new Error(`git ${args.join(" ")}: ${text}`);
  return stdout.trim();
}

/** The tag of the last release. */
export const lastRelease = (): Promise<string | undefined> =>
  git("describe", "--tags", "--abbrev=0").catch(() => undefined);
