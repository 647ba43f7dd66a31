import type postgres from "postgres";
import { doesNotWait, NOT_WAITING } from "./durability.ts";
import type { Arguments, OperationName, Result } from "./operations.ts";
import { isRetriable, translate } from "./errors.ts";
import { createPool } from "./pool.ts";
import type { Pool } from "./pool.ts";

/** The response to store for an Idempotency-Key, in the transaction of the operation. */
export interface StoredResponse {
  /** The key as the client sent it. */
  key: string;
  claimId: string;
  status: number;
  body: (result: unknown) => string;
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

/** One client per database role; the role decides what a call may do. */
export interface DatabaseClients {
  /** Role anon: one statement without an explicit transaction. */
  anon: DatabaseClient;
  /** Role authenticated with the caller's claims, which auth.uid() and row level security read. */
  user(caller: { id: string }): DatabaseClient;
  /** Like `user`, then rolled back. */
  dryRun(caller: { id: string }): DatabaseClient;
  /** Role service_role: callbacks, jobs, scheduled runs, and checks before the caller's operation. */
  service: DatabaseClient;
  /**
   * Counts a call of the caller against a limit, in one round trip and a transaction of its own.
   * Throws RATE_LIMITED.
   */
  countCall(caller: { id: string }, action: string): Promise<void>;
  close(): Promise<void>;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const SERVICE_ROLE = "set local role service_role";

interface DatabaseOptions {
  poolUrl: string;
  publicPoolUrl: string;
  poolSize: number;
  /** PEM of the authorities to trust; the runtime's own when undefined. */
  authorities?: string | undefined;
  /** How long a call waits for a connection. */
  connectSeconds?: number | undefined;
}

/** Connects on the first call, not here. */
export function openDatabase(
  { poolUrl, publicPoolUrl, poolSize, ...rest }: DatabaseOptions,
): DatabaseClients {
  const pool = createPool({ url: poolUrl, max: poolSize, ...rest });
  // Never shared with transactions: the driver pipelines single statements, and a BEGIN behind them on a connection
  // whose socket is full is sent without reserving it (UNSAFE_TRANSACTION).
  const countPool = createPool({ url: poolUrl, max: 1, ...rest });
  // Opened by the first public read; most functions have none.
  const publicPool = createPool({ url: publicPoolUrl, max: poolSize, ...rest });
  const transactional = (setRole: string) =>
    client((operation, args, response) => inTransaction(pool, setRole, operation, args, response));
  return {
    anon: client((operation, args) =>
      retry(() => publicPool.send((sql) => callOperation(sql, operation, args)))
    ),
    user: ({ id }) => transactional(setRoleTo(id)),
    dryRun: ({ id }) =>
      client((operation, args) => rolledBack(pool, setRoleTo(id), operation, args)),
    service: transactional(SERVICE_ROLE),
    countCall: ({ id }, action) => countCall(countPool, id, action),
    close: async () => {
      await Promise.all([pool, countPool, publicPool].map((each) => each.close()));
    },
  };
}

type UntypedCall = (
  operation: OperationName,
  args: Record<string, unknown>,
  response?: StoredResponse,
) => Promise<unknown>;

/** Asserts the types of results: the SQL function guarantees them. */
const client = (call: UntypedCall): DatabaseClient => ({ call: call as DatabaseClient["call"] });

/** `set local` takes no parameters, so the id is checked before it goes into the text. */
function setRoleTo(callerId: string): string {
  requireUuid(callerId);
  const claims = JSON.stringify({ sub: callerId, role: "authenticated" });
  return `set local role authenticated; set local request.jwt.claims = '${claims}'`;
}

function requireUuid(callerId: string): void {
  if (!UUID.test(callerId)) throw new Error("A caller's id must be a UUID.");
}

function inTransaction(
  pool: Pool,
  setRole: string,
  operation: OperationName,
  args: Record<string, unknown>,
  response?: StoredResponse,
): Promise<unknown> {
  return retry(() =>
    pool.begin(async (sql) => {
      // Pipelined with the operation, so that setting the role costs no round trip.
      const settings = doesNotWait(operation) ? `${setRole}; ${NOT_WAITING}` : setRole;
      const roleSet = sql.unsafe(settings).simple().execute();
      const [, result] = await Promise.all([roleSet, callOperation(sql, operation, args)]);
      if (response) {
        const { claimId, status, body } = response;
        await sql`select internal.store_response(${claimId}, ${status}, ${body(result)})`;
      }
      return result;
    })
  );
}

/** Two statements in one message are one transaction. They take no parameters, so both values are checked. */
async function countCall(pool: Pool, callerId: string, action: string): Promise<void> {
  requireUuid(callerId);
  if (!/^[a-z_]+$/.test(action)) throw new Error(`"${action}" is no action.`);
  const count = `select internal.count_call('${callerId}', '${action}')`;
  const settings = `${SERVICE_ROLE}; ${NOT_WAITING}`;
  await retry(() => pool.send((sql) => sql.unsafe(`${settings}; ${count}`).simple()));
}

class DryRunRollback extends Error {
  constructor(readonly result: unknown) {
    super("A dry run is rolled back.");
  }
}

function rolledBack(
  pool: Pool,
  setRole: string,
  operation: OperationName,
  args: Record<string, unknown>,
) {
  return retry(() =>
    pool.begin(async (sql) => {
      await sql.unsafe(setRole).simple();
      throw new DryRunRollback(await callOperation(sql, operation, args));
    }).catch((error: unknown) => {
      if (error instanceof DryRunRollback) return error.result;
      throw error;
    })
  );
}

async function callOperation(
  sql: postgres.Sql | postgres.TransactionSql,
  operation: OperationName,
  args: Record<string, unknown>,
): Promise<unknown> {
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  const list = given.map(([name], index) => `p_${name} => $${index + 1}`).join(", ");
  const values = given.map(([, value]) => value as postgres.ParameterOrJSON<never>);
  const rows = await sql.unsafe(`select ${operation}(${list}) as result`, values);
  return rows[0]?.["result"];
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
