/** Serves a handler on one loopback port until told to stop. */
import { isFree, whoListens } from "../process/ports.ts";
import type { Handler } from "./gateway.ts";

export interface Listener {
  port: number;
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** Lets requests under way finish for up to `patienceMs`, then cuts them off. */
  close(patienceMs?: number): Promise<void>;
}

/** Listens on 127.0.0.1; port 0 takes any free one. */
export async function listen(port: number, handler: Handler): Promise<Listener> {
  const underWay = new Set<() => void>();
  const server = await open(port, (request) => interruptible(handler, request, underWay));
  const actual = server.addr.port;
  return {
    port: actual,
    url: `http://127.0.0.1:${actual}`,
    async close(patienceMs = 5_000) {
      const ended = server.shutdown();
      await Promise.race([ended, pause(patienceMs)]);
      for (const cutOff of underWay) cutOff();
      // A client that never stops reading must not keep the stack from stopping.
      await Promise.race([ended, pause(500)]);
    },
  };
}

// Aborting the server instead would throw for connections that have just ended.
function interruptible(
  handler: Handler,
  request: Request,
  underWay: Set<() => void>,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const cutOff = () => resolve(new Response("The stack is stopping.\n", { status: 503 }));
  underWay.add(cutOff);
  Promise.try(handler, request).then(resolve, reject);
  return promise.finally(() => underWay.delete(cutOff));
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => Deno.unrefTimer(setTimeout(done, ms)));
}

async function open(port: number, handler: Handler): Promise<Deno.HttpServer<Deno.NetAddr>> {
  try {
    return Deno.serve({ port, hostname: "127.0.0.1", onListen() {}, onError }, handler);
  } catch (error) {
    if (error instanceof Deno.errors.AddrInUse) throw new Error(await portTaken(port));
    if (error instanceof Deno.errors.PermissionDenied) {
      throw new Error(`Port ${port} needs special rights. Run PORT=8787 npm start.`);
    }
    throw error;
  }
}

// Each function answers its own errors; what arrives here is a mistake in the stack itself.
function onError(error: unknown): Response {
  console.error("gateway:", error);
  const message = "The local stack failed; see its output.";
  return Response.json({ ok: false, error: { code: "INTERNAL", message } }, { status: 500 });
}

async function portTaken(port: number): Promise<string> {
  const who = await whoListens(port);
  let other = port + 1;
  while (!(await isFree(other))) other++;
  return `Port ${port} is in use${who ? ` by ${who}` : ""}. ` +
    `Stop the other program or run PORT=${other} npm start.`;
}
