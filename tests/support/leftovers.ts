import { exists } from "../../local/postgres/binaries.ts";
import { runningPid } from "../../local/postgres/server.ts";

const DAY_MS = 24 * 3600 * 1000;
/** A server's data lies in one of its folder's folders, or in one of theirs. */
const DEPTH = 2;

/** Removes our folders of `temp` that are older than a day, this user's, and whose server is gone. */
export async function sweep(temp: string): Promise<void> {
  for await (const { name, isDirectory } of Deno.readDir(temp)) {
    if (!isDirectory || !/^preloved-(test|storage)-/.test(name)) continue;
    const folder = `${temp}/${name}`;
    const { mtime, uid } = await Deno.lstat(folder).catch(() => ({ mtime: null, uid: null }));
    if (!mtime || Date.now() - mtime.getTime() < DAY_MS || uid !== Deno.uid()) continue;
    try {
      if (!isServed(folder, DEPTH)) await Deno.remove(folder, { recursive: true });
    } catch {
      // Another run is removing it at this moment, or somebody else's files are in it: it may stay.
    }
  }
}

function isServed(folder: string, depth: number): boolean {
  if (exists(`${folder}/postmaster.pid`)) return runningPid(folder) !== undefined;
  return depth > 0 && [...Deno.readDirSync(folder)]
    .some(({ name, isDirectory }) => isDirectory && isServed(`${folder}/${name}`, depth - 1));
}
