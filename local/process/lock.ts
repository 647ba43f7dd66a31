import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { parentPid } from "./parent.ts";
import { commandOf, endProcess } from "./processes.ts";

interface Holder {
  pid: number;
  command: string;
  parent?: number;
}

/** The stack already runs; this is no failure. */
export class AlreadyRunning extends Error {
  override name = "AlreadyRunning";
}

/**
 * Takes the lock file or throws AlreadyRunning; returns a function that releases it. Takes over the lock of an ended
 * process; a holder whose parent was killed is ended first.
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
    await clearStale(file, port, say);
  }
  throw new AlreadyRunning(`Another start of this checkout on port ${port} is in progress.`);
}

function claim(file: string, self: Holder): boolean {
  const draft = `${file}.${self.pid}`;
  Deno.writeTextFileSync(draft, JSON.stringify(self));
  try {
    // A link is atomic: no reader sees a partial lock.
    Deno.linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.AlreadyExists) return false;
    throw error;
  } finally {
    Deno.removeSync(draft);
  }
}

async function clearStale(
  file: string,
  port: number,
  say: (message: string) => void,
): Promise<void> {
  const holder = readHolder(file);
  if (holder && commandOf(holder.pid) === holder.command && holder.pid !== Deno.pid) {
    const orphaned = holder.parent !== undefined && commandOf(holder.parent) === undefined;
    if (!orphaned) {
      throw new AlreadyRunning(
        `The stack already runs on port ${port} (process ${holder.pid}). ` +
          `Stop it with kill ${holder.pid}, or start another with PORT=${port + 1} npm start.`,
      );
    }
    say(`Ending process ${holder.pid}, left over from a killed start`);
    await endProcess(holder.pid, 10_000);
  }
  // Another process may have taken the lock meanwhile.
  if (readHolder(file)?.pid === holder?.pid) remove(file);
}

/** Whether the holder of this lock file runs. */
export function isHeld(file: string): boolean {
  const holder = readHolder(file);
  return holder !== undefined && commandOf(holder.pid) === holder.command;
}

function release(file: string): void {
  if (readHolder(file)?.pid === Deno.pid) remove(file);
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(Deno.readTextFileSync(file)) as Holder;
  } catch {
    return undefined;
  }
}

const remove = (file: string) => rmSync(file, { force: true });
