/** The stack that a command is about: the one whose PORT is set, else the one that was started last. */
import { join } from "node:path";
import { CLONE } from "../postgres/binaries.ts";
import type { DemoUser } from "./seed.ts";

export const STATE = join(CLONE, ".local");
export const USUAL_PORT = 8787;

/** What tools read of `stack.json`. */
interface RunningStack {
  base_url: string;
  sandbox_url: string;
  anon_key: string;
  database_url: string;
  qstash: { url: string; token: string };
  users: Record<string, DemoUser>;
}

/** A command as a person types it for the stack of this port. */
export function typed(command: string, port: string | number | undefined): string {
  return !port || Number(port) === USUAL_PORT ? command : `PORT=${port} ${command}`;
}

export const HOW_TO_START = `Start one in another terminal: ${
  typed("npm start", Deno.env.get("PORT"))
}`;

/** Ends the process with a sentence when none runs; `instead` says what else would have done. */
export async function runningStack(instead = ""): Promise<RunningStack> {
  const port = Deno.env.get("PORT") ?? "";
  const text = await Deno.readTextFile(join(STATE, port, "stack.json")).catch(() => undefined);
  if (text !== undefined) return JSON.parse(text);
  console.error(
    [`No stack runs here${port && ` on port ${port}`}.`, HOW_TO_START, instead].join(" "),
  );
  Deno.exit(1);
}
