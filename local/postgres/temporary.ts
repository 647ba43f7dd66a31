/** Servers of tests, tools and benches: none outlives its process. */
import { statfsSync } from "node:fs";
import process from "node:process";
import { type Cluster, type ClusterOptions, dropCluster, startCluster } from "./cluster.ts";
import { runningPid } from "./server.ts";
import { choosePort } from "../process/ports.ts";
import { onShutdown } from "../process/signals.ts";

export interface TemporaryCluster {
  cluster: Cluster;
  /** The folder of this server alone. */
  folder: string;
  /** Stops the server and removes its folder. */
  close(): Promise<void>;
}

interface TemporaryOptions {
  durable?: boolean;
  /** Creates the certificate of a hosted server in this folder. */
  hosted?: (folder: string) => Promise<NonNullable<ClusterOptions["hosted"]>>;
}

/** Starts a server in a new folder `preloved-<purpose>-…`, in memory unless commits are durable. */
export async function openTemporary(
  purpose: string,
  { durable = false, hosted }: TemporaryOptions = {},
): Promise<TemporaryCluster> {
  const memory = durable ? undefined : memoryFolder();
  const folder = await Deno.makeTempDir({
    prefix: `preloved-${purpose}-`,
    ...memory && { dir: memory },
  });
  if (Deno.build.os !== "windows") await Deno.chmod(folder, 0o755);
  const dataDir = `${folder}/postgres`;
  let closing: Promise<void> | undefined;
  const close = () =>
    closing ??= (async () => {
      await dropCluster(dataDir);
      await Deno.remove(folder, { recursive: true });
      open.delete(dataDir);
    })();
  closeAllOnExit();
  open.set(dataDir, close);
  try {
    const where = { folder, stackPort: 0, purpose, rememberIn: `${folder}/port` };
    const port = await choosePort(where);
    const cluster = await startCluster({
      dataDir,
      port,
      durable,
      ...hosted && { hosted: await hosted(folder) },
    });
    return { cluster, folder, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Where Linux keeps files in memory. */
const MEMORY = "/dev/shm";
/** Room for several copies of the template, their log of changes, and the largest test's rows. */
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * A folder in memory for temporary databases, if there is room; undefined means the usual folder for temporary files.
 * In memory, copying a database of a thousand files costs a tenth of the time.
 */
function memoryFolder(): string | undefined {
  if (Deno.build.os !== "linux" || Deno.env.has("TMPDIR")) return undefined;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? MEMORY : undefined;
  } catch {
    return undefined;
  }
}

const open = new Map<string, () => Promise<void>>();
let isRegistered = false;

function closeAllOnExit(): void {
  if (isRegistered) return;
  isRegistered = true;
  onShutdown(async () => {
    await Promise.all([...open.values()].map((close) => close()));
  });
  // After a failed set-up, vitest ends the process without a tear-down.
  process.on("exit", () => {
    for (const dataDir of open.keys()) {
      const pid = runningPid(dataDir);
      if (pid !== undefined) Deno.kill(pid, "SIGQUIT");
    }
  });
}
