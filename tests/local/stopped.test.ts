import { join } from "node:path";
import { expect, test } from "vitest";
import { output } from "../../local/process/processes.ts";
import { PROJECT_ROOT } from "../../local/project.ts";

/** The command lines of processes that were started with this mark in their environment. */
function marked(mark: string): string[] {
  return [...Deno.readDirSync("/proc")].flatMap(({ name }) => {
    try {
      const isMarked = Deno.readTextFileSync(`/proc/${name}/environ`).includes(mark);
      return isMarked ? [Deno.readTextFileSync(`/proc/${name}/cmdline`)] : [];
    } catch {
      return [];
    }
  });
}

const PATIENT = { timeout: 30_000 };

test.runIf(Deno.build.os === "linux").each([
  ["the money proof", "tests/money/run.ts --runs 1000"],
  ["a bench", "bench/main.ts browse"],
  ["a tool", "tools/types.ts"],
  ["the tests", "tools/test.ts tests/shared/domain/contacts.test.ts"],
])("SIGTERM to %s stops its PostgreSQL", async (_, command) => {
  const mark = `MARK_${crypto.randomUUID()}`;
  const [file, ...args] = command.split(" ");
  const child = new Deno.Command("node", {
    args: [join(PROJECT_ROOT, "local/deno.mjs"), "run", "-A", join(PROJECT_ROOT, file!), ...args],
    cwd: PROJECT_ROOT,
    env: { STOPPED_TEST: mark },
    stdout: "null",
    stderr: "null",
  }).spawn();
  await expect.poll(() => marked(mark).some((line) => line.includes("bin/postgres")), PATIENT)
    .toBe(true);
  child.kill("SIGTERM");
  await child.status;
  await expect.poll(() => marked(mark), PATIENT).toEqual([]);
}, 60_000);

test.runIf(Deno.build.os === "linux")("no PostgreSQL outlives a set-up that fails", async () => {
  const mark = `MARK_${crypto.randomUUID()}`;
  const code = `
    import process from "node:process";
    import { openTemporary } from "${PROJECT_ROOT}/local/postgres/temporary.ts";
    await openTemporary("test");
    process.exit(1); // As vitest does when a set-up throws.`;
  const how = { cwd: PROJECT_ROOT, env: { STOPPED_TEST: mark } };
  expect((await output(Deno.execPath(), ["eval", code], how)).code).toBe(1);
  await expect.poll(() => marked(mark), PATIENT).toEqual([]);
});
