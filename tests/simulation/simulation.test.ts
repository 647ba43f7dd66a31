import { expect, test } from "vitest";
import { output } from "../../local/process/processes.ts";
import { PROJECT_ROOT } from "../../local/project.ts";

async function simulate(...args: string[]): Promise<string[]> {
  const run = ["run", "-A", "tests/simulation/run.ts", ...args];
  return (await output(Deno.execPath(), run, { cwd: PROJECT_ROOT })).text.split("\n");
}

test("every promise holds in a run that a seed decides, and the same seed has the same log", async () => {
  expect(await simulate("--seed", "1", "--repeat", "2")).toEqual([
    expect.stringMatching(/^seed 1: \d{4} lines \([0-9a-f]{12}\), \d{2,} faults$/),
  ]);
});

test("it finds a claimed job that counts as done", async () => {
  expect((await simulate("--bugs", "--only", "finished before"))[0]).toMatch(/^found in run 1/);
});
