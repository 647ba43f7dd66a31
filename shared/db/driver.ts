/**
 * One connection of postgres.js. Each workaround for an issue of the driver or of the platform's Deno links its issue
 * here; tests/shared/db tests each.
 */
import { Buffer } from "node:buffer";
import { EventEmitter } from "node:events";
import type postgres from "postgres";
import { connect } from "./connect.ts";
import type { Connection, Server, Trust } from "./connect.ts";
import { isUntrusted } from "./errors.ts";
import { connectionLost } from "./failure.ts";

export interface DriverOptions {
  url: string;
  /** PEM of trusted authorities; the runtime's own if undefined. */
  authorities?: string | undefined;
  connectSeconds: number;
  /** An unused connection is closed after this time. */
  idleSeconds: number;
}

/** Sends the statements of one work. They run in order, and are sent without waiting. */
export interface Session {
  /** Statements without parameters, in one message. */
  send(statements: string): Promise<unknown>;
  /** One statement, in one round trip. */
  bind(statement: string, values: readonly (string | null)[]): Promise<postgres.Row[]>;
}

/** A driver option missing in its types: the extended protocol without arguments. */
const BOUND = { simple: false } as postgres.UnsafeQueryOptions;

/**
 * A driver with one connection, which serves one work at a time. With more, the driver may send a BEGIN on a
 * connection that it has not reserved: https://github.com/porsager/postgres/issues/1189.
 */
export class Driver {
  /** The database has answered on this connection, which was not lost since. */
  isOpen = false;
  #sql: postgres.Sql;
  /** The socket of its last connection. */
  #socket: DriverSocket | undefined;
  /** The number of lost connections: the driver silently opens the next one. */
  #lost = 0;

  constructor(
    driver: typeof postgres,
    { url, authorities, connectSeconds, idleSeconds }: DriverOptions,
  ) {
    const mode = new URL(url).searchParams.get("sslmode");
    const needsTls = mode !== null && mode !== "disable";
    const options = {
      ssl: false,
      socket: (server: Server) =>
        this.#socket = new DriverSocket(server, { needsTls, authorities }),
      max: 1,
      prepare: false, // A transaction pooler may give each transaction another session.
      fetch_types: false,
      idle_timeout: idleSeconds,
      // The driver would also close a connection between two statements of a transaction.
      max_lifetime: null,
      connect_timeout: connectSeconds,
      onnotice: () => {},
      onclose: () => {
        this.isOpen = false;
        this.#lost++;
      },
    };
    this.#sql = driver(url, options);
  }

  /**
   * After the first answer, statements fail once that connection is lost. The driver would send the rest of a
   * transaction on the next connection: https://github.com/porsager/postgres/issues/1216.
   */
  async session(): Promise<Session> {
    await this.#socket?.closing;
    let lost: number | undefined;
    const requireSame = () => {
      if (this.#lost !== (lost ?? this.#lost)) throw connectionLost();
    };
    const run = async <Rows>(query: () => Promise<Rows>): Promise<Rows> => {
      if (this.#socket?.closing) throw connectionLost();
      requireSame();
      const rows = await query();
      lost ??= this.#lost;
      requireSame();
      return rows;
    };
    return {
      send: (statements) => run(() => this.#sql.unsafe(statements).execute()),
      // Values given as arguments cost a round trip, because the driver first asks for their types. It has no issue
      // about it; https://github.com/cloudflare/cloudflare-docs/issues/33104 has the messages.
      bind: (statement, values) =>
        run(() =>
          Object.assign(this.#sql.unsafe(statement, [], BOUND), { parameters: [...values] })
            .execute()
        ),
    };
  }

  /** Statements that still run fail after `seconds`. */
  async close(seconds: number): Promise<void> {
    await this.#sql.end({ timeout: seconds });
  }
}

const READ_BYTES = 64 * 1024;

/**
 * The part of Node's socket that the driver uses, over the runtime's own connection. Node's way to TLS hangs on the
 * platform's Deno 2.1.4: https://github.com/denoland/deno/issues/28526. It exists before it is connected, because
 * otherwise the driver would lose the connection's place in its pool; a failure is an event.
 */
export class DriverSocket extends EventEmitter {
  readyState = "open";
  /** Set while the socket is closed and the driver does not know it: nothing may be sent. */
  closing: Promise<void> | undefined;
  #connection: Promise<Connection>;
  #opened: Connection | undefined;
  #waiting: Uint8Array[] = [];
  #isWriting = false;
  #isEnding = false;

  constructor(server: Server, trust: Trust) {
    super();
    this.#connection = connect(server, trust, (connection) => {
      this.#opened = connection;
      if (this.readyState === "closed") this.#close();
    });
    void this.#read();
  }

  write(bytes: Uint8Array): true {
    this.#waiting.push(bytes);
    if (!this.#isWriting) void this.#write();
    return true;
  }

  end(bytes: Uint8Array): void {
    this.#isEnding = true;
    this.write(bytes);
  }

  destroy(cause?: Error): void {
    if (this.readyState === "closed") return;
    this.readyState = "closed";
    this.#close();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.closing = promise;
    // After the writes that the driver has deferred by setImmediate. Once it knows that the socket is closed, such a
    // write is an error that nobody can catch: https://github.com/porsager/postgres/issues/1208.
    setTimeout(() => {
      this.closing = undefined;
      resolve();
      // Without an error, the driver reconnects at once and without end when a login is closed:
      // https://github.com/porsager/postgres/issues/1179.
      if (this.listenerCount("error") > 0) this.emit("error", cause ?? connectionLost());
      // `true` would make the driver wait up to 20 seconds before it connects again, which suits a
      // long-lived process, not a request. There is no option for it.
      this.emit("close", false);
    }, 0);
  }

  #close(): void {
    try {
      this.#opened?.close();
    } catch {
      // TLS has taken it over, or it has closed itself.
    }
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    try {
      const connection = await this.#connection;
      for (let bytes = this.#waiting.shift(); bytes; bytes = this.#waiting.shift()) {
        for (let at = 0; at < bytes.length;) at += await connection.write(bytes.subarray(at));
      }
      if (this.#isEnding) this.destroy();
    } catch (error) {
      this.destroy(coded(error as Error));
    }
    this.#isWriting = false;
  }

  async #read(): Promise<void> {
    try {
      const connection = await this.#connection;
      const bytes = new Uint8Array(READ_BYTES);
      for (;;) {
        const length = await connection.read(bytes);
        if (length === null) return this.destroy();
        // A copy, because the driver keeps an incomplete message.
        if (this.readyState === "open") this.emit("data", Buffer.from(bytes.subarray(0, length)));
      }
    } catch (error) {
      this.destroy(coded(error as Error));
    }
  }
}

/** Errors of TLS have no code: the message identifies one about trust, any other means that the connection is lost. */
function coded(error: Error): Error {
  if ("code" in error || isUntrusted(error)) return error;
  return Object.assign(connectionLost(), { cause: error });
}
