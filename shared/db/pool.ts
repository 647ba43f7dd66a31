import type postgres from "postgres";
import { losesSession } from "./errors.ts";
import { createSlots } from "./slots.ts";
import type { Slot } from "./slots.ts";
import type { Server } from "./connect.ts";
import { connectionLost, failure } from "./failure.ts";
import { DriverSocket } from "./socket.ts";

const CONNECT_SECONDS = 10;

export interface PoolOptions {
  url: string;
  max: number;
  /** PEM of the authorities to trust; the runtime's own when undefined. */
  authorities?: string | undefined;
  /** How long a call waits for a connection. */
  connectSeconds?: number | undefined;
}

/** A connection that nobody else uses meanwhile. Statements run in order, and are sent without waiting. */
export interface Connection {
  /** The database has answered on it before. */
  isOpen: boolean;
  /** Statements without parameters, in one message. */
  send(statements: string): Promise<unknown>;
  /** One statement, in one round trip. */
  bind(statement: string, values: readonly (string | null)[]): Promise<postgres.Row[]>;
  /** Ends a transaction. `commit` rolls back one that has failed. */
  end(how: "commit" | "rollback"): Promise<unknown>;
}

export type Work<Result> = (connection: Connection, started: () => void) => Promise<Result>;

export interface Pool {
  /**
   * Gives the work a connection of its own, and rolls back what a failed one has not ended. Throws CONNECT_TIMEOUT
   * unless the work ends, or says that it has started, in time; its connection is then closed.
   */
  use<Result>(work: Work<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Imports the driver lazily: it is most of a function's start time, and a preflight needs none. */
export function createPool(options: PoolOptions): Pool {
  const timeoutMs = (options.connectSeconds ?? CONNECT_SECONDS) * 1000;
  let loaded: Promise<ReturnType<typeof createSlots>> | undefined;
  const load = () =>
    loaded ??= import("postgres").then((driver) =>
      createSlots(options.max, () => openSlot(driver.default, options))
    );
  return {
    use: async (work) => {
      const slots = await load();
      return inTime(timeoutMs, async (watch) => {
        const slot = await slots.take();
        try {
          // Nothing is sent for a caller who was told that there is no connection.
          if (watch.isLate) throw NO_CONNECTION;
          watch.onLate = () => slots.discard(slot);
          return await runOn(slot, work, watch.started);
        } finally {
          slots.give(slot);
        }
      });
    },
    close: async () => (await loaded)?.close(),
  };
}

function openSlot(
  driver: typeof postgres,
  { url, authorities, connectSeconds = CONNECT_SECONDS }: PoolOptions,
): Slot {
  const mode = new URL(url).searchParams.get("sslmode");
  const needsTls = mode !== null && mode !== "disable";
  const options = {
    ssl: false,
    socket: (server: Server) => slot.socket = new DriverSocket(server, { needsTls, authorities }),
    max: 1,
    prepare: false, // A transaction pooler may give each transaction another session.
    fetch_types: false,
    idle_timeout: 20,
    max_lifetime: null, // The driver would also close one between two statements of a transaction.
    connect_timeout: connectSeconds,
    onnotice: () => {},
    onclose: () => {
      slot.isOpen = false;
      slot.lost++;
    },
  };
  const slot: Slot = { sql: driver(url, options), socket: undefined, isOpen: false, lost: 0 };
  return slot;
}

async function runOn<Result>(
  slot: Slot,
  work: Work<Result>,
  started: () => void,
): Promise<Result> {
  await slot.socket?.closing;
  let isEnded = false;
  let lost: number | undefined;
  /** After the first answer, throws once the connection that gave it is lost. */
  const requireSame = () => {
    if (slot.lost !== (lost ?? slot.lost)) throw connectionLost();
  };
  const requireOpen = () => {
    if (slot.socket?.closing) throw connectionLost();
    requireSame();
  };
  const sent = async <Rows>(query: Promise<Rows>): Promise<Rows> => {
    const rows = await query;
    lost ??= slot.lost;
    requireSame();
    return rows;
  };
  const send = async (statements: string) => {
    requireOpen();
    return await sent(slot.sql.unsafe(statements).execute());
  };
  const connection: Connection = {
    isOpen: slot.isOpen,
    send,
    bind: async (statement, values) => {
      requireOpen();
      // Values given as arguments cost a round trip: the driver first asks for their types.
      const query = slot.sql.unsafe(statement, [], BOUND);
      return await sent(Object.assign(query, { parameters: [...values] }).execute());
    },
    end: (how) => {
      isEnded = true;
      return send(how);
    },
  };
  try {
    const result = await work(connection, started);
    slot.isOpen = true;
    return result;
  } catch (error) {
    slot.isOpen = !losesSession(error);
    if (!isEnded && slot.isOpen) await send("rollback").catch(() => {});
    throw error;
  }
}

/** An option of the driver that its types do not have: the extended protocol without arguments. */
const BOUND = { simple: false } as postgres.UnsafeQueryOptions;

/** Waits for each, so that the connection is free; throws the error of the first that failed. */
export async function all<Results extends unknown[]>(
  ...promises: { [At in keyof Results]: Promise<Results[At]> }
): Promise<Results> {
  await Promise.allSettled(promises);
  return await Promise.all(promises) as Results;
}

interface Watch {
  started(): void;
  isLate: boolean;
  onLate(): void;
}

/** Throws unless the work ends, or says that it has started, in time. */
async function inTime<Result>(
  ms: number,
  work: (watch: Watch) => Promise<Result>,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const watch: Watch = { started: () => clearTimeout(timer), isLate: false, onLate: () => {} };
  const timer = setTimeout(() => {
    watch.isLate = true;
    late.reject(NO_CONNECTION);
    watch.onLate();
  }, ms);
  try {
    return await Promise.race([work(watch), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const NO_CONNECTION = failure("CONNECT_TIMEOUT", "No connection to the database in time.");
