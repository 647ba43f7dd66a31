import { Driver } from "./driver.ts";
import type { DriverOptions, Session } from "./driver.ts";
import { isFull, losesSession } from "./errors.ts";
import { failure } from "./failure.ts";

const CONNECT_SECONDS = 10;
/**
 * For the first connection, and for the further ones of a burst. Shorter than a call waits: while the pooler is full,
 * unused connections of other isolates are freed in time.
 */
const IDLE_SECONDS = { first: 3, more: 1 };
/** Wait after the server did not admit a connection: half of it to one and a half. */
const FULL_MS = 300;

export interface PoolOptions extends Pick<DriverOptions, "url" | "authorities"> {
  max: number;
  /** How long a call waits for a connection. */
  connectSeconds?: number | undefined;
  /** How long an unused connection stays open while no call waits for one. */
  idleSeconds?: number | undefined;
}

/** A connection for one work alone. */
export interface Connection extends Session {
  /** The database has answered on it before. */
  isOpen: boolean;
  /** Ends a transaction. `commit` rolls back one that has failed. */
  end(how: "commit" | "rollback"): Promise<unknown>;
}

export type Work<Result> = (connection: Connection, started: () => void) => Promise<Result>;

export interface Pool {
  /**
   * Gives the work its own connection, and rolls back a transaction that a failed work left open. Throws
   * CONNECT_TIMEOUT unless the work ends, or reports its start, in time; then closes its connection. The driver's own
   * time-out excludes the wait for a connection: https://github.com/porsager/postgres/issues/824. While the server
   * admits no further connection, works share the open ones, and wait for one if none is open.
   */
  use<Result>(work: Work<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Imports the driver lazily: it takes most of a function's start time, and a preflight does not need it. */
export function createPool(
  { max, connectSeconds = CONNECT_SECONDS, idleSeconds, ...rest }: PoolOptions,
): Pool {
  let loaded: Promise<Drivers> | undefined;
  const load = () =>
    loaded ??= import("postgres").then((driver) =>
      createDrivers(max, (isFirst) =>
        new Driver(driver.default, {
          ...rest,
          connectSeconds,
          idleSeconds: idleSeconds ?? (isFirst ? IDLE_SECONDS.first : IDLE_SECONDS.more),
        }))
    );
  return {
    use: async (work) => {
      const drivers = await load();
      return inTime(connectSeconds * 1000, async (watch) => {
        for (;;) {
          const driver = await drivers.take();
          const isNew = !driver.isOpen;
          try {
            // Nothing is sent after the caller got the error about the missing connection.
            if (watch.isLate) throw NO_CONNECTION;
            watch.onLate = () => drivers.discard(driver);
            return await runOn(driver, work, watch.started);
          } catch (error) {
            // The login failed, so nothing has run.
            if (!isNew || !isFull(error)) throw error;
            watch.cause = error as Error;
            drivers.pause(driver);
          } finally {
            drivers.give(driver);
          }
        }
      });
    },
    close: async () => (await loaded)?.close(),
  };
}

type Drivers = ReturnType<typeof createDrivers>;

/**
 * At most `max`, and at most as many as the server admits. Reuses the last returned one first, so that the others may
 * close.
 */
function createDrivers(max: number, open: (isFirst: boolean) => Driver) {
  const all = new Set<Driver>();
  const free: Driver[] = [];
  const waiting: ((driver: Driver) => void)[] = [];
  let isPaused = false;
  const next = (): Driver | undefined => {
    const driver = free.pop();
    if (driver || isPaused || all.size === max) return driver;
    const opened = open(all.size === 0);
    all.add(opened);
    return opened;
  };
  const serve = (): void => {
    while (waiting.length > 0) {
      const driver = next();
      if (!driver) return;
      waiting.shift()!(driver);
    }
  };
  /** Closes the connection of a running work: its statements fail. */
  const discard = (driver: Driver): void => {
    if (all.delete(driver)) void driver.close(0).catch(() => {});
  };
  return {
    take: (): Driver | Promise<Driver> => next() ?? new Promise((resolve) => waiting.push(resolve)),
    give: (driver: Driver): void => {
      if (all.has(driver)) free.push(driver);
      serve();
    },
    discard,
    /** After the server did not admit a connection: opens none for a while. */
    pause: (driver: Driver): void => {
      discard(driver);
      isPaused = true;
      setTimeout(() => {
        isPaused = false;
        serve();
      }, FULL_MS * (0.5 + Math.random()));
    },
    close: async () => {
      await Promise.all([...all].map((driver) => driver.close(5)));
    },
  };
}

async function runOn<Result>(
  driver: Driver,
  work: Work<Result>,
  started: () => void,
): Promise<Result> {
  const { send, bind } = await driver.session();
  // A transaction begins with its own message; a statement without one has nothing to end.
  let isInTransaction = false;
  const connection: Connection = {
    isOpen: driver.isOpen,
    send: (statements) => {
      isInTransaction = true;
      return send(statements);
    },
    bind,
    end: (how) => {
      isInTransaction = false;
      return send(how);
    },
  };
  try {
    const result = await work(connection, started);
    driver.isOpen = true;
    return result;
  } catch (error) {
    driver.isOpen = !losesSession(error);
    if (isInTransaction && driver.isOpen) await send("rollback").catch(() => {});
    throw error;
  }
}

/** Waits for all, so that the connection is free; throws the error of the first failed one. */
export async function all<Results extends unknown[]>(
  ...promises: { [At in keyof Results]: Promise<Results[At]> }
): Promise<Results> {
  await Promise.allSettled(promises);
  return await Promise.all(promises) as Results;
}

interface Watch {
  started(): void;
  /** Why no connection is open yet. */
  cause: Error;
  isLate: boolean;
  onLate(): void;
}

/** Throws unless the work ends, or reports its start, in time. */
async function inTime<Result>(
  ms: number,
  work: (watch: Watch) => Promise<Result>,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const watch: Watch = {
    started: () => clearTimeout(timer),
    cause: NO_CONNECTION,
    isLate: false,
    onLate: () => {},
  };
  const timer = setTimeout(() => {
    watch.isLate = true;
    late.reject(watch.cause);
    watch.onLate();
  }, ms);
  try {
    return await Promise.race([work(watch), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const NO_CONNECTION = failure("CONNECT_TIMEOUT", "No connection to the database in time.");
