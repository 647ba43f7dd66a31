/** Functions that a project has and this checkout lacks, listed and removed by the real CLI. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findOtherFunctions } from "../../tools/deploy/functions.ts";
import type { Target } from "../../tools/deploy/target.ts";
import { openPlatform } from "../rehearsal/platform.ts";
import type { Platform } from "../rehearsal/platform.ts";

const REF = "abcdefghijklmnopqrst";
let platform: Platform;
let target: Target;
beforeAll(async () => {
  platform = await openPlatform(REF, "{}");
  const { url, cli } = platform;
  target = { ref: REF, url, cli, databaseUrl: "", secrets: {} };
});
afterAll(() => platform.close());
beforeEach(() => {
  for (const name of ["gift", "orders", "newsletter"]) {
    platform.deployed.set(name, { name, files: [], digest: "" });
  }
});

async function find(prune: boolean, answers: Record<string, boolean> = {}) {
  const [said, asked]: [string[], string[]] = [[], []];
  const ask = (question: string) => {
    asked.push(question);
    return Object.entries(answers).some(([name, yes]) => yes && question.includes(` ${name} `));
  };
  await findOtherFunctions(target, { prune, ask, say: (line) => said.push(line) });
  return { said: said.join("\n"), asked, left: [...platform.deployed.keys()].sort() };
}

test("functions that this checkout lacks are listed with how to remove them, and stay", async () => {
  const { said, asked, left } = await find(false);
  expect(said).toContain("this checkout lacks: gift, newsletter\n");
  expect(said).toContain("npm run deploy -- --prune");
  expect(asked).toEqual([]);
  expect(left).toEqual(["gift", "newsletter", "orders"]);
});

test("--prune asks about each, and removes only those that were confirmed", async () => {
  const { said, asked, left } = await find(true, { gift: true });
  expect(asked).toEqual([
    `Remove the function gift from project ${REF}?`,
    `Remove the function newsletter from project ${REF}?`,
  ]);
  expect(left).toEqual(["newsletter", "orders"]);
  expect(said).toMatch(/removed +gift\nkept +newsletter/);
});

test("a project that does not list its functions is an error", async () => {
  const cli = { ...target.cli, SUPABASE_ACCESS_TOKEN: "none" };
  await expect(findOtherFunctions({ ...target, cli }, { prune: true, ask: () => true, say() {} }))
    .rejects.toThrow("supabase functions list failed");
});
