import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../local/project.ts";
import { waitFor } from "../local/scratch.ts";

/** Processes that were started with this mark in their environment. */
function marked(mark: string): number[] {
  return [...Deno.readDirSync("/proc")].map(({ name }) => Number(name)).filter((pid) => {
    try {
      return pid > 0 && Deno.readTextFileSync(`/proc/${pid}/environ`).includes(mark);
    } catch {
      return false;
    }
  });
}

test.runIf(Deno.build.os === "linux")(
  "SIGTERM to the money proof stops its PostgreSQL",
  async () => {
    const mark = `MARK_${crypto.randomUUID()}`;
    const args = [
      `${PROJECT_ROOT}/local/deno.mjs`,
      "run",
      "-A",
      `${PROJECT_ROOT}/tests/money/run.ts`,
    ];
    const proof = new Deno.Command("node", {
      args: [...args, "--runs", "1000"],
      env: { STOPPED_TEST: mark },
      stdout: "piped",
      stderr: "null",
    }).spawn();
    await waitFor(proof.stdout, "The money proof");
    expect(marked(mark).length).toBeGreaterThan(2);
    proof.kill("SIGTERM");
    await proof.status;
    expect(marked(mark)).toEqual([]);
  },
  60_000,
);
