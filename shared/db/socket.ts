import { Buffer } from "node:buffer";
import { EventEmitter } from "node:events";
import { connect } from "./connect.ts";
import type { Connection, Server, Trust } from "./connect.ts";
import { isUntrusted } from "./errors.ts";
import { connectionLost } from "./failure.ts";

const READ_BYTES = 64 * 1024;

/**
 * What the driver uses of a socket of Node's, over the runtime's own connection: Node's costs a start more, and its
 * way to TLS hangs on the platform's Deno 2.1.4 (github.com/denoland/deno/issues/28526). It is there before it is
 * connected, because the driver would lose the connection's place in its pool without one; a failure is an event.
 */
export class DriverSocket extends EventEmitter {
  readyState = "open";
  /** While it is closed and the driver does not know it: nothing may be sent. */
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
    // After what the driver has put off to write (by setImmediate): once it knows that the socket is closed, it would
    // write to none, an error that nobody catches, or keep it for the next connection.
    setTimeout(() => {
      this.closing = undefined;
      resolve();
      // Without an error, the driver reconnects at once and without end when a login is closed.
      if (this.listenerCount("error") > 0) this.emit("error", cause ?? connectionLost());
      // As if without one: else the driver waits ever longer, up to 20 seconds, before it connects again.
      this.emit("close", false);
    }, 0);
  }

  #close(): void {
    try {
      this.#opened?.close();
    } catch {
      // TLS has taken it over, or it closed itself.
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
        // A copy, because the driver keeps what is not a whole message.
        if (this.readyState === "open") this.emit("data", Buffer.from(bytes.subarray(0, length)));
      }
    } catch (error) {
      this.destroy(coded(error as Error));
    }
  }
}

/** Errors of TLS have no code: one about trust is known by its message, any other means that the connection is lost. */
function coded(error: Error): Error {
  if ("code" in error || isUntrusted(error)) return error;
  return Object.assign(connectionLost(), { cause: error });
}
