import { join } from "node:path";
import { choosePort, firstPort } from "../process/ports.ts";
import { PROJECT_ROOT } from "../project.ts";
import type { TestUser } from "./seed.ts";

/** Data of all local stacks. */
export const STATE = join(PROJECT_ROOT, ".local");
export const DEFAULT_PORT = 8787;

/** Apps with their own command, served beside a stack. */
type App = "shop" | "panel";
const requestOf = (app: App, port: string) => {
  const folder = join(STATE, port);
  const rememberIn = join(folder, `${app}.port`);
  return { folder, stackPort: Number(port), purpose: app, rememberIn };
};
/** A free port; the same as the last time if possible. */
export const appPort = (app: App, port: string) => choosePort(requestOf(app, port));
/** Its last URL, or the next one. */
export const appUrl = (app: App, port: string) =>
  `http://127.0.0.1:${firstPort(requestOf(app, port))}/`;

/** The part of `stack.json` that tools and tests read. */
export interface RunningStack {
  base_url: string;
  sandbox_url: string;
  anon_key: string;
  database_url: string;
  qstash: { url: string; token: string };
  users: Record<string, TestUser>;
}

/** The command for the stack of this port. */
export function commandFor(command: string, port: string | number | undefined): string {
  return !port || Number(port) === DEFAULT_PORT ? command : `PORT=${port} ${command}`;
}

export const HOW_TO_START = `Start one in another terminal: ${
  commandFor("npm start", Deno.env.get("PORT"))
}`;

/** The stack of PORT, or the one started last. Exits with an error if none runs. */
export async function runningStack(alternative = ""): Promise<RunningStack> {
  const port = Deno.env.get("PORT") ?? "";
  const text = await Deno.readTextFile(join(STATE, port, "stack.json")).catch(() => undefined);
  if (text !== undefined) return JSON.parse(text);
  console.error(
    [`No stack runs here${port && ` on port ${port}`}.`, HOW_TO_START, alternative].join(" "),
  );
  Deno.exit(1);
}
