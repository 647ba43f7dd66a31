/** Types the commands of docs/releases.md in a fresh clone, twice. */
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { output } from "../../local/process/processes.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { read } from "../conventions/project.ts";

let folder: string;
const clone = () => join(folder, "clone");
beforeAll(async () => {
  folder = await Deno.makeTempDir({ prefix: "preloved-release-" });
  await succeed("git", ["clone", "--quiet", "--bare", PROJECT_ROOT, join(folder, "origin")]);
  await succeed("git", ["clone", "--quiet", join(folder, "origin"), clone()]);
  await Deno.symlink(join(PROJECT_ROOT, "node_modules"), join(clone(), "node_modules"));
});
afterAll(() => Deno.remove(folder, { recursive: true }));

async function succeed(program: string, args: string[], options: Deno.CommandOptions = {}) {
  const { success, text, stdout } = await output(program, args, options);
  expect(success, `${program} ${args.join(" ")}: ${text}`).toBe(true);
  return stdout.trim();
}
const shell = (command: string) =>
  succeed("sh", ["-c", command], {
    cwd: clone(),
    env: { GIT_AUTHOR_NAME: "A", GIT_COMMITTER_NAME: "A", EMAIL: "a@example.test" },
  });

const commands = [...read("docs/releases.md").matchAll(/```sh\n([^]*?)```/g)]
  .flatMap(([, block]) => block!.trim().split("\n"));

async function release(version: string): Promise<void> {
  for (const command of commands) await shell(command.replaceAll("<version>", version));
}

test("a release is made by the commands of docs/releases.md, and so is the next one", async () => {
  expect(commands).toContain("npm run breaks");
  await shell("git checkout --quiet -B main");
  const first: string = JSON.parse(read("package.json")).version;
  await release(first);
  await shell("git commit --quiet --allow-empty --message 'orders: a gift has a card'");
  await release("0.98.1");
  expect(await shell("git describe")).toBe("v0.98.1");
  expect(await shell("git ls-remote --tags --refs origin")).toMatch(
    new RegExp(`v${first}\n.*v0\\.98\\.1$`),
  );
  expect(await shell("node -p 'require(`./package.json`).version'")).toBe("0.98.1");
  const changelog = await Deno.readTextFile(join(clone(), "CHANGELOG.md"));
  expect(changelog).toMatch(
    /^# Changelog\n+## 0\.98\.1 \(.*\)\n+### orders\n+- a gift has a card\n+## /,
  );
  expect(changelog).toContain(`## ${first} (`);
  expect(changelog.match(/^# /gm)).toHaveLength(1);
  expect(await shell("npm run breaks")).toMatch(/Clients of v0\.98\.1 go on working\./);
  const rewritten = await output("npm", ["run", "migration", "--", "--baseline"], { cwd: clone() });
  expect(rewritten.success).toBe(false);
  expect(rewritten.text).toContain("v0.98.1 has this baseline");
});
