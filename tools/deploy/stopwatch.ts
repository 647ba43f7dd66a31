import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../local/process/ports.ts";
import { runUpload } from "./runtime.ts";

export interface Question {
  file: string;
  env: Record<string, string>;
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Matches the expected status. */
  expected: RegExp;
}

/** Milliseconds from the start of a process to its first answer. */
export interface Taken {
  wall: number;
  /** CPU time: independent of other load. */
  cpu: number;
}

/** Starts the function without a code cache, and sends one request. */
export async function time(
  { file, env, expected, ...question }: Question,
): Promise<Taken> {
  const port = await freePort();
  const began = performance.now();
  const flags = ["--no-code-cache"];
  const process = runUpload({
    entry: file,
    port,
    env,
    stderr: "null",
    flags,
  });
  try {
    const status = await firstAnswer(await connect(port, began), question);
    const wall = performance.now() - began;
    const cpu = processorTime(process.pid) ?? wall;
    if (!expected.test(status)) throw new Error(`${file} answered ${status || "nothing"}.`);
    return { wall, cpu };
  } finally {
    process.kill("SIGKILL");
    await process.status;
  }
}

/** Milliseconds of all threads; undefined where the operating system does not report it. */
export function processorTime(pid: number): number | undefined {
  if (Deno.build.os !== "linux") return undefined;
  const threads = [...Deno.readDirSync(`/proc/${pid}/task`)].map(({ name }) =>
    Number(Deno.readTextFileSync(`/proc/${pid}/task/${name}/schedstat`).split(" ")[0])
  );
  return threads.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}

/** On a bare socket, to exclude the time of an HTTP client. */
async function firstAnswer(
  connection: Deno.TcpConn,
  { method, path, headers }: Pick<Question, "method" | "path" | "headers">,
): Promise<string> {
  const all = { Host: "localhost", Connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`).join("");
  await connection.write(new TextEncoder().encode(`${method} ${path} HTTP/1.1\r\n${lines}\r\n`));
  const buffer = new Uint8Array(64);
  const length = await connection.read(buffer) ?? 0;
  connection.close();
  return new TextDecoder().decode(buffer.subarray(0, length)).slice(9, 12);
}

async function connect(port: number, began: number): Promise<Deno.TcpConn> {
  for (;;) {
    try {
      return await Deno.connect({ hostname: "127.0.0.1", port });
    } catch (cause) {
      if (performance.now() - began > 20_000) throw new Error("It does not start.", { cause });
      await sleep(1);
    }
  }
}
