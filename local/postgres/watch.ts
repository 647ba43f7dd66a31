/** Notices that PostgreSQL has ended without being asked. */
import { commandOf } from "../process/processes.ts";
import type { Cluster } from "./cluster.ts";
import { runningPid } from "./control.ts";

/** Calls `onLost` once, with a sentence that says so; answers how to stop watching. */
export function watchCluster(
  { dataDir, logFile }: Cluster,
  onLost: (why: string) => void,
  everyMs = 1000,
): () => void {
  const pid = runningPid(dataDir);
  const timer = setInterval(() => {
    if (pid !== undefined && commandOf(pid) !== undefined) return;
    clearInterval(timer);
    onLost(`PostgreSQL (process ${pid}) has ended, so the stack ends too; see ${logFile}.`);
  }, everyMs);
  Deno.unrefTimer(timer as unknown as number);
  return () => clearInterval(timer);
}
