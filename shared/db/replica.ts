import { ApiError } from "../errors.ts";
import type { Log } from "../log.ts";
import { losesSession, translate } from "./errors.ts";
import { all } from "./pool.ts";
import type { Connection, Pool } from "./pool.ts";
import { createSharedReads } from "./shared_reads.ts";

/** One statement. `condition` goes after its select; if it does not hold, nothing runs and BEHIND is returned. */
export type Read = (connection: Connection, condition?: string) => Promise<unknown>;

export const BEHIND = Symbol("behind");

export interface Servers {
  /** A position of the primary's log that is after every answer so far. */
  position(): Promise<string>;
  primary(read: Read): Promise<unknown>;
  /** BEHIND unless the replica has replayed the log up to this position. */
  replica(read: Read, position: string): Promise<unknown>;
}

/** A read, with its connection, may take this long on the replica. */
export const ANSWER_SECONDS = 0.8;
/** A replica that has not caught up by then is left. */
const BEHIND_MS = 50;
const STEP_MS = 5;
const REST_MS = 250;

/**
 * Public reads go to the replica if it has replayed the primary's commits up to their arrival, else to the primary. A
 * replica that is lost, hangs or is behind is left, so that no other read waits for it. A later read tries it again
 * without waiting for the result.
 */
export function preferReplica(
  { position, primary, replica }: Servers,
  log: Log,
  { behindMs = BEHIND_MS, stepMs = STEP_MS, restMs = REST_MS } = {},
): (read: Read) => Promise<unknown> {
  let state: "taken" | "resting" | "rested" = "taken";
  const sharePosition = createSharedReads();
  // Shared only by reads that arrived before it began.
  const currentPosition = () => sharePosition("position", position);

  const rest = () => {
    state = "resting";
    setTimeout(() => void (state = "rested"), restMs);
  };
  const leave = (error: unknown) => {
    if (state !== "taken") return;
    log("replica_left", { error });
    rest();
  };
  const onReplica = async (read: Read, required: string): Promise<unknown> => {
    let isOver = false;
    const timer = setTimeout(() => void (isOver = true), behindMs);
    try {
      for (;;) {
        const result = await replica(read, required);
        if (result !== BEHIND) return result;
        if (isOver) throw notReplayed();
        await new Promise((done) => setTimeout(done, stepMs));
      }
    } finally {
      clearTimeout(timer);
    }
  };
  const tryAgain = async () => {
    state = "resting";
    try {
      await onReplica(replayed, await currentPosition());
      state = "taken";
      log("replica_taken");
    } catch {
      rest();
    }
  };

  return async (read) => {
    if (state === "rested") void tryAgain();
    if (state !== "taken") return await primary(read);
    const required = await currentPosition();
    try {
      return await onReplica(read, required);
    } catch (error) {
      if (isAnswer(error)) throw error;
      // Another error concerns the statement, such as a conflict with the replay (40001).
      if (isNotReplayed(error) || losesSession(error)) leave(error);
      return await primary(read);
    }
  };
}

const NOT_REPLAYED = "REPLICA_BEHIND";
const notReplayed = () =>
  Object.assign(new Error("The replica has not replayed enough in time."), { code: NOT_REPLAYED });
const isNotReplayed = (error: unknown) => (error as { code?: unknown }).code === NOT_REPLAYED;

/** An error raised by the operation. Every other error is the server's, and the primary decides. */
function isAnswer(error: unknown): boolean {
  const answer = translate(error);
  return answer instanceof ApiError && answer.code !== "UNAVAILABLE";
}

/** PostgreSQL writes a commit to its log before anyone sees it, unless it need not wait (durability.ts). */
const POSITION = "select pg_current_wal_flush_lsn()::text as position";
const SETTING = "preloved.is_replayed";
/** Evaluated before the rest of the statement. */
const IF_REPLAYED = `where current_setting('${SETTING}', true) = 'true'`;

const replayed: Read = async (connection, condition = "") =>
  (await connection.bind(`select ${condition}`, [])).length > 0 || BEHIND;

export function serversOf(primary: Pool, replica: Pool): Servers {
  return {
    position: () =>
      primary.use(async (it) => (await it.bind(POSITION, []))[0]!["position"] as string),
    primary: (read) => primary.use((it) => read(it)),
    replica: (read, position) =>
      replica.use(async (it) => {
        const begun = it.send(`begin read only; ${compare(position)}`);
        if (!it.isOpen) await begun;
        // Its snapshot is taken after the comparison.
        return (await all(begun, read(it, IF_REPLAYED), it.end("commit")))[1];
      }),
  };
}

/** A promoted server is no replica any more: its replay position stays. */
function compare(position: string): string {
  if (!/^[0-9A-F]+\/[0-9A-F]+$/.test(position)) throw new Error(`"${position}" is no position.`);
  const isReplayed = `pg_is_in_recovery() and pg_last_wal_replay_lsn() >= '${position}'`;
  return `select set_config('${SETTING}', (${isReplayed})::text, true)`;
}
