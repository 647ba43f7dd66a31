/** Records what concurrent clients asked and were told. */

export interface Told {
  status: number;
  // The checks read any field.
  // deno-lint-ignore no-explicit-any
  body: any;
  text: string;
}

export interface Call {
  /** One client sends one call after another; a user may have several. */
  client: number;
  user: string;
  /** Method and path: "POST /orders". */
  request: string;
  // deno-lint-ignore no-explicit-any
  body?: any;
  key?: string | undefined;
  /** In milliseconds. */
  begin: number;
  end: number;
  /** Null without an answer: it may have happened, also after `end`. */
  told: Told | null;
}

export interface Server {
  /** Sends a call as this user; an aborted `signal` closes its socket. */
  send(
    user: string,
    request: string,
    body: unknown,
    key: string | undefined,
    signal: AbortSignal,
  ): Promise<Told>;
  /** Pays at the provider; false where that fails. */
  pay(invoice: string): Promise<boolean>;
}

/** Returns what the client was told. With `abortAfter` it hangs up after so many milliseconds. */
export type Send = (
  request: string,
  body?: unknown,
  options?: { key?: string; abortAfter?: number },
) => Promise<Told | null>;

/** Opens clients of a server; their calls go to `calls`. */
export function recordClients(server: Server, calls: Call[]): (user: string) => Send {
  let count = 0;
  return (user) => {
    const client = ++count;
    return async (request, body, { key, abortAfter } = {}) => {
      const abort = new AbortController();
      const timer = abortAfter === undefined ? 0 : setTimeout(() => abort.abort(), abortAfter);
      const begin = performance.now();
      const told = await server.send(user, request, body, key, abort.signal).catch(() => null);
      clearTimeout(timer);
      calls.push({ client, user, request, body, key, begin, end: performance.now(), told });
      return told;
    };
  };
}
