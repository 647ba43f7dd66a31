/** As whom PostgreSQL runs and where its data lies: it refuses root, so root lends it another name. */
import { createHash } from "node:crypto";
import { basename, dirname, join, resolve } from "node:path";
import { type Binaries, binariesIn, exists, findBinaries } from "./binaries.ts";

/** The user that a root shell runs PostgreSQL as. */
export interface Owner {
  name: string;
  uid: number;
  gid: number;
}

export interface Place {
  dataDir: string;
  /** Undefined when we are an ordinary user and simply run it ourselves. */
  owner?: Owner;
  binaries: Binaries;
  /** Why the data is not where it was asked for. */
  note?: string;
}

/** Decides owner, data folder and programs; creates the folder above the data. */
export function choosePlace(wanted: string): Place {
  const dataDir = resolve(wanted);
  const binaries = findBinaries();
  Deno.mkdirSync(dirname(dataDir), { recursive: true });
  if (Deno.build.os === "windows" || Deno.uid() !== 0) return { dataDir, binaries };
  const owner = findOwner();
  const reachable = canReach(owner, dirname(dataDir)) && canReach(owner, binaries.initdb);
  if (reachable) return { dataDir, owner, binaries };
  const shelter = shelterFor(dataDir);
  return {
    dataDir: join(shelter, basename(dataDir)),
    owner,
    binaries: canReach(owner, binaries.initdb) ? binaries : copyPrograms(binaries, shelter),
    note: `PostgreSQL runs as user ${owner.name}, who cannot reach ${dirname(dataDir)}: ` +
      `its data is kept in ${shelter}.`,
  };
}

function findOwner(): Owner {
  const users = Deno.readTextFileSync("/etc/passwd").split("\n").map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const user = users.find((fields) => fields[0] === name);
    if (user) return { name, uid: Number(user[2]), gid: Number(user[3]) };
  }
  throw new Error(
    "PostgreSQL does not run as root, and there is no user postgres or nobody to run it as. " +
      "Run npm start as an ordinary user.",
  );
}

function canReach(owner: Owner, path: string): boolean {
  const { uid, gid } = owner;
  return new Deno.Command("test", { args: ["-x", path], uid, gid, cwd: "/" }).outputSync().success;
}

function shelterFor(dataDir: string): string {
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  const shelter = `/var/tmp/preloved-${hash}`;
  Deno.mkdirSync(shelter, { recursive: true, mode: 0o755 });
  // Anyone may create names in /var/tmp: a folder or link that another user put there is not ours.
  const found = Deno.lstatSync(shelter);
  if (!found.isDirectory || found.uid !== 0) {
    throw new Error(`${shelter} belongs to somebody else. Remove it and start again.`);
  }
  Deno.chmodSync(shelter, 0o755);
  return shelter;
}

function copyPrograms(from: Binaries, shelter: string): Binaries {
  const to = join(shelter, "pgsql");
  const stamp = join(to, "copied-from");
  const version = `${from.home} ${Deno.statSync(from.pgCtl).mtime?.getTime()}`;
  if (exists(stamp) && Deno.readTextFileSync(stamp) === version) return binariesIn(to);
  if (exists(to)) Deno.removeSync(to, { recursive: true });
  const args = ["-R", `${from.home}/.`, to];
  Deno.mkdirSync(to, { recursive: true });
  const copied = new Deno.Command("cp", { args, stderr: "piped" }).outputSync();
  if (!copied.success) {
    throw new Error(`Copying PostgreSQL to ${to}: ${new TextDecoder().decode(copied.stderr)}`);
  }
  new Deno.Command("chmod", { args: ["-R", "a+rX", to] }).outputSync();
  Deno.writeTextFileSync(stamp, version);
  return binariesIn(to);
}
