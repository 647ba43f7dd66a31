/** `npm run verify`: everything that can be known without running the market, in about a minute. */
import { join } from "node:path";
import { CLONE, exists } from "../postgres/binaries.ts";

interface Check {
  name: string;
  command: string[];
  remedy: string;
}

const deno = Deno.execPath();
const program = (path: string) => join(CLONE, "node_modules", ...path.split("/"));
const folders = ["functions", "shared", "local", "tests", "bench"].filter((folder) =>
  exists(join(CLONE, folder))
);

// The slow ones first, so that two processors finish at about the same time.
const CHECKS: Check[] = [
  {
    name: "house and schema rules",
    command: [deno, "run", "-A", program("vitest/vitest.mjs"), "run", "--config", ".vitest.ts"]
      .concat("--reporter=dot", "tests/house", "tests/database"),
    remedy: "each message above says which file to make, or which command writes it",
  },
  {
    name: "types, as Deno sees them",
    command: [deno, "check", "--quiet", ...folders, ".vitest.ts"],
    remedy: "fix the types; after a change in supabase/schemas: npm run types",
  },
  {
    name: "dead code",
    command: ["node", program("knip/bin/knip.js"), "--no-progress"],
    remedy: "delete what nobody uses, or use it: an endpoint stands in its group's app.ts",
  },
  {
    name: "types, as editors see them",
    command: ["node", program("typescript/bin/tsc"), "-p", "."],
    remedy: "fix the types; functions/ and shared/ may not lean on Deno",
  },
  {
    name: "lint and layers",
    command: [deno, "lint", "--quiet"],
    remedy: "each message above says where the code belongs",
  },
  { name: "format", command: [deno, "fmt", "--check"], remedy: "npm run fmt" },
];

async function run({ name, command, remedy }: Check): Promise<boolean> {
  const [file, ...args] = command;
  const began = performance.now();
  const { success, stdout, stderr } = await new Deno.Command(file!, {
    args,
    cwd: CLONE,
    env: Deno.stdout.isTerminal() ? {} : { NO_COLOR: "1" },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).output();
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(5);
  console.log(`${success ? "ok    " : "FAILED"} ${seconds} s  ${name}`);
  if (!success) {
    const text = new TextDecoder();
    console.log(`${text.decode(stdout)}${text.decode(stderr)}\n-> ${name}: ${remedy}\n`);
  }
  return success;
}

async function worker(queue: Check[], outcomes: boolean[]): Promise<void> {
  for (let check = queue.shift(); check; check = queue.shift()) outcomes.push(await run(check));
}

const began = performance.now();
const [queue, outcomes] = [[...CHECKS], [] as boolean[]];
await Promise.all([worker(queue, outcomes), worker(queue, outcomes)]);
const failed = outcomes.filter((success) => !success).length;
const seconds = Math.round((performance.now() - began) / 1000);
console.log(
  failed === 0
    ? `\nAll ${outcomes.length} checks passed in ${seconds} s.`
    : `\n${failed} of ${outcomes.length} checks failed, after ${seconds} s.`,
);
const hooks = await new Deno.Command("git", { args: ["config", "core.hooksPath"], cwd: CLONE })
  .output().then(({ success }) => success, () => true);
if (!hooks) {
  console.log("To have the quick ones before each commit: git config core.hooksPath .githooks");
}
Deno.exit(failed === 0 ? 0 : 1);
