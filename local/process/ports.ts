/** Which loopback ports a clone uses: the same at every start, and not the neighbour's. */
import { createHash } from "node:crypto";
import { dirname } from "node:path";
import { createServer } from "node:net";

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

/** A loopback port that nobody uses at this moment. */
export async function freePort(): Promise<number> {
  await using probe = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return probe.addr.port;
}

/** "node (process 123)" when the operating system tells, else undefined. */
export async function whoListens(port: number): Promise<string | undefined> {
  const asked = await ask("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fpc"]);
  const pid = asked?.match(/^p(\d+)/m)?.[1];
  const command = asked?.match(/^c(.+)/m)?.[1];
  if (pid && command) return `${command} (process ${pid})`;
  const sockets = await ask("ss", ["-ltnpH", `sport = :${port}`]);
  const found = sockets?.match(/\(\("([^"]+)",pid=(\d+)/);
  return found ? `${found[1]} (process ${found[2]})` : undefined;
}

async function ask(program: string, args: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await new Deno.Command(program, { args, stderr: "null" }).output();
    return new TextDecoder().decode(stdout);
  } catch {
    return undefined;
  }
}

/** Where the search for a port starts: spread by clone, stack port and purpose. */
export function derivePort(clone: string, stackPort: number, purpose: string): number {
  const seed = `${clone}\n${stackPort}\n${purpose}`;
  return FIRST + createHash("sha256").update(seed).digest().readUInt32BE() % COUNT;
}

export interface PortRequest {
  clone: string;
  stackPort: number;
  purpose: string;
  /** Where the choice is kept, so that a port that was taken once is not tried first again. */
  rememberIn: string;
  /** True for a port that is taken by a server of ours that is about to be stopped. */
  isOurs?: (port: number) => boolean;
}

/** The remembered or derived port, or the next free one after it; remembers the choice. */
export async function choosePort(request: PortRequest): Promise<number> {
  const first = remembered(request.rememberIn) ??
    derivePort(request.clone, request.stackPort, request.purpose);
  for (let port = first; port < first + 50; port++) {
    if (port === request.stackPort) continue;
    if (!request.isOurs?.(port) && !(await isFree(port))) continue;
    if (port !== remembered(request.rememberIn)) remember(request.rememberIn, port);
    return port;
  }
  throw new Error(`No free port for ${request.purpose} between ${first} and ${first + 49}.`);
}

function remembered(file: string): number | undefined {
  try {
    const port = Number(Deno.readTextFileSync(file));
    return Number.isInteger(port) && port > 1023 && port < 65_000 ? port : undefined;
  } catch {
    return undefined;
  }
}

function remember(file: string, port: number): void {
  Deno.mkdirSync(dirname(file), { recursive: true });
  Deno.writeTextFileSync(file, `${port}\n`);
}
