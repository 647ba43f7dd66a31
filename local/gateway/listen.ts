import { setTimeout as sleep } from "node:timers/promises";
import { isFree, whoListens } from "../process/ports.ts";
import type { Handler } from "./gateway.ts";

export interface Listener {
  port: number;
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** Waits up to `timeoutMs` for requests in progress, then answers them with 503. */
  close(timeoutMs?: number): Promise<void>;
}

/** Listens on 127.0.0.1, or on the address of another interface; port 0 takes any free one. */
export async function listen(
  port: number,
  handler: Handler,
  hostname = "127.0.0.1",
): Promise<Listener> {
  const inProgress = new Set<() => void>();
  const server = await open(
    port,
    hostname,
    (request) => interruptible(handler, request, inProgress),
  );
  const actual = server.addr.port;
  return {
    port: actual,
    url: `http://127.0.0.1:${actual}`,
    async close(timeoutMs = 5_000) {
      const ended = server.shutdown();
      await Promise.race([ended, sleep(timeoutMs, undefined, { ref: false })]);
      for (const cutOff of inProgress) cutOff();
      // A client that reads slowly must not block the stop.
      await Promise.race([ended, sleep(500, undefined, { ref: false })]);
    },
  };
}

// Aborting the server instead throws for connections that have just ended.
function interruptible(
  handler: Handler,
  request: Request,
  inProgress: Set<() => void>,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const cutOff = () => resolve(new Response("The stack is stopping.\n", { status: 503 }));
  inProgress.add(cutOff);
  Promise.try(handler, request).then(resolve, reject);
  return promise.finally(() => inProgress.delete(cutOff));
}

async function open(
  port: number,
  hostname: string,
  handler: Handler,
): Promise<Deno.HttpServer<Deno.NetAddr>> {
  try {
    return Deno.serve({ port, hostname, onListen() {}, onError }, handler);
  } catch (error) {
    if (error instanceof Deno.errors.AddrInUse) throw new Error(await portTaken(port));
    if (error instanceof Deno.errors.PermissionDenied) {
      throw new Error(`Port ${port} needs more privileges. Run PORT=8787 npm start.`);
    }
    throw error;
  }
}

// Functions answer their own errors; this is an error of the stack.
function onError(error: unknown): Response {
  console.error("gateway:", error);
  const message = "The local stack failed; see its output.";
  return Response.json({
    ok: false,
    error: { code: "INTERNAL", reason: "internal_error", message },
  }, { status: 500 });
}

async function portTaken(port: number): Promise<string> {
  const who = await whoListens(port);
  let other = port + 1;
  while (!(await isFree(other))) other++;
  return `Port ${port} is in use${who ? ` by ${who}` : ""}. ` +
    `Stop the other program or run PORT=${other} npm start.`;
}
