/** Keeps two stacks from running on the same data: one clone and PORT, one process. */
import { dirname } from "node:path";
import { parentPid } from "./parent.ts";
import { commandOf, endProcess } from "./processes.ts";

interface Holder {
  pid: number;
  command: string;
  parent?: number;
}

/** Thrown when the stack is up already: nothing is wrong, and there is nothing to start. */
export class AlreadyRunning extends Error {
  override name = "AlreadyRunning";
}

/**
 * Takes the lock file or throws AlreadyRunning; answers how to give it back. One left by a process
 * that is gone is taken over, and one whose parent was killed is ended first.
 */
export async function takeLock(
  file: string,
  port: number,
  say: (message: string) => void = () => {},
): Promise<() => void> {
  Deno.mkdirSync(dirname(file), { recursive: true });
  const self: Holder = {
    pid: Deno.pid,
    command: commandOf(Deno.pid) ?? "",
    parent: parentPid(),
  };
  for (let tries = 0; tries < 5; tries++) {
    if (claim(file, self)) return () => release(file);
    await evict(file, port, say);
  }
  throw new AlreadyRunning(`Another start of this clone on port ${port} is under way.`);
}

function claim(file: string, self: Holder): boolean {
  const draft = `${file}.${self.pid}`;
  Deno.writeTextFileSync(draft, JSON.stringify(self));
  try {
    // A link appears whole or not at all, so nobody ever reads half a lock.
    Deno.linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.AlreadyExists) return false;
    throw error;
  } finally {
    Deno.removeSync(draft);
  }
}

async function evict(file: string, port: number, say: (message: string) => void): Promise<void> {
  const holder = readHolder(file);
  if (holder && commandOf(holder.pid) === holder.command && holder.pid !== Deno.pid) {
    const orphaned = holder.parent !== undefined && commandOf(holder.parent) === undefined;
    if (!orphaned) {
      throw new AlreadyRunning(
        `The stack already runs on port ${port} (process ${holder.pid}). ` +
          `Stop it with kill ${holder.pid}, or start another with PORT=${port + 1} npm start.`,
      );
    }
    say(`Ending process ${holder.pid}, left over from a start that was killed`);
    await endProcess(holder.pid, 10_000);
  }
  // Only what was judged is removed: in the meantime somebody else may have taken over.
  if (readHolder(file)?.pid === holder?.pid) removeIfThere(file);
}

/** Whether the process that holds this lock file lives. */
export function isHeld(file: string): boolean {
  const holder = readHolder(file);
  return holder !== undefined && commandOf(holder.pid) === holder.command;
}

function release(file: string): void {
  if (readHolder(file)?.pid === Deno.pid) removeIfThere(file);
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(Deno.readTextFileSync(file)) as Holder;
  } catch {
    return undefined;
  }
}

function removeIfThere(file: string): void {
  try {
    Deno.removeSync(file);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}
