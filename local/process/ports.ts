import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { createServer } from "node:net";
import { output } from "./processes.ts";

const FIRST = 20_000;
const COUNT = 10_000;

/** Whether a server could listen on this loopback port now. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once("error", () => answer(false));
    probe.listen({ port, host: "127.0.0.1" }, () => probe.close(() => answer(true)));
  });
}

/** A loopback port that is free now. */
export async function freePort(): Promise<number> {
  await using probe = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return probe.addr.port;
}

/** "node (process 123)", if the operating system reports it. */
export async function whoListens(port: number): Promise<string | undefined> {
  const ask = (program: string, ...args: string[]) =>
    output(program, args).then(({ stdout }) => stdout, () => "");
  const lsof = await ask("lsof", "-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fpc");
  const pid = lsof.match(/^p(\d+)/m)?.[1];
  const command = lsof.match(/^c(.+)/m)?.[1];
  if (pid && command) return `${command} (process ${pid})`;
  const found = (await ask("ss", "-ltnpH", `sport = :${port}`)).match(/\(\("([^"]+)",pid=(\d+)/);
  return found ? `${found[1]} (process ${found[2]})` : undefined;
}

/** The first port to try, derived from project folder, stack port and purpose. */
export function derivePort(folder: string, stackPort: number, purpose: string): number {
  const seed = `${folder}\n${stackPort}\n${purpose}`;
  return FIRST + createHash("sha256").update(seed).digest().readUInt32BE() % COUNT;
}

export interface PortRequest {
  folder: string;
  stackPort: number;
  purpose: string;
  /** A file with the port of the last start, which is tried first. */
  rememberIn: string;
  /** True for a port of our own server that will be stopped. */
  isOurs?: (port: number) => boolean;
}

/** The port of the last start, or the derived one. */
export const firstPort = ({ folder, stackPort, purpose, rememberIn }: PortRequest): number =>
  remembered(rememberIn) ?? derivePort(folder, stackPort, purpose);

/** That port, or the next free one after it. */
export async function choosePort(request: PortRequest): Promise<number> {
  const first = firstPort(request);
  for (let port = first; port < first + 50; port++) {
    if (port === request.stackPort) continue;
    if (!request.isOurs?.(port) && !(await isFree(port))) continue;
    if (port !== remembered(request.rememberIn)) remember(request.rememberIn, port);
    return port;
  }
  throw new Error(`No free port for ${request.purpose} between ${first} and ${first + 49}.`);
}

function remembered(file: string): number | undefined {
  const port = existsSync(file) ? Number(Deno.readTextFileSync(file)) : NaN;
  return Number.isInteger(port) && port > 1023 && port < 65_000 ? port : undefined;
}

function remember(file: string, port: number): void {
  Deno.mkdirSync(dirname(file), { recursive: true });
  Deno.writeTextFileSync(file, `${port}\n`);
}
