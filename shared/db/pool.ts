import { Driver } from "./driver.ts";
import type { DriverOptions, Session } from "./driver.ts";
import { isFull, losesSession } from "./errors.ts";
import { failure } from "./failure.ts";

const CONNECT_SECONDS = 10;
/**
 * Of the first connection, and of those that a burst opens beside it. Shorter than a call waits: while the pooler is
 * full, what other isolates no longer use comes free in time.
 */
const IDLE_SECONDS = { first: 3, more: 1 };
/** From a connection that the server did not admit to the next try: half of it to one and a half. */
const FULL_MS = 300;

export interface PoolOptions extends Pick<DriverOptions, "url" | "authorities"> {
  max: number;
  /** How long a call waits for a connection. */
  connectSeconds?: number | undefined;
  /** How long a connection stays open without use, where nobody else waits for one. */
  idleSeconds?: number | undefined;
}

/** A connection that nobody else uses meanwhile. */
export interface Connection extends Session {
  /** The database has answered on it before. */
  isOpen: boolean;
  /** Ends a transaction. `commit` rolls back one that has failed. */
  end(how: "commit" | "rollback"): Promise<unknown>;
}

export type Work<Result> = (connection: Connection, started: () => void) => Promise<Result>;

export interface Pool {
  /**
   * Gives the work a connection of its own, and rolls back what a failed one has not ended. Throws CONNECT_TIMEOUT
   * unless the work ends, or says that it has started, in time; its connection is then closed. The driver's own
   * time-out leaves the wait for a connection out: https://github.com/porsager/postgres/issues/824.
   * While the server admits no further connection, works share those that are open, and wait for one if none is.
   */
  use<Result>(work: Work<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Imports the driver lazily: it is most of a function's start time, and a preflight needs none. */
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
            // Nothing is sent for a caller who was told that there is no connection.
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

/** At most `max`, and no more than the server admits. The one given back last is taken first, so that others may close. */
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
  /** Closes the connection of a work that still runs: its statements fail. */
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
    /** Of a connection that the server did not admit: for a while, none is opened. */
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
  // A transaction begins by a message of its own; a statement without one has nothing to end.
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

/** Waits for each, so that the connection is free; throws the error of the first that failed. */
export async function all<Results extends unknown[]>(
  ...promises: { [At in keyof Results]: Promise<Results[At]> }
): Promise<Results> {
  await Promise.allSettled(promises);
  return await Promise.all(promises) as Results;
}

interface Watch {
  started(): void;
  /** Why there is no connection yet. */
  cause: Error;
  isLate: boolean;
  onLate(): void;
}

/** Throws unless the work ends, or says that it has started, in time. */
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
