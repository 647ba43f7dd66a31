import { createCallCount } from "./call_counts.ts";
import type { Counted } from "./call_counts.ts";
import { callOperation, callTogether } from "./call_operation.ts";
import { durabilityOf, withDurability } from "./durability.ts";
import { mayRunLate } from "./late.ts";
import type { Log } from "../log.ts";
import type { Arguments, OperationName, Result } from "./operations.ts";
import { isRetriable, translate } from "./errors.ts";
import { outcomesOf } from "./limited.ts";
import type { LimitedAnswer, LimitedBatch, Outcome } from "./limited.ts";
import { createMergedReads } from "./merged_reads.ts";
import { all, createPool } from "./pool.ts";
import { ANSWER_SECONDS, preferReplica, serversOf } from "./replica.ts";
import type { Read } from "./replica.ts";
import { claimsOf, SERVICE_ROLE, setRoleTo } from "./roles.ts";
import { createSharedReads } from "./shared_reads.ts";
import type { Pool } from "./pool.ts";
import { carrier } from "../trace.ts";

/** The response to store for an Idempotency-Key, in the transaction of the operation. */
export interface StoredResponse {
  /** The key as sent by the client. */
  key: string;
  claimId: string;
  replyTo(result: unknown): { status: number; text: string | null };
}

export interface DatabaseClient {
  /**
   * Runs one operation in one transaction, and stores `response` in the same transaction.
   * Throws an ApiError when the operation raises one. Deadlocks and serialization failures are
   * retried twice.
   */
  call<Name extends OperationName>(
    operation: Name,
    args: Arguments<Name>,
    response?: StoredResponse,
  ): Promise<Result<Name>>;
}

/** One client per database role; the role decides the rights of a call. */
export interface DatabaseClients {
  /**
   * Role anon: one statement, on the replica if there is one. Equal calls that wait at the same moment share one read
   * and its result, which must not be changed; other calls of one operation share a statement.
   */
  anon: DatabaseClient;
  /** Role authenticated with the caller's claims, which auth.uid() and row level security read. */
  user(caller: { id: string }): DatabaseClient;
  /**
   * The login itself, with the caller's claims: one statement. Only for operations that may run although their caller
   * got a 503: a pooler may keep a statement until a connection is free.
   */
  reader(caller: { id: string }): DatabaseClient;
  /** Like `user`, then rolled back; `tell` gets the money that the transaction moved. */
  dryRun(caller: { id: string }, tell?: (money: unknown) => void): DatabaseClient;
  /** Role service_role: callbacks, jobs, scheduled runs, and checks before the caller's operation. */
  service: DatabaseClient;
  /**
   * Counts a call of the caller against a limit, in one round trip and a transaction of its own.
   */
  countCall(caller: { id: string }, action: string): Promise<Counted>;
  /** Counts each call of a batch against its user's limit, and runs the operation for the others, in one transaction. */
  callWithinLimit(batch: LimitedBatch): Promise<Outcome[]>;
  close(): Promise<void>;
}

interface DatabaseOptions {
  poolUrl: string;
  publicPoolUrl: string;
  /** A replica for public reads. */
  replicaPoolUrl?: string | undefined;
  poolSize: number;
  /** PEM of trusted authorities; the runtime's own if undefined. */
  authorities?: string | undefined;
  /** How long a call waits for a connection. */
  connectSeconds?: number | undefined;
  /** How long an unused connection stays open while no call waits for one. */
  idleSeconds?: number | undefined;
  /** Logs when the replica is left and used again. */
  log?: Log | undefined;
}

