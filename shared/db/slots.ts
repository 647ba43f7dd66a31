import type postgres from "postgres";
import type { DriverSocket } from "./socket.ts";

/** A driver with one connection, which serves one work at a time. */
export interface Slot {
  sql: postgres.Sql;
  /** Of its last connection. */
  socket: DriverSocket | undefined;
  /** The database has answered on this connection. */
  isOpen: boolean;
  /** How many connections it has lost: the driver silently opens the next one. */
  lost: number;
}

/**
 * At most `max` slots. A driver with several connections may put a BEGIN behind a plain statement on a busy one;
 * here each work knows its connection. The slot given back last is taken first, so that others may close.
 */
export function createSlots(max: number, open: () => Slot) {
  const all = new Set<Slot>();
  const free: Slot[] = [];
  const waiting: ((slot: Slot) => void)[] = [];
  const create = () => {
    const slot = open();
    all.add(slot);
    return slot;
  };
  const take = (): Slot | Promise<Slot> => {
    const slot = free.pop();
    if (slot) return slot;
    return all.size < max ? create() : new Promise((resolve) => waiting.push(resolve));
  };
  const give = (slot: Slot): void => {
    const next = waiting.shift();
    const isKept = all.has(slot);
    if (next) next(isKept ? slot : create());
    else if (isKept) free.push(slot);
  };
  return {
    take,
    give,
    /** Closes the connection of a work that still runs: its statements fail. */
    discard: (slot: Slot): void => {
      if (all.delete(slot)) void slot.sql.end({ timeout: 0 }).catch(() => {});
    },
    close: async () => {
      await Promise.all([...all].map(({ sql }) => sql.end({ timeout: 5 })));
    },
  };
}
