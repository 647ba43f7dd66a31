/** What the operating system says about other processes. */
import { kill } from "node:process";

/** The command line of a living process (on Windows its program); undefined when there is none. */
export function commandOf(pid: number): string | undefined {
  try {
    // Slim containers have /proc and no ps.
    if (Deno.build.os === "linux") {
      return Deno.readTextFileSync(`/proc/${pid}/cmdline`).replaceAll("\0", " ").trim() ||
        undefined;
    }
    const windows = Deno.build.os === "windows";
    const { stdout } = windows
      ? new Deno.Command("tasklist", { args: ["/fi", `PID eq ${pid}`, "/nh"] }).outputSync()
      : new Deno.Command("ps", { args: ["-ww", "-o", "args=", "-p", String(pid)] }).outputSync();
    const said = new TextDecoder().decode(stdout).trim();
    return said.startsWith("INFO:") ? undefined : said || undefined;
  } catch {
    return undefined;
  }
}

/** Asks a process to end, then makes it; true when it is gone. */
export async function endProcess(pid: number, patienceMs: number): Promise<boolean> {
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    try {
      kill(pid, signal);
    } catch {
      return commandOf(pid) === undefined;
    }
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      if (commandOf(pid) === undefined) return true;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  return false;
}