/** Connects on the first call, not here. */
export function openDatabase(
  { poolUrl, publicPoolUrl, replicaPoolUrl, poolSize, log = () => {}, ...rest }: DatabaseOptions,
): DatabaseClients {
  const pool = createPool({ url: poolUrl, max: poolSize, ...rest });
  // Opened by the first public read; most functions have none.
  const publicPool = createPool({ url: publicPoolUrl, max: poolSize, ...rest });
  const replicaPool = replicaPoolUrl === undefined
    ? undefined
    : createPool({ ...rest, url: replicaPoolUrl, max: poolSize, connectSeconds: ANSWER_SECONDS });
  const readPublic = replicaPool
    ? preferReplica(serversOf(publicPool, replicaPool), log)
    : (read: Read) => publicPool.use((it) => read(it));
  const sharedReads = createSharedReads();
  const mergedReads = createMergedReads((operation: OperationName, calls: Values[]) =>
    readPublic((it, on) => callTogether(it, operation, calls, on)) as Promise<unknown[]>
  );
  const transactional = (transaction: Transaction) =>
    client((operation, args, response) =>
      retry(() => inTransaction(pool, transaction, operation, args, response))
    );
  const service = client((operation, args, response) =>
    retry(() =>
      mayRunLate(operation) && !response
        ? alone(pool, operation, args)
        : inTransaction(pool, { role: SERVICE_ROLE }, operation, args, response)
    )
  );
  return {
    anon: client((operation, args) =>
      sharedReads(
        `${operation} ${JSON.stringify(args)}`,
        () => retry(() => mergedReads(operation, args)),
      )
    ),
    user: ({ id }) => transactional({ role: setRoleTo(id) }),
    reader: ({ id }) =>
      client((operation, args) => retry(() => alone(pool, operation, args, [claimsOf(id)]))),
    dryRun: ({ id }, tell = () => {}) => transactional({ role: setRoleTo(id), tell }),
    service,
    countCall: createCallCount((action, caller_ids) =>
      service.call("internal.count_calls", { action, caller_ids })
    ),
    callWithinLimit: async ({ operation, take, ...batch }) => {
      const role = withDurability(SERVICE_ROLE, operation);
      const args = () => ({ operation, ...batch, calls: take() });
      const work = () => inTransaction(pool, { role }, "internal.call_within_limit", args);
      return outcomesOf(await retry(work) as LimitedAnswer);
    },
    close: async () => {
      await Promise.all([pool, publicPool, replicaPool].map((each) => each?.close()));
    },
  };
}

type Values = Record<string, unknown>;

type UntypedCall = (
  operation: OperationName,
  args: Values,
  response?: StoredResponse,
) => Promise<unknown>;

/** Asserts the types of results, which the SQL function guarantees. */
const client = (call: UntypedCall): DatabaseClient => ({ call: call as DatabaseClient["call"] });

interface Transaction {
  /** Statements that set the role and the claims. */
  role: string;
  /** Rolls back, after it got the money that the transaction moved. */
  tell?: (money: unknown) => void;
}

/**
 * Sends the operation once the transaction has begun, so it never runs late. The following statements are sent without
 * waiting for its result: after a failed statement the rest fails, and the commit rolls back.
 */
function inTransaction(
  pool: Pool,
  { role, tell }: Transaction,
  operation: OperationName,
  args: Record<string, unknown> | (() => Record<string, unknown>),
  response?: StoredResponse,
): Promise<unknown> {
  return pool.use(async (connection, started) => {
    await connection.send(`begin; ${withDurability(role, operation)}${traced()}`);
    started();
    const given = typeof args === "function" ? args() : args;
    const called = callOperation(connection, operation, given);
    if (tell) {
      const moved = callOperation(connection, "internal.money_moved", {});
      const [result, money] = await all(called, moved, connection.end("rollback"));
      tell(money);
      return result;
    }
    if (!response) return (await all(called, connection.end("commit")))[0];
    const result = await called;
    const { status, text } = response.replyTo(result);
    const stored = callOperation(connection, "internal.store_response", {
      claim_id: response.claimId,
      status,
      body: text,
    });
    await all(stored, connection.end("commit"));
    return result;
  });
}

/** One statement, which is a transaction of its own: the login itself may execute these operations. */
function alone(
  pool: Pool,
  operation: OperationName,
  args: Record<string, unknown>,
  claims: string[] = [],
): Promise<unknown> {
  const header = carrier();
  const first = [
    ...claims,
    ...durabilityOf(operation),
    ...header ? [`set_config('preloved.traceparent', '${header}', true)`] : [],
  ];
  return pool.use((connection) => callOperation(connection, operation, args, first));
}

/** Jobs and events written in the transaction carry the trace. */
function traced(): string {
  const header = carrier();
  return header ? `; set local preloved.traceparent = '${header}'` : "";
}

async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1;; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isRetriable(error) || tries === 3) throw translate(error);
    }
  }
}
