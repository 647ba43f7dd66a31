/** What may be done to a PostgreSQL data folder: make it, start it, look who runs it, stop it. */
import { join } from "node:path";
import { exists } from "./binaries.ts";
import { createSecret } from "./passwords.ts";
import type { Place } from "./place.ts";
import { commandOf } from "../process/processes.ts";

/** What one program run left behind. */
interface Outcome {
  success: boolean;
  said: string;
}

export const logOf = (place: Place) => `${place.dataDir}.log`;

async function run(place: Place, program: string, args: string[]): Promise<Outcome> {
  const { success, stdout, stderr } = await new Deno.Command(program, {
    args,
    uid: place.owner?.uid,
    gid: place.owner?.gid,
    cwd: place.owner ? "/" : undefined,
    env: { LC_ALL: "", LANG: "C", LC_MESSAGES: "C" },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).output();
  const text = new TextDecoder();
  return { success, said: (text.decode(stderr) + text.decode(stdout)).trim() };
}

/** Creates the data folder; a creation that was cut short leaves nothing that looks finished. */
export async function initialise(place: Place, durable: boolean): Promise<void> {
  const draft = `${place.dataDir}.new`;
  if (exists(draft)) Deno.removeSync(draft, { recursive: true });
  Deno.mkdirSync(draft, { mode: 0o700 });
  if (place.owner) Deno.chownSync(draft, place.owner.uid, place.owner.gid);
  const passwordFile = createSecret(place.dataDir, place.owner);
  const outcome = await run(place, place.binaries.initdb, [
    `--pgdata=${draft}`,
    "--username=supabase_admin",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    `--lc-ctype=${await characterClasses()}`,
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
    ...(durable ? [] : ["--no-sync"]),
  ]);
  if (!outcome.success) throw new Error(explain("PostgreSQL could not be set up", outcome.said));
  Deno.renameSync(draft, place.dataDir);
}

// Text search asks the operating system what is a letter, and under plain C "é" is none.
async function characterClasses(): Promise<string> {
  try {
    const { stdout } = await new Deno.Command("locale", { args: ["-a"], stderr: "null" }).output();
    const known = new TextDecoder().decode(stdout).split("\n").map((line) => line.trim());
    return known.find((name) => /^(C|en_US)\.utf-?8$/i.test(name)) ?? "C";
  } catch {
    return "C";
  }
}

/** Starts the server apart from our own process group, so that Ctrl-C reaches only us. */
export async function startServer(place: Place): Promise<void> {
  const log = logOf(place);
  Deno.writeTextFileSync(log, "");
  if (place.owner) Deno.chownSync(log, place.owner.uid, place.owner.gid);
  const args = ["start", "-D", place.dataDir, "-l", log, "-w", "-t", "120", "-s"];
  for (let tries = 0;; tries++) {
    const outcome = await run(place, place.binaries.pgCtl, args);
    if (outcome.success) return;
    const said = lastLines(log) || outcome.said;
    // The children of a server that was killed notice it and end, but not in the same instant.
    const childrenLinger = /pre-existing shared memory block/.test(said);
    if (!childrenLinger || tries === 50) throw new Error(explain("PostgreSQL did not start", said));
    await new Promise((done) => setTimeout(done, 200));
    Deno.writeTextFileSync(log, "");
  }
}

/** Ends the server politely, then not; true when nothing runs any more. */
export async function stopServer(place: Place): Promise<boolean> {
  if (runningPid(place.dataDir) === undefined) return true;
  const stop = (mode: string, seconds: number) =>
    run(place, place.binaries.pgCtl, [
      "stop",
      "-D",
      place.dataDir,
      "-m",
      mode,
      "-w",
      "-t",
      `${seconds}`,
      "-s",
    ]);
  if ((await stop("fast", 20)).success) return true;
  return (await stop("immediate", 10)).success || runningPid(place.dataDir) === undefined;
}

/** The process that serves this data folder, if one lives. */
export function runningPid(dataDir: string): number | undefined {
  const file = join(dataDir, "postmaster.pid");
  if (!exists(file)) return undefined;
  const pid = Number(Deno.readTextFileSync(file).split("\n")[0]);
  if (pid > 0 && servesFolder(pid, dataDir)) return pid;
  // After a reboot the number may belong to a stranger, and PostgreSQL would wait for its end.
  Deno.removeSync(file);
  return undefined;
}

function servesFolder(pid: number, dataDir: string): boolean {
  const command = commandOf(pid);
  // Windows tells the program's name and not its arguments.
  const sameFolder = Deno.build.os === "windows" || command?.includes(dataDir);
  return Boolean(command?.includes("postgres") && sameFolder);
}

function lastLines(file: string): string {
  return exists(file) ? Deno.readTextFileSync(file).trim().split("\n").slice(-12).join("\n") : "";
}

/** One sentence for the causes people meet, and the server's own last words. */
export function explain(what: string, said: string): string {
  if (/No space left on device|ENOSPC/i.test(said)) {
    return `${what}: the disk is full. Free some space and start again.\n${said}`;
  }
  if (/shared memory.*(No space|Cannot allocate)|out of memory/i.test(said)) {
    return `${what}: not enough memory.\n${said}`;
  }
  if (/Address already in use/i.test(said)) return `${what}: its port is taken.\n${said}`;
  return `${what}. Its last words:\n${said}`;
}
