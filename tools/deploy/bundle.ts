import { existsSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { type OutputOptions, rolldown } from "rolldown";
import { PROJECT_ROOT } from "../../local/project.ts";
import { groupNames } from "../../local/stack/groups.ts";

export interface Upload {
  name: string;
  /** All uploaded files. */
  bytes: number;
}

/** The output folder. */
export const STAGE = join(PROJECT_ROOT, ".local", "deploy");

/**
 * A file per function and one per dynamic import, with the versions of package-lock.json. A start reads one file
 * instead of hundreds.
 */
export async function bundle(stage = STAGE): Promise<Upload[]> {
  if (existsSync(stage)) await Deno.remove(stage, { recursive: true });
  await writeConfig(stage);
  const uploads: Upload[] = [];
  for (const name of groupNames()) {
    const dir = join(stage, "functions", name);
    const files = await bundleFile(join("functions", name, "index.ts"), { dir });
    uploads.push({ name, bytes: files.reduce((sum, { length }) => sum + length, 0) });
  }
  return uploads;
}

const NODE = join(PROJECT_ROOT, "tools", "deploy", "node_globals.js");

/**
 * Libraries for Node use these without an import. The platform defines them only inside npm packages, and a bundle is
 * none: https://github.com/supabase/edge-runtime, ext/node/global.rs.
 */
const GLOBALS = {
  inject: {
    Buffer: ["node:buffer", "Buffer"],
    process: "node:process",
    setImmediate: [NODE, "setImmediate"],
    clearImmediate: [NODE, "clearImmediate"],
  } as Record<string, string | [string, string]>,
  // A package takes the platform's `window` for a browser's.
  define: { global: "globalThis", window: "undefined" },
};

/** Writes the bundle, and returns the text of each file. */
export async function bundleFile(entry: string, to: OutputOptions): Promise<string[]> {
  const built = await rolldown({
    input: entry,
    cwd: PROJECT_ROOT,
    platform: "node",
    external: /^node:/,
    resolve: { conditionNames: ["deno", "node", "import", "default"] },
    transform: GLOBALS,
  });
  const { output } = await built.write({
    format: "esm",
    chunkFileNames: ({ name, facadeModuleId }) => `${packageOf(facadeModuleId) ?? name}.js`,
    // Packages for Node import "net"; Deno has "node:net".
    paths: (id) => isBuiltin(id) && !id.startsWith("node:") ? `node:${id}` : id,
    ...to,
  });
  await built.close();
  return output.map((file) => file.type === "chunk" ? file.code : String(file.source));
}

/** The package of a file in node_modules. */
function packageOf(file: string | null): string | undefined {
  const [, name] = file?.split("/node_modules/") ?? [];
  const [scope, own] = name?.split("/") ?? [];
  return scope?.startsWith("@") ? `${scope.slice(1)}-${own}` : scope;
}

/** This checkout's config.toml, with the bundles in place of the sources. */
async function writeConfig(stage: string): Promise<void> {
  const config = await Deno.readTextFile(join(PROJECT_ROOT, "supabase", "config.toml"));
  const bundled = config.replaceAll('/index.ts"\n', '/index.js"\n');
  const file = join(stage, "supabase", "config.toml");
  await Deno.mkdir(dirname(file), { recursive: true });
  await Deno.writeTextFile(file, bundled);
}
