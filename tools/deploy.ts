import { deploy } from "./deploy/deploy.ts";
import { readSecrets, readTarget } from "./deploy/target.ts";
import { git } from "./git.ts";

const KNOWN = ["--check", "--rollback", "--prune"];
const unknown = Deno.args.filter((arg) => !KNOWN.includes(arg));
const target = readTarget(Deno.env.toObject(), readSecrets());
if (unknown.length > 0) fail(`There is no ${unknown.join(", ")}: choose from ${KNOWN.join(", ")}.`);
else if (typeof target === "string") fail(target);
else {
  console.log(`${await commit().catch(() => "no commit")} -> project ${target.ref}`);
  const success = await deploy(target, {
    checkOnly: Deno.args.includes("--check"),
    rollback: Deno.args.includes("--rollback"),
    prune: Deno.args.includes("--prune"),
    // False without a terminal.
    ask: confirm,
    say: (line) => console.log(line),
  });
  Deno.exit(success ? 0 : 1);
}

async function commit(): Promise<string> {
  const dirty = await git("status", "--porcelain");
  return `${await git("log", "-1", "--format=%h %s")}${dirty ? " (and uncommitted changes)" : ""}`;
}

function fail(message: string): never {
  console.error(message);
  Deno.exit(1);
}
