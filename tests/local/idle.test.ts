import { expect, onTestFinished, test } from "vitest";
import { dropCluster } from "../../local/postgres/cluster.ts";
import { runningPid } from "../../local/postgres/server.ts";
import { findInstallation } from "../../local/postgres/installation.ts";
import { output } from "../../local/process/processes.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { scratchFolder, scratchPort, waitFor } from "./scratch.ts";

/** docs/local-stack.md has the parts. Node's own program is not counted: npm has it in memory too. */
const MOST_MB = 200;

/** In kB. Pages of a program are counted once, also where another stack of this machine shares them. */
function memoryOf(pid: number | string) {
  const read = (file: string) => Deno.readTextFileSync(`/proc/${pid}/${file}`);
  const field = (text: string, name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)![1]);
  const [status, shares] = [read("status"), read("smaps_rollup")];
  return {
    own: field(status, "RssAnon") + field(shares, "Pss_Shmem"),
    program: field(status, "RssFile"),
  };
}

const childrenOf = async (pid: number) =>
  (await output("pgrep", ["-P", String(pid)])).stdout.trim().split(/\s+/);

test.runIf(Deno.build.os === "linux")(
  "after its first start an idle stack takes at most 200 MB",
  async () => {
    const folder = await scratchFolder();
    const port = await scratchPort(folder);
    const script = `${folder}/stack.ts`;
    Deno.writeTextFileSync(
      script,
      `import { startStack } from "${PROJECT_ROOT}/local/stack/start.ts";
     import { onShutdown } from "${PROJECT_ROOT}/local/process/signals.ts";
     const stack = await startStack({ port: ${port}, fresh: true, say: () => {}, state: "${folder}" });
     onShutdown(() => stack.stop());
     console.log("READY");`,
    );
    const args = [`${PROJECT_ROOT}/local/deno.mjs`, "--omit=dev", "run", "-A"];
    const launcher = new Deno.Command("node", {
      args: [...args, "--config", `${PROJECT_ROOT}/deno.json`, script],
      cwd: PROJECT_ROOT,
      // Without what an earlier start compiled.
      env: { DENO_DIR: `${folder}/cache` },
      stdout: "piped",
      stderr: "null",
    }).spawn();
    const dataDir = `${folder}/${port}/postgres`;
    onTestFinished(async () => {
      launcher.kill("SIGTERM");
      await launcher.status;
      await dropCluster(dataDir);
      await Deno.remove(folder, { recursive: true });
    });
    await waitFor(launcher.stdout, "READY");
    const megabytes = async () => {
      const server = runningPid(findInstallation(dataDir).dataDir)!;
      const database = [server, ...await childrenOf(server)].map(memoryOf);
      const [deno] = (await childrenOf(launcher.pid)).map(memoryOf);
      const own = [memoryOf(launcher.pid), deno!, ...database].reduce(
        (sum, { own }) => sum + own,
        0,
      );
      const programs = deno!.program + Math.max(...database.map(({ program }) => program));
      return Math.round((own + programs) / 1024);
    };
    await expect.poll(megabytes, { timeout: 90_000, interval: 1000 }).toBeLessThanOrEqual(MOST_MB);
  },
  180_000,
);
