import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Installation } from "./installation.ts";
import { createSecret } from "./passwords.ts";
import { commandOf, output } from "../process/processes.ts";

export const logOf = ({ dataDir }: Installation) => `${dataDir}.log`;

const run = ({ owner }: Installation, program: string, args: string[]) =>
  output(program, args, {
    ...(owner ? { uid: owner.uid, gid: owner.gid, cwd: "/" } : {}),
    env: { LC_ALL: "", LANG: "C", LC_MESSAGES: "C" },
  });

/** Creates the data folder. An interrupted creation leaves only `<dataDir>.new`. */
export async function initialise(
  target: Installation,
  { durable, icu }: { durable: boolean; icu: boolean },
): Promise<void> {
  const { dataDir, owner, binaries } = target;
  const draft = `${dataDir}.new`;
  if (existsSync(draft)) Deno.removeSync(draft, { recursive: true });
  Deno.mkdirSync(draft, { mode: 0o700 });
  if (owner) Deno.chownSync(draft, owner.uid, owner.gid);
  const { success, text } = await run(target, binaries.initdb, [
    `--pgdata=${draft}`,
    "--username=supabase_admin",
    `--pwfile=${createSecret(dataDir, owner)}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    `--lc-ctype=${await utf8Locale()}`,
    ...icu
      ? ["--locale-provider=icu", "--icu-locale=en-US"]
      : ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    "--no-instructions",
    ...(durable ? [] : ["--no-sync"]),
  ]);
  if (!success) throw new Error(explain("PostgreSQL could not be initialised", text));
  Deno.renameSync(draft, dataDir);
}

// Text search asks the operating system which characters are letters; in plain C, "é" is not one.
async function utf8Locale(): Promise<string> {
  const { text } = await output("locale", ["-a"]).catch(() => ({ text: "" }));
  return text.split("\n").find((name) => /^(C|en_US)\.utf-?8$/i.test(name)) ?? "C";
}

/** Starts the server in a process group of its own, so that Ctrl-C reaches only our process. */
export async function startServer(target: Installation): Promise<void> {
  const { dataDir, owner, binaries } = target;
  const log = logOf(target);
  for (let tries = 0;; tries++) {
    Deno.writeTextFileSync(log, "", { mode: 0o600 });
    if (owner) Deno.chownSync(log, owner.uid, owner.gid);
    const args = ["start", "-D", dataDir, "-l", log, "-w", "-t", "120", "-s"];
    const { success, text } = await run(target, binaries.pgCtl, args);
    if (success) return;
    const message = Deno.readTextFileSync(log).trim().split("\n").slice(-12).join("\n") || text;
    // The children of a killed server end a moment after it.
    const hasChildren = /pre-existing shared memory block/.test(message);
    if (!hasChildren || tries === 50) throw new Error(explain("PostgreSQL did not start", message));
    await sleep(200);
  }
}

/** Fast shutdown, then an immediate one; true if no server runs any more. */
export async function stopServer(target: Installation): Promise<boolean> {
  const { dataDir, binaries } = target;
  for (const [mode, seconds] of [["fast", "20"], ["immediate", "10"]] as const) {
    if (runningPid(dataDir) === undefined) return true;
    const args = ["stop", "-D", dataDir, "-m", mode, "-w", "-t", seconds, "-s"];
    if ((await run(target, binaries.pgCtl, args)).success) return true;
  }
  return runningPid(dataDir) === undefined;
}

/** The server process of this data folder. */
export function runningPid(dataDir: string): number | undefined {
  const file = join(dataDir, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const pid = Number(Deno.readTextFileSync(file).split("\n")[0]);
  const command = pid > 0 ? commandOf(pid) : undefined;
  // Windows reports the program's name without its arguments.
  const isSameFolder = Deno.build.os === "windows" || command?.includes(dataDir);
  if (command?.includes("postgres") && isSameFolder) return pid;
  // After a reboot another process may have this number, and PostgreSQL would wait for its end.
  Deno.removeSync(file);
  return undefined;
}

/** Calls `onLost` once when the server of this data folder ends; returns a function that stops the watch. */
export function watchServer(
  { dataDir, logFile }: { dataDir: string; logFile: string },
  onLost: (message: string) => void,
  everyMs = 1000,
): () => void {
  const pid = runningPid(dataDir);
  const timer = setInterval(() => {
    if (pid !== undefined && commandOf(pid) !== undefined) return;
    clearInterval(timer);
    onLost(`PostgreSQL (process ${pid}) has ended, so the stack stops; see ${logFile}.`);
  }, everyMs);
  Deno.unrefTimer(timer as unknown as number);
  return () => clearInterval(timer);
}

/** Adds the likely cause to PostgreSQL's own message. */
export function explain(what: string, message: string): string {
  if (/No space left on device|ENOSPC/i.test(message)) {
    return `${what}: the disk is full. Free some space and start again.\n${message}`;
  }
  if (/shared memory.*(No space|Cannot allocate)|out of memory/i.test(message)) {
    return `${what}: not enough memory.\n${message}`;
  }
  if (/Address already in use/i.test(message)) return `${what}: its port is in use.\n${message}`;
  return `${what}. Its last messages:\n${message}`;
}
