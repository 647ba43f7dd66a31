/** Supabase's own repositories, at the commits that the emulators were compared with. */
import { join } from "node:path";
import { output } from "../../../local/process/processes.ts";

interface Original {
  /** Names another repository, such as a local clone without a work tree. */
  variable: string;
  repository: string;
  commit: string;
}

export const SUPABASE_JS: Original = {
  variable: "SUPABASE_JS_REPOSITORY",
  repository: "https://github.com/supabase/supabase-js",
  commit: "381bded5ced48c4621830576bf8cbecc34edc85c",
};

export const STORAGE: Original = {
  variable: "SUPABASE_STORAGE_REPOSITORY",
  repository: "https://github.com/supabase/storage",
  commit: "4fa61fba9371c4bd40cbb81509f07bcb3af21683",
};

/** A folder with these paths of the commit; a sentence that says why there is none. */
export async function checkOut(
  { variable, repository, commit }: Original,
  paths: string[] = [],
): Promise<{ folder: string } | { missing: string }> {
  const folder = await Deno.makeTempDir({ prefix: "preloved-original-" });
  const from = Deno.env.get(variable) ?? repository;
  const run = (...args: string[]) =>
    output("git", args, {
      cwd: folder,
      env: { GIT_TERMINAL_PROMPT: "0" },
      signal: AbortSignal.timeout(180_000),
    });
  await run("init", "--quiet");
  const fetched = await run("fetch", "--quiet", "--depth", "1", from, commit);
  if (!fetched.success) {
    await Deno.remove(folder, { recursive: true });
    return { missing: `${from} cannot be fetched; ${variable} names another repository.` };
  }
  await succeed("git", ["checkout", "--quiet", commit, "--", ...paths.length ? paths : ["."]], {
    cwd: folder,
  });
  return { folder };
}

/** Installs packages into a checkout, which then shares nothing with this project. */
export async function install(folder: string, dependencies: Record<string, string>) {
  const manifest = { private: true, dependencies: { ...dependencies, [NODE]: "24.21.0" } };
  await Deno.writeTextFile(join(folder, "package.json"), JSON.stringify(manifest));
  const quiet = [
    "--no-audit",
    "--no-fund",
    "--ignore-scripts",
    "--no-engine-strict",
    "--loglevel=error",
  ];
  await succeed("npm", ["install", ...quiet], { cwd: folder });
}

const ARCHITECTURES: Record<string, string> = { x86_64: "x64", aarch64: "arm64" };
/** The package of the Node that the originals ask for. */
const NODE = `node-${Deno.build.os}-${ARCHITECTURES[Deno.build.arch]}`;
export const nodeOf = (folder: string) => join(folder, "node_modules", NODE, "bin/node");

export async function succeed(program: string, args: string[], options: Deno.CommandOptions = {}) {
  const { success, text } = await output(program, args, options);
  if (!success) throw new Error(`${program} ${args.join(" ")}: ${text}`);
  return text;
}
