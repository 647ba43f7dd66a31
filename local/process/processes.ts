import { kill } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";

/** Runs a program without stdin; `text` is its stderr followed by its stdout. */
export async function output(program: string, args: string[], options: Deno.CommandOptions = {}) {
  const command = new Deno.Command(program, { ...options, args, stdin: "null" });
  const { success, code, stdout, stderr } = await command.output();
  const [out, error] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
  return { success, code, stdout: out!, stderr: error!, text: (error! + out!).trim() };
}

/** The command line of a running process (on Windows its program); undefined without one. */
export function commandOf(pid: number): string | undefined {
  try {
    // Slim containers have /proc and no ps.
    if (Deno.build.os === "linux") {
      const command = Deno.readTextFileSync(`/proc/${pid}/cmdline`);
      return command.replaceAll("\0", " ").trim() || undefined;
    }
    const [program, args] = Deno.build.os === "windows"
      ? ["tasklist", ["/fi", `PID eq ${pid}`, "/nh"]] as const
      : ["ps", ["-ww", "-o", "args=", "-p", String(pid)]] as const;
    const { stdout } = new Deno.Command(program, { args: [...args] }).outputSync();
    const text = new TextDecoder().decode(stdout).trim();
    return text.startsWith("INFO:") ? undefined : text || undefined;
  } catch {
    return undefined;
  }
}

/** SIGTERM, then SIGKILL; true when the process has ended. */
export async function endProcess(pid: number, timeoutMs: number): Promise<boolean> {
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    try {
      kill(pid, signal);
    } catch {
      return commandOf(pid) === undefined;
    }
    for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(50)) {
      if (commandOf(pid) === undefined) return true;
    }
  }
  return false;
}
