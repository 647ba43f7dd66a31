import { createEmulators } from "../../local/emulators/app.ts";
import { createGateway } from "../../local/gateway/gateway.ts";
import type { Handler } from "../../local/gateway/gateway.ts";
import { createServices } from "../../local/stack/services.ts";
import { SCHEDULED } from "../../functions/jobs/providers/schedule.ts";
import type { DatabaseClient, DatabaseClients } from "../../shared/db/client.ts";
import { translate } from "../../shared/db/errors.ts";
import { connectionLost } from "../../shared/db/failure.ts";
// Elsewhere imported when first used, at a time of its own.
import "../../shared/reasons/details.ts";
import { callTo, client } from "../support/client.ts";
import type { Call } from "../history/record.ts";
import { createDatabase } from "../support/database.ts";
import { ANON_KEY, emulatorsOf, environmentOf, SERVICE_KEY } from "../support/environment.ts";
import { proveMoney } from "../support/money.ts";
import { createKeys, createUser } from "../support/users.ts";
import type { TestUser } from "../support/users.ts";
import { mutate } from "../money/mutations.ts";
import type { Bug } from "./bugs.ts";
import { findUnfinished } from "./check.ts";
import { BEGIN, setTime } from "./clock.ts";
import { pick } from "./plan.ts";
import type { Plan } from "./plan.ts";
import { outside, running, simulate } from "./runtime.ts";
import type { Timer } from "./runtime.ts";
import { Killed, Scheduler } from "./scheduler.ts";
import type { Process } from "./scheduler.ts";

const URL_OF_ALL = "http://market.test";
/** A shorter timer may end at any time; a longer one ends when the clock has passed it. */
const SHORT_MS = 100;
/** A provider's call that takes longer has no answer. */
const TIMEOUT_MS = 10_000;
/** At most hours, so that many quotes are used before they expire. */
const SECONDS = [1, 1, 1, 1, 5, 5, 15, 15, 15, 30, 30, 60, 60, 300, 900, 6 * 3600];
/** While nobody waits for a decision; the long ones when nothing fails any more, */
const SHORT_STEP = 15;
const LONG_STEP = 12 * 3600;
/** at most so far: to the end of an order whose dispute everybody forgets. */
const CALM_SECONDS = 25 * 86_400;
/** These have no key at their provider: a network that repeats them is not ours to survive. */
const UNREPEATABLE = "POST /payment/api/v2/invoices";

interface Running extends Process {
  serve: Handler;
  db: DatabaseClients;
  killed: PromiseWithResolvers<never>;
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Opens a market of two processes whose work waits for the plan. */
export async function openWorld(plan: Plan, bug?: Bug) {
  const database = await createDatabase();
  const { admin } = database;
  if (bug?.change) await mutate(admin, { bug: bug.bug, change: bug.change });
  const keys = await createKeys();
  const environment = environmentOf(URL_OF_ALL, database, keys.jwks, { LOG_SAMPLE_RATE: "0" });
  const scheduler = new Scheduler(plan);
  const { gate, during, draw } = scheduler;
  const processes: Running[] = [];
  const timers = new Set<Timer>();
  let sleepers: { due: number; wake(): void }[] = [];
  let [seconds, born, requests, calmSince] = [0, 0, 0, 0];
  const errors: string[] = [];
  const calls: Call[] = [];
  const now = () => BEGIN + seconds * 1000;

  /** Each operation is one transaction, and waits for its turn. */
  function inTurns(process: Process, db: DatabaseClients): DatabaseClients {
    const turn = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      const fault = await gate(process, `runs ${what}`, "its commit is lost", "its answer is lost");
      const done = fault === "its commit is lost" ? undefined : await during(() => outside(work));
      if (fault) throw translate(connectionLost());
      return done as T;
    };
    const gated = (client: DatabaseClient): DatabaseClient => ({
      call: (...given) => turn(given[0], () => client.call(...given)),
    });
    return {
      close: db.close,
      anon: gated(db.anon),
      service: gated(db.service),
      user: (caller) => gated(db.user(caller)),
      reader: (caller) => gated(db.reader(caller)),
      dryRun: (...given) => gated(db.dryRun(...given)),
      countCall: (...given) => turn(`count of ${given[1]}`, () => db.countCall(...given)),
      callWithinLimit: (batch) => turn(batch.operation, () => db.callWithinLimit(batch)),
    };
  }

