/** `npm run deploy`: this clone to the project that the environment names. `-- --check` looks and changes nothing, `-- --rollback` leaves the schema as it is. */
import { deploy } from "../deploy/deploy.ts";
import { readSecrets, readTarget } from "../deploy/target.ts";
import { CLONE } from "../postgres/binaries.ts";

const KNOWN = ["--check", "--dry-run", "--rollback"];
const unknown = Deno.args.filter((arg) => !KNOWN.includes(arg));
const target = readTarget(Deno.env.toObject(), readSecrets());
if (unknown.length > 0) fail(`There is no ${unknown.join(", ")}: choose from ${KNOWN.join(", ")}.`);
else if (typeof target === "string") fail(target);
else {
  console.log(`${await commit()} -> project ${target.ref}`);
  const success = await deploy(target, {
    checkOnly: Deno.args.includes("--check") || Deno.args.includes("--dry-run"),
    rollback: Deno.args.includes("--rollback"),
    say: (line) => console.log(line),
  });
  Deno.exit(success ? 0 : 1);
}

/** What is deployed, in the words that a rollback will want. */
async function commit(): Promise<string> {
  const git = async (...args: string[]) => {
    const { stdout } = await new Deno.Command("git", { args, cwd: CLONE, stderr: "null" }).output();
    return new TextDecoder().decode(stdout).trim();
  };
  const dirty = await git("status", "--porcelain");
  return `${await git("log", "-1", "--format=%h %s")}${dirty ? " (and uncommitted changes)" : ""}`;
}

function fail(sentence: string): never {
  console.error(sentence);
  Deno.exit(1);
}
