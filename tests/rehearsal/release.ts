/** Versions of this project, next to each other. */
import { join } from "node:path";
import { createTemplate } from "../../local/postgres/clone.ts";
import type { Cluster } from "../../local/postgres/cluster.ts";
import { output } from "../../local/process/processes.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { git, lastRelease } from "../../tools/git.ts";
import { testCluster } from "../support/cluster.ts";
import { urlOf } from "../support/database.ts";

export interface Version {
  /** Its folder of migrations. */
  migrations: string;
  /** Its bundled functions. */
  bundles: string;
  remove(): Promise<void>;
}

/** The last release, or this checkout while there is none. */
export async function released(): Promise<Version> {
  const tag = await lastRelease();
  return await checkOut(tag ?? await working());
}

/** This checkout with these changes: a new file's text, or what an edit makes of a file. */
export async function changed(
  edits: Record<string, string | ((text: string) => string)>,
): Promise<Version> {
  return await checkOut(await working(), async (folder) => {
    for (const [path, edit] of Object.entries(edits)) {
      const file = join(folder, path);
      if (typeof edit === "string") await Deno.writeTextFile(file, edit);
      else {
        const before = await Deno.readTextFile(file);
        const after = edit(before);
        if (after === before) throw new Error(`Nothing to edit in ${path}.`);
        await Deno.writeTextFile(file, after);
      }
    }
  });
}

/** A commit of the working tree as it is. */
const working = async () => await git("stash", "create") || "HEAD";

/** Its own code bundles it, with the packages installed here. */
async function checkOut(
  commit: string,
  edit: (folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<Version> {
  const folder = await Deno.makeTempDir({ prefix: "preloved-version-" });
  await git("worktree", "add", "--detach", "--force", folder, commit);
  await Deno.symlink(join(PROJECT_ROOT, "node_modules"), join(folder, "node_modules"));
  await edit(folder);
  const bundles = join(folder, ".local", "deploy");
  const code = `await (await import("./tools/deploy/bundle.ts")).bundle("${bundles}")`;
  const { success, text } = await output(Deno.execPath(), ["eval", code], { cwd: folder });
  if (!success) throw new Error(`${commit} is not bundled: ${text}`);
  return {
    migrations: join(folder, "migrations"),
    bundles,
    remove: async () => void await git("worktree", "remove", "--force", folder),
  };
}

/** A template database that its migrations made. */
export async function templateOf({ migrations }: Version): Promise<string> {
  const { passwords } = testCluster();
  const server = {
    adminUrl: urlOf("supabase_admin"),
    passwordOf: (role: string) => passwords[role]!,
    url: (role: string, database?: string) => urlOf(role, database),
  };
  const name = "template_released";
  await createTemplate(server as Cluster, name, { migrations });
  return name;
}
