import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

export interface Server {
  host: string;
  port: number;
  /** PEM of the authorities to trust; the runtime's own when undefined. */
  authorities?: string | undefined;
  timeoutMs: number;
}

/** PostgreSQL's message that asks for TLS; the server answers one byte. */
const SSL_REQUEST = Uint8Array.of(0, 0, 0, 8, 4, 210, 22, 47);
const YES = "S".charCodeAt(0);

/**
 * A socket with TLS for the driver. Its own way to TLS fails on the platform's Deno 2.1.4: it upgrades
 * a moment after the answer, when the next read has taken the stream ("Busy"), and hangs
 * (github.com/denoland/deno/issues/28526). Never rejects, because the driver would lose the
 * connection's place in its pool; a failure is the first write's.
 */
export async function openTls(server: Server): Promise<Duplex> {
  const [net, tls, { Duplex }] = await Promise.all([
    import("node:net"),
    import("node:tls"),
    import("node:stream"),
  ]);
  try {
    return await upgrade(net.connect(server.port, server.host), server, tls.connect, net.isIP);
  } catch (error) {
    return new Duplex({ read() {}, write: (_chunk, _encoding, done) => done(error as Error) });
  }
}

function upgrade(
  plain: Socket,
  { host, authorities, timeoutMs }: Server,
  connect: typeof import("node:tls").connect,
  isIP: typeof import("node:net").isIP,
): Promise<Duplex> {
  const { promise, resolve, reject } = Promise.withResolvers<Duplex>();
  const fail = (error: Error) => {
    clearTimeout(timer);
    plain.destroy();
    reject(error);
  };
  const timer = setTimeout(() => fail(failure("did not answer in time")), timeoutMs);
  const closed = () => fail(failure("closed the connection"));
  plain.once("error", fail).once("close", closed);
  plain.once("connect", () => plain.write(SSL_REQUEST));
  // In the event itself, before the next read.
  plain.once("data", (answer: Uint8Array) => {
    if (answer[0] !== YES) return fail(failure("does not speak TLS"));
    const trust = authorities ? { ca: authorities } : { rejectUnauthorized: false };
    // An IP address is no server name.
    const name = isIP(host) ? { host } : { host, servername: host };
    const secure = connect({ socket: plain, ...name, ...trust });
    secure.once("error", fail).once("secureConnect", () => {
      clearTimeout(timer);
      plain.off("error", fail).off("close", closed);
      secure.off("error", fail);
      resolve(secure);
    });
  });
  return promise;
}

function failure(what: string): Error {
  return Object.assign(new Error(`The database ${what}.`), { code: "CONNECT_FAILED" });
}
