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
  /** As authenticated with the caller's claims, so that auth.uid() and RLS decide; one statement, too, unless it settles a key. */
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
  return {
    public: {
      call: (verb, args) => attempt(async () => runVerb(await publicPool.open(), verb, args)),
    },
    as: ({ id }) => {
      const caller = callerOf(id);
      return {
        call: (verb, args, settlement) =>
          settlement
            ? inTransaction(pool, (sql) => runVerb(sql, verb, args, caller), settlement)
            : attempt(async () => runVerb(await pool.open(), verb, args, caller)),
      };
    },
    rehearse: ({ id }) => {
      const caller = callerOf(id);
      return { call: (verb, args) => undone(pool, (sql) => runVerb(sql, verb, args, caller)) };
    },
    system: {
      call: (verb, args, settlement) =>
        inTransaction(pool, (sql) => runAsSystem(sql, verb, args), settlement),
    },
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

/**
 * What follows a verb's call, and names its caller for that statement alone: no transaction has to be
 * opened around it and none waits for us to be closed, so its locks last as long as Postgres works.
 * Not flattened away, because of the offset, and looked at before the verb is called.
 */
function callerOf(id: string): string {
  if (!UUID.test(id)) throw new Error("A caller is a UUID.");
  const claims = JSON.stringify({ sub: id, role: "authenticated" });
  return ` from (select set_config('request.jwt.claims', '${claims}', true) as claims offset 0) as caller` +
    " where caller.claims <> ''";
}

type Work = (sql: postgres.TransactionSql) => Promise<unknown>;

function inTransaction(pool: Pool, work: Work, settlement?: Settlement): Promise<unknown> {
  return attempt(async () =>
    (await pool.open()).begin(async (sql) => {
      const result = await work(sql);
      if (settlement) {
        const { claimId, status, body } = settlement;
        await sql`select api.calls_settle(${claimId}, ${status}, ${body(result)})`;
      }
      return result;
    })
  );
}

async function runAsSystem(
  sql: postgres.TransactionSql,
  verb: Verb,
  args: Record<string, unknown>,
): Promise<unknown> {
  // Sent together with the verb: becoming someone costs no round trip of its own.
  const entered = sql.unsafe("set local role service_role").simple().execute();
  const [, result] = await Promise.all([entered, runVerb(sql, verb, args)]);
  return result;
}

class Rehearsed extends Error {
  constructor(readonly result: unknown) {
    super("A dry run ends by undoing everything.");
  }
}

/** Does the work whole, answers what it answered, and rolls back. */
function undone(pool: Pool, work: Work): Promise<unknown> {
  return attempt(async () =>
    (await pool.open()).begin(async (sql) => {
      throw new Rehearsed(await work(sql));
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
  caller = "",
): Promise<unknown> {
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  const list = given.map(([name], index) => `p_${name} => $${index + 1}`).join(", ");
  const values = given.map(([, value]) => value as postgres.ParameterOrJSON<never>);
  const rows = await sql.unsafe(`select api.${verb}(${list}) as result${caller}`, values);
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
