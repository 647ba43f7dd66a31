/** `npm test`: all tests, or with `--changed` (`--changed=<commit>`) those that a change touches, as far as 30 seconds go. */
import { join } from "node:path";
import { PROJECT_ROOT } from "../local/project.ts";
import { output } from "../local/process/processes.ts";
import { choose } from "./test/choose.ts";
import type { Choice } from "./test/choice.ts";
import { TEST_ENV } from "./test/environment.ts";

const FOLDERS = [
  "functions",
  "shared",
  "local",
  "tools",
  "tests",
  "supabase",
  "bench",
  "examples",
  "clients",
  "docs",
  "migrations",
];
/** Two at a time, after five seconds until the database's server is ready. */
const BUDGET_S = 2 * 20;
/** The slowest test files, from a run of all; the others take about three seconds each. */
const SECONDS: Record<string, number> = {
  "tests/functions/plans.test.ts": 15,
  "tests/functions/search/plans.test.ts": 25,
  "tests/http/matrix.test.ts": 40,
  "tests/http/fuzz.test.ts": 40,
};
const USUAL_S = 3;

/** As many of the nearest tests as fit; at least one. */
export function fitting(choices: readonly Choice[]): Choice[] {
  let seconds = 0;
  return choices.filter(({ test }, at) => {
    const own = SECONDS[test] ?? (/^tests\/(local|money)\//.test(test) ? 3 * USUAL_S : USUAL_S);
    if (at > 0 && seconds + own > BUDGET_S) return false;
    seconds += own;
    return true;
  });
}

async function git(...args: string[]): Promise<string[]> {
  const { success, stdout, text } = await output("git", args, { cwd: PROJECT_ROOT });
  if (!success) throw new Error(`git ${args.join(" ")}: ${text}`);
  return stdout.split("\n").filter((line) => line !== "");
}

/** Files that differ from a commit and still exist, those not yet in git too. */
async function changedSince(commit: string): Promise<string[]> {
  const known = await git("diff", "--name-only", "--diff-filter=d", commit, "--");
  return [...known, ...await git("ls-files", "--others", "--exclude-standard")];
}

async function chosen(option: string): Promise<string[]> {
  const commit = option.split("=")[1] ?? "HEAD";
  const changed = await changedSince(commit);
  const files = await git("ls-files", "--cached", "--others", "--exclude-standard", ...FOLDERS);
  const texts = new Map<string, string>();
  const read = (path: string) => {
    if (!texts.has(path)) texts.set(path, textOf(path));
    return texts.get(path)!;
  };
  const choices = choose(changed, { files, read });
  const fit = fitting(choices);
  console.log(
    `${changed.length} files differ from ${commit}; they touch ${choices.length} test files.`,
  );
  for (const { test, why } of fit) console.log(`  ${test}  (${why})`);
  const left = choices.filter((choice) => !fit.includes(choice));
  if (left.length > 0) {
    console.log(
      `Left out, because 30 seconds do not suffice: ${left.length}, the nearest ${
        left.slice(0, 3).map(({ test }) => test).join(", ")
      }.`,
    );
  }
  console.log(
    "This is a part, chosen by names and imports. Before merging: npm run verify && npm test\n",
  );
  return fit.map(({ test }) => test);
}

function textOf(path: string): string {
  try {
    return Deno.readTextFileSync(join(PROJECT_ROOT, path));
  } catch {
    return "";
  }
}

if (import.meta.main) {
  const option = Deno.args.find((word) => /^--changed(=|$)/.test(word));
  const tests = option ? await chosen(option) : [];
  if (option && tests.length === 0) Deno.exit(0);
  const vitest = join(PROJECT_ROOT, "node_modules/vitest/vitest.mjs");
  const args = ["run", "-A", vitest, "run", "--config", ".vitest.ts"]
    .concat(Deno.args.filter((word) => word !== option), tests);
  const { code } = await new Deno.Command(Deno.execPath(), {
    args,
    cwd: PROJECT_ROOT,
    env: TEST_ENV,
  })
    .spawn().status;
  Deno.exit(code);
}
