import { commandOf } from "./processes.ts";

/** Set by `local/deno.mjs` to its own process id. */
const VARIABLE = "PRELOVED_PARENT";

export function parentPid(): number | undefined {
  const pid = Number(Deno.env.get(VARIABLE));
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** Calls `onGone` once when the parent has ended, even by SIGKILL. */
export function watchParent(onGone: () => void, everyMs = 500): () => void {
  const parent = parentPid();
  if (parent === undefined) return () => {};
  const timer = setInterval(() => {
    if (isAlive(parent)) return;
    clearInterval(timer);
    onGone();
  }, everyMs);
  Deno.unrefTimer(timer as unknown as number);
  return () => clearInterval(timer);
}

// Except on Windows an orphan gets another parent at once, so a reused process id is no problem.
function isAlive(parent: number): boolean {
  return Deno.build.os === "windows" ? commandOf(parent) !== undefined : Deno.ppid === parent;
}
