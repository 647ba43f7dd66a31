/** Three doors to Postgres. Each opens as one role, so what a caller may do is decided there and not here. */
import type postgres from "postgres";
import type { Database } from "./types.ts";
import { isRetriable, translate } from "./refusals.ts";

type Verbs = Database["api"]["Functions"];
export type Verb = keyof Verbs & string;

/** Arguments as the wire names them: SQL marks its parameters with p_, nobody else has to. */
export type Arguments<V extends Verb> = Verbs[V] extends { Args: infer A }
  ? { [K in keyof A as K extends `p_${infer Name}` ? Name : K]: A[K] | null }
  : never;

/** What a claimed Idempotency-Key turns into when its effect commits. */
export interface Settlement {
  /** As the client sent it. */
  key: string;
  claimId: string;
  status: number;
  body: (result: unknown) => string;
}

export interface Door {
  /**
   * Runs one verb in one transaction; `settlement` is stored in that same transaction.
   * The result is what the verb's SQL returns: endpoints declare its shape, tests check every answer.
   * Throws a Refusal when the verb says no.
   */
  // deno-lint-ignore no-explicit-any
  call<V extends Verb>(verb: V, args: Arguments<V>, settlement?: Settlement): Promise<any>;
}

export interface Doors {
  /** Role anon, one statement and no transaction around it: what anyone may see. */
  public: Door;
  /** Role authenticated with the caller's claims, so that auth.uid() and RLS decide. */
  as(caller: { id: string }): Door;
  /** The same as `as`, and then nothing of it is kept: what a dry run goes through. */
  rehearse(caller: { id: string }): Door;
  /** Role service_role: webhooks, schedules, and what precedes a caller's own verb. */
  system: Door;
  close(): Promise<void>;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

interface DoorOptions {
  poolUrl: string;
  publicPoolUrl: string;
  poolSize: number;
}

/** Opens the pools lazily; nothing connects before the first call, and nothing is loaded for it. */
export function openDoors({ poolUrl, publicPoolUrl, poolSize }: DoorOptions): Doors {
  const pool = connect(poolUrl, poolSize);
  const publicPool = connect(publicPoolUrl, poolSize);
  const transactional = (enter: string): Door => ({
    call: (verb, args, settlement) => inTransaction(pool, enter, verb, args, settlement),
  });
  return {
    public: {
      call: (verb, args) => attempt(async () => runVerb(await publicPool.open(), verb, args)),
    },
    as: ({ id }) => transactional(enterAs(id)),
    rehearse: ({ id }) => ({
      call: (verb, args) => undone(pool, enterAs(id), verb, args),
    }),
    system: transactional("set local role service_role"),
    close: async () => {
      await Promise.all([pool.close(), publicPool.close()]);
    },
  };
}

interface Pool {
  open(): Promise<postgres.Sql>;
  close(): Promise<void>;
}

/** Loading the driver is most of a function's start, and a preflight or a refusal needs none. */
function connect(url: string, max: number): Pool {
  const options = {
    max,
    prepare: false, // A transaction pooler may give each statement another session.
    fetch_types: false,
    idle_timeout: 60,
    connect_timeout: 10,
    onnotice: () => {},
  };
  let opened: Promise<postgres.Sql> | undefined;
  return {
    open: () => opened ??= import("postgres").then((driver) => driver.default(url, options)),
    close: async () => (await opened)?.end({ timeout: 5 }),
  };
}

/** Settings take no parameters, so what stands in this text must be an id and nothing else. */
function enterAs(callerId: string): string {
  if (!UUID.test(callerId)) throw new Error("A caller is a UUID.");
  const claims = JSON.stringify({ sub: callerId, role: "authenticated" });
  return `set local role authenticated; set local request.jwt.claims = '${claims}'`;
}

function inTransaction(
  pool: Pool,
  enter: string,
  verb: Verb,
  args: Record<string, unknown>,
  settlement?: Settlement,
): Promise<unknown> {
  return attempt(async () =>
    (await pool.open()).begin(async (sql) => {
      // Sent together with the verb: becoming someone costs no round trip of its own.
      const entered = sql.unsafe(enter).simple().execute();
      const [, result] = await Promise.all([entered, runVerb(sql, verb, args)]);
      if (settlement) {
        const { claimId, status, body } = settlement;
        await sql`select api.calls_settle(${claimId}, ${status}, ${body(result)})`;
      }
      return result;
    })
  );
}

class Rehearsed extends Error {
  constructor(readonly result: unknown) {
    super("A dry run ends by undoing everything.");
  }
}

/** Runs the verb whole, answers what it answered, and rolls back. */
function undone(pool: Pool, enter: string, verb: Verb, args: Record<string, unknown>) {
  return attempt(async () =>
    (await pool.open()).begin(async (sql) => {
      await sql.unsafe(enter).simple();
      throw new Rehearsed(await runVerb(sql, verb, args));
    }).catch((error: unknown) => {
      if (error instanceof Rehearsed) return error.result;
      throw error;
    })
  );
}

async function runVerb(
  sql: postgres.Sql | postgres.TransactionSql,
  verb: Verb,
  args: Record<string, unknown>,
): Promise<unknown> {
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  const list = given.map(([name], index) => `p_${name} => $${index + 1}`).join(", ");
  const values = given.map(([, value]) => value as postgres.ParameterOrJSON<never>);
  const rows = await sql.unsafe(`select api.${verb}(${list}) as result`, values);
  return rows[0]?.["result"];
}

/** A deadlock or serialization failure undid everything, so the same thing may be tried again. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1;; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isRetriable(error) || tries === 3) throw translate(error);
    }
  }
}
