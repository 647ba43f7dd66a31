import type postgres from "postgres";

/** A driver with one connection, which serves one work at a time. */
export interface Lane {
  sql: postgres.Sql;
  /** The database has answered on this connection. */
  isOpen: boolean;
}

/**
 * At most `max` lanes. A driver with several connections may put a BEGIN behind a plain statement on a busy one;
 * here each work knows its connection. The lane given back last is taken first, so that others may close.
 */
export function createLanes(max: number, open: () => Lane) {
  const all = new Set<Lane>();
  const free: Lane[] = [];
  const waiting: ((lane: Lane) => void)[] = [];
  const create = () => {
    const lane = open();
    all.add(lane);
    return lane;
  };
  const take = (): Lane | Promise<Lane> => {
    const lane = free.pop();
    if (lane) return lane;
    return all.size < max ? create() : new Promise((resolve) => waiting.push(resolve));
  };
  const give = (lane: Lane): void => {
    const next = waiting.shift();
    const isKept = all.has(lane);
    if (next) next(isKept ? lane : create());
    else if (isKept) free.push(lane);
  };
  return {
    take,
    give,
    /** Closes the connection of a work that still runs: its statements fail. */
    discard: (lane: Lane): void => {
      if (all.delete(lane)) void lane.sql.end({ timeout: 0 }).catch(() => {});
    },
    close: async () => {
      await Promise.all([...all].map(({ sql }) => sql.end({ timeout: 5 })));
    },
  };
}
