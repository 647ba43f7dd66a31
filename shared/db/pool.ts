import type { Duplex } from "node:stream";
import type postgres from "postgres";
import { openTls } from "./tls.ts";

const CONNECT_SECONDS = 10;

export interface PoolOptions {
  url: string;
  max: number;
  /** PEM of the authorities to trust; the runtime's own when undefined. */
  authorities?: string | undefined;
  /** How long a call waits for a connection. */
  connectSeconds?: number | undefined;
}

/** Both throw CONNECT_TIMEOUT where the database gives no connection in time. */
export interface Pool {
  send<Result>(statement: (sql: postgres.Sql) => Promise<Result>): Promise<Result>;
  begin<Result>(work: (sql: postgres.TransactionSql) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Imports the driver lazily: it is most of a function's start time, and a preflight needs none. */
export function createPool(
  { url, max, authorities, connectSeconds = CONNECT_SECONDS }: PoolOptions,
): Pool {
  const timeoutMs = connectSeconds * 1000;
  const options = {
    ssl: false,
    socket: async (server: Server) =>
      failOnClose(await openSocket(url, server, authorities, timeoutMs)),
    max,
    prepare: false, // A transaction pooler may give each statement another session.
    fetch_types: false,
    idle_timeout: 20,
    connect_timeout: connectSeconds,
    onnotice: () => {},
  };
  let opened: Promise<postgres.Sql> | undefined;
  const open = () => opened ??= import("postgres").then((driver) => driver.default(url, options));
  return {
    send: async (statement) => {
      const sql = await open();
      return inTime(timeoutMs, () => statement(sql));
    },
    begin: async (work) => {
      const sql = await open();
      return inTime(timeoutMs, (started) =>
        sql.begin((transaction) => {
          started();
          return work(transaction);
        })) as ReturnType<typeof work>;
    },
    close: async () => (await opened)?.end({ timeout: 5 }),
  };
}

interface Server {
  host: string[];
  port: number[];
  path?: string;
}

async function openSocket(
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
function failOnClose(socket: Duplex): Duplex {
  return socket.once("close", () => {
    if (socket.errored || socket.listenerCount("error") === 0) return;
    socket.emit("error", failure("CONNECTION_CLOSED", "The database closed the connection."));
  });
}

/** Throws unless the work ends, or says that it has started, in time. Work that starts later fails. */
async function inTime<Result>(
  ms: number,
  work: (started: () => void) => Promise<Result>,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  let isLate = false;
  const timeout = failure("CONNECT_TIMEOUT", "No connection to the database in time.");
  const timer = setTimeout(() => {
    isLate = true;
    late.reject(timeout);
  }, ms);
  const started = () => {
    clearTimeout(timer);
    if (isLate) throw timeout;
  };
  try {
    return await Promise.race([work(started), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