  function startProcess(): Running {
    const process = { name: `p${++born}`, isKilled: false };
    const killed = Promise.withResolvers<never>();
    killed.promise.catch(() => {});
    return running.run({ process, request: 0 }, () => {
      const { functions, db } = createServices(
        environment,
        (event, fields) => void errors.push(`${event} ${Deno.inspect(fields, { depth: 4 })}`),
        () => void outside(() => post("a trigger", "/jobs/run")),
        600_000,
        (db) => inTurns(process, db),
      );
      const serve = createGateway({ functions, mounts: {}, fallback: functions["health"]! });
      return Object.assign(process, { serve, db, killed });
    });
  }

  async function kill(): Promise<void> {
    const at = Math.floor(draw("who", born) * processes.length);
    const process = processes[at]!;
    process.isKilled = true;
    scheduler.fail((step) => step.process === process, () => new Killed());
    process.killed.reject(new TypeError("The connection was reset."));
    for (const timer of timers) if (timer.process === process) timers.delete(timer);
    processes[at] = startProcess();
    scheduler.say(`${process.name} is killed, ${processes[at].name} takes its place`);
    await outside(() => during(process.db.close));
  }

  async function restartDatabase(): Promise<void> {
    scheduler.say("the database restarts");
    scheduler.fail(
      ({ what }) => what.startsWith("runs "),
      () => translate(connectionLost()) as Error,
    );
  }

  /** A request from outside to one of the processes; throws if that is killed. */
  async function serve(request: Request): Promise<Response> {
    const process = pick(processes, draw("process", ++requests));
    return await running.run({ process, request: requests }, async () => {
      const serving = Promise.resolve(process.serve(request));
      serving.catch(() => {});
      return await Promise.race([serving, process.killed.promise]);
    });
  }

  async function post(who: string, path: string): Promise<void> {
    await gate(undefined, `${who} calls ${path}`);
    const headers = { authorization: `Bearer ${SERVICE_KEY}` };
    await serve(new Request(URL_OF_ALL + path, { method: "POST", headers })).catch(() => {});
  }

  const nameOf = ({ method, url }: Request) =>
    `${method} ${new URL(url).pathname.replace(/^\/sandbox/, "")}`;
  const inSandbox = (request: Request) =>
    outside(() =>
      during(async () => {
        const response = await emulators.app.fetch(
          new Request(request.url.replace("/sandbox", ""), request),
        );
        return new Response(await response.text(), response);
      })
    );

  async function callProvider(process: Process, make: () => Request): Promise<Response> {
    const name = nameOf(make());
    const body = await make().text();
    const send = () => {
      const changed = bug?.changeBody?.(name, body) ?? body;
      return inSandbox(body ? new Request(make(), { body: changed }) : make());
    };
    const since = now();
    const repeats = name === UNREPEATABLE ? [] : ["arrives twice"];
    const fault = await gate(
      process,
      `calls ${name}`,
      ...["is lost on its way", "its answer is lost", "fails", ...repeats],
    );
    let answer: Response | undefined;
    if (fault === "fails") answer = Response.json({ error_code: "SERVER_ERROR" }, { status: 500 });
    else if (fault !== "is lost on its way") answer = await send();
    if (fault === "arrives twice") await send();
    if (fault === "its answer is lost") answer = undefined;
    await gate(process, `hears of ${name}: ${answer?.status ?? "nothing"}`);
    if (now() - since >= TIMEOUT_MS) answer = undefined;
    if (bug?.changeAnswer) answer = bug.changeAnswer(name, answer);
    if (!answer) throw new DOMException("The signal timed out.", "TimeoutError");
    return answer;
  }

