import type { Duplex } from "node:stream";
import { openTls } from "./tls.ts";

export interface Server {
  host: string[];
  port: number[];
  path?: string;
}

export async function openSocket(
  url: string,
  { host, port, path }: Server,
  authorities: string | undefined,
  timeoutMs: number,
): Promise<Duplex> {
  if (needsTls(url)) return openTls({ host: host[0]!, port: port[0]!, authorities, timeoutMs });
  const net = await import("node:net");
  return path ? net.connect(path) : net.connect(port[0]!, host[0]!);
}

function needsTls(url: string): boolean {
  const mode = new URL(url).searchParams.get("sslmode");
  return mode !== null && mode !== "disable";
}

/** The driver reconnects at once and without end when a login is closed without an error. */
export function failOnClose(socket: Duplex): Duplex {
  return socket.once("close", () => {
    if (socket.errored || socket.listenerCount("error") === 0) return;
    socket.emit("error", connectionLost());
  });
}

/** A new one each time, since the driver defines fields of it. */
export const connectionLost = () =>
  failure("CONNECTION_CLOSED", "The database closed the connection.");

export function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
