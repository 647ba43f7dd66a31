/** `npm run verify`: all checks before a merge. */
import { PROJECT_ROOT } from "../local/project.ts";
import { output } from "../local/process/processes.ts";
import { checks } from "./verify/checks.ts";
import { writeOpenApi } from "./openapi.ts";
import type { Check } from "./verify/checks.ts";

async function run({ name, command, env: own, remedy }: Check): Promise<boolean> {
  const [file, ...args] = command;
  const began = performance.now();
  const env = { ...Deno.stdout.isTerminal() ? {} : { NO_COLOR: "1" }, ...own };
  const { success, stdout, stderr } = await output(file!, args, { cwd: PROJECT_ROOT, env });
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(5);
  console.log(`${success ? "ok    " : "FAILED"} ${seconds} s  ${name}`);
  if (!success) console.log(`${stdout}${stderr}\n-> ${name}: ${remedy}\n`);
  return success;
}

async function worker(queue: Check[], outcomes: boolean[]): Promise<void> {
  for (let check = queue.shift(); check; check = queue.shift()) outcomes.push(await run(check));
}

const began = performance.now();
// The clients' types come from them.
await writeOpenApi();
const [queue, outcomes] = [[...checks], [] as boolean[]];
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