  const emulators = createEmulators({
    ...emulatorsOf(URL_OF_ALL),
    clock: { now: () => new Date(now()) },
    // A provider calls us back.
    fetch: async (to, { signal: _, ...init } = {}) => {
      const request = new Request(to as string, init);
      const what = `a callback ${nameOf(request)}`;
      const fault = await gate(
        undefined,
        what,
        ...["is lost on its way", "its answer is lost", "arrives twice"],
      );
      if (fault === "is lost on its way") throw new TypeError("Lost");
      if (fault === "arrives twice") void serve(request.clone()).catch(() => {});
      const answer = await serve(request);
      scheduler.say(`${what} is answered ${answer.status}`);
      if (fault === "its answer is lost") throw new TypeError("Lost");
      return answer;
    },
  });

  async function pass(more: number): Promise<void> {
    seconds += Math.max(Math.ceil(more), 1);
    await setTime(admin, now());
    scheduler.say(`it is ${seconds} s later than at the start`);
    // A copy: a heartbeat begins again.
    for (const timer of [...timers].filter(({ due }) => due <= now())) {
      if (timer.every === undefined) timers.delete(timer);
      else timer.due = now() + timer.every;
      timer.run();
    }
    const awake = sleepers.filter(({ due }) => due <= now());
    sleepers = sleepers.filter(({ due }) => due > now());
    for (const { wake } of awake) wake();
    await emulators.startDue();
    for (const path of SCHEDULED) void post("the schedule", path);
  }

  async function wait(): Promise<void> {
    const [work] = await admin`
      select extract(epoch from private.next_work_at())::float8 * 1000 as due`;
    const dues = [work!["due"] ?? Infinity, emulators.nextDue()?.getTime() ?? Infinity];
    const after = (due: number) => (due - now()) / 1000;
    const longest = scheduler.isCalm ? LONG_STEP : SHORT_STEP;
    const least = Math.min(longest, ...sleepers.map(({ due }) => after(due)));
    await pass(Math.max(after(Math.min(...dues, now() + 86_400_000)), least, SHORT_STEP));
  }

  simulate({
    now,
    during,
    fetch: callProvider,
    timers,
    onTimer: (timer) => {
      if (timer.every !== undefined || timer.due > now() + SHORT_MS) return;
      gate(timer.process, "goes on after a pause")
        .then(() => timers.delete(timer) && timer.run(), () => {});
    },
  });
  processes.push(startProcess(), startProcess());
  const token = keys.sign(URL_OF_ALL);
  const tools = {
    database,
    db: processes[0]!.db,
    token: (claims: Record<string, unknown>) => token(claims, { expiresIn: "1000d" }),
  };

  return {
    plan,
    scheduler,
    database,
    errors,
    /** What people asked and were told. */
    calls,
    /** In milliseconds; later after each decision. */
    instant: () => now() + scheduler.at / 1e3,
    createUser: (): Promise<TestUser> => createUser(tools),
    as: ({ token }: TestUser) =>
      client(callTo(URL_OF_ALL, serve), {
        authorization: `Bearer ${ANON_KEY}`,
        "x-user-token": token,
      }),
    /** The providers, past their network. */
    sandbox: client(callTo(URL_OF_ALL, inSandbox), { authorization: `Basic ${btoa("xnd_test:")}` }),
    /** Wakes at the first step of the clock after so many seconds. */
    sleep: (seconds = 1) =>
      new Promise<void>((wake) => sleepers.push({ due: now() + seconds * 1000, wake })),
    run: (isDone: () => boolean) =>
      scheduler.run({
        happenings: [
          { chance: 0.04, isFault: false, run: () => pass(pick(SECONDS, draw("pass", seconds))) },
          { chance: 0.01, isFault: true, run: kill },
          { chance: 0.003, isFault: true, run: restartDatabase },
        ],
        wait,
        check: () => proveMoney({ database }),
        // Nothing is left, or what is left is stuck.
        isOver: async () => {
          if (!isDone()) calmSince = seconds;
          const calm = seconds - calmSince;
          return calm > CALM_SECONDS || calm > 3600 && (await findUnfinished(admin)).length === 0;
        },
      }),
  };
}
