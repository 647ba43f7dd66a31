import { failure } from "./failure.ts";

/** In the driver's format; of several hosts, the first. */
export interface Server {
  host: string[];
  port: number[];
  /** Path of a Unix socket. */
  path?: string;
}

export interface Trust {
  needsTls: boolean;
  /** PEM of trusted authorities; the runtime's own if undefined. */
  authorities?: string | undefined;
}

export interface Connection {
  read(into: Uint8Array): Promise<number | null>;
  write(bytes: Uint8Array): Promise<number>;
  close(): void;
  /** Only TCP has it. */
  setNoDelay?(on: boolean): void;
}

/** Opens connections: the only part of the runtime that shared/ uses itself. */
interface Runtime {
  connect(
    to: { hostname: string; port: number } | { transport: "unix"; path: string },
  ): Promise<Connection>;
  startTls(
    plain: Connection,
    options: { hostname: string; caCerts: string[] },
  ): Promise<Connection & { handshake(): Promise<unknown> }>;
}

const { Deno: runtime } = globalThis as unknown as { Deno: Runtime };

/** PostgreSQL's message that asks for TLS; the server answers one byte. */
const SSL_REQUEST = Uint8Array.of(0, 0, 0, 8, 4, 210, 22, 47);
const YES = "S".charCodeAt(0);

/**
 * Its errors have a code, except errors of TLS. `opened` gets each connection at once, so that the caller can close it
 * even if this never ends; the last one is returned.
 */
export async function connect(
  { host, port, path }: Server,
  trust: Trust,
  opened: (connection: Connection) => void,
): Promise<Connection> {
  const hostname = host[0]!;
  const plain = await runtime
    .connect(path ? { transport: "unix", path } : { hostname, port: port[0]! })
    .catch((error) => {
      throw "code" in error ? error : failure("ENOTFOUND", error.message);
    });
  opened(plain);
  plain.setNoDelay?.(true);
  if (!trust.needsTls) return plain;
  // Reads no byte after the answer before TLS begins.
  const answer = new Uint8Array(1);
  await plain.write(SSL_REQUEST);
  await plain.read(answer);
  if (answer[0] !== YES) throw failure("CONNECT_FAILED", "The database does not speak TLS.");
  const caCerts = trust.authorities === undefined ? [] : [trust.authorities];
  const secure = await runtime.startTls(plain, { hostname, caCerts });
  opened(secure);
  await secure.handshake();
  return secure;
}
