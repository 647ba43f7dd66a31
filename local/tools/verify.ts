import { join } from "node:path";
import { PROJECT_ROOT } from "../postgres/binaries.ts";
import { platformDeno } from "../deploy/runtime.ts";
import { output } from "../process/processes.ts";
import { groupNames } from "../stack/groups.ts";
import { TEST_ENV } from "./test/environment.ts";
import { digestOf, passedWith, READ_BY_SLOW, rememberPassed, SLOW } from "./verify/unchanged.ts";

interface Check {
  name: string;
  command: string[];
  env?: Record<string, string>;
  remedy: string;
  onSuccess?: () => Promise<void>;
}

const deno = Deno.execPath();
const program = (path: string) => join(PROJECT_ROOT, "node_modules", ...path.split("/"));
const folders = [
  "functions",
  "shared",
  "local",
  "tests",
  "bench",
  "clients/js/build.ts",
  "clients/js/src",
  "panel/serve.ts",
  "panel/vite.config.ts",
];

const digest = await digestOf(READ_BY_SLOW);
const runsAll = digest === undefined || Deno.env.has("CI") || Deno.args.includes("--all") ||
  digest !== await passedWith();

// The slow ones first, so that two workers finish at about the same time.
const CHECKS: Check[] = [
  {
    name: "conventions and schema rules" + (runsAll ? "" : ", without the migrations: unchanged"),
    command: [deno, "run", "-A", program("vitest/vitest.mjs"), "run", "--config", ".vitest.ts"]
      .concat("--reporter=dot", "--no-isolate", "tests/conventions", "tests/database")
      .concat(runsAll ? [] : SLOW.map((file) => `--exclude=${file}`)),
    env: TEST_ENV,
    remedy: "each message above names the file or the command",
    onSuccess: async () => {
      if (runsAll && digest) await rememberPassed(digest);
    },
  },
  {
    name: "types, as Deno sees them",
    command: [deno, "check", "--quiet", ...folders, ".vitest.ts"],
    remedy: "fix the types; after a change in supabase/schemas: npm run types",
  },
  {
    name: "types, as the platform's Deno sees them",
    command: [platformDeno(), "check", "--quiet", "--no-lock"]
      .concat(groupNames().map((name) => `functions/${name}/index.ts`)),
    env: { DENO_DIR: program(".cache/deno-2.1.4") },
    remedy: "functions/ and shared/ must not use what Deno 2.1.4 lacks",
  },
  {
    name: "dead code",
    command: ["node", program("knip/bin/knip.js"), "--no-progress", "--cache"],
    remedy: "delete it, or use it: an endpoint is listed in its group's app.ts",
  },
  {
    name: "types, as editors see them",
    command: ["node", program("typescript/bin/tsc"), "-p", ".", "--incremental"]
      .concat("--tsBuildInfoFile", ".local/verify/tsc.json"),
    remedy: "fix the types; functions/ and shared/ must not use Deno",
  },
  {
    name: "lint and layers",
    command: [deno, "lint", "--quiet"],
    remedy: "each message above says where the code belongs",
  },
  { name: "format", command: [deno, "fmt", "--check"], remedy: "npm run fmt" },
];

async function run({ name, command, env: own, remedy, onSuccess }: Check): Promise<boolean> {
  const [file, ...args] = command;
  const began = performance.now();
  const env = { ...Deno.stdout.isTerminal() ? {} : { NO_COLOR: "1" }, ...own };
  const { success, stdout, stderr } = await output(file!, args, { cwd: PROJECT_ROOT, env });
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(5);
  console.log(`${success ? "ok    " : "FAILED"} ${seconds} s  ${name}`);
  if (!success) console.log(`${stdout}${stderr}\n-> ${name}: ${remedy}\n`);
  else await onSuccess?.();
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
const hooks = await output("git", ["config", "core.hooksPath"], { cwd: PROJECT_ROOT })
  .then(({ success }) => success, () => true);
if (!hooks) {
  console.log("To run the fast checks before each commit: git config core.hooksPath .githooks");
}
Deno.exit(failed === 0 ? 0 : 1);
