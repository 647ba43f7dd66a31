import { existsSync } from "node:fs";
import { runningPid } from "../../local/postgres/server.ts";

const DAY_MS = 24 * 3600 * 1000;
/** A server's data directory is at most two levels deep. */
const DEPTH = 2;

/** Removes this user's test folders in `temp` that are older than a day and have no running server. */
export async function sweep(temp: string): Promise<void> {
  for await (const { name, isDirectory } of Deno.readDir(temp)) {
    if (!isDirectory || !/^preloved-(test|storage)-/.test(name)) continue;
    const folder = `${temp}/${name}`;
    const { mtime, uid } = await Deno.lstat(folder).catch(() => ({ mtime: null, uid: null }));
    if (!mtime || Date.now() - mtime.getTime() < DAY_MS || uid !== Deno.uid()) continue;
    try {
      if (!isServed(folder, DEPTH)) await Deno.remove(folder, { recursive: true });
    } catch {
      // Another run removes it, or it contains files of another user.
    }
  }
}

function isServed(folder: string, depth: number): boolean {
  if (existsSync(`${folder}/postmaster.pid`)) return runningPid(folder) !== undefined;
  return depth > 0 && [...Deno.readDirSync(folder)]
    .some(({ name, isDirectory }) => isDirectory && isServed(`${folder}/${name}`, depth - 1));
}
