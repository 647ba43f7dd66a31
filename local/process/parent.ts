/** Ends this process when the one that started it is gone, so that nothing runs on unseen. */
import { commandOf } from "./processes.ts";

/** `local/deno.mjs` names itself here; without it nobody is watched. */
const VARIABLE = "PRELOVED_PARENT";

/** The process that started us through `local/deno.mjs`, if one did. */
export function parentPid(): number | undefined {
  const pid = Number(Deno.env.get(VARIABLE));
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** Calls `onGone` once when the parent has died, killed without a chance to tell us included. */
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

// Elsewhere than on Windows an orphan gets another parent at once, which no reused number can hide.
function isAlive(parent: number): boolean {
  return Deno.build.os === "windows" ? commandOf(parent) !== undefined : Deno.ppid === parent;
}
