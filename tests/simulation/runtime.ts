/** Time, timers, ids and the network of a run's program. Load this before any code of the product. */
import { AsyncLocalStorage } from "node:async_hooks";
import { sha256 } from "../../shared/digest.ts";
import type { Process } from "./scheduler.ts";

/** Whose code runs; undefined outside: providers, people, the simulation. */
export const running = new AsyncLocalStorage<
  { process: Process; /** Its number. */ request: number } | undefined
>();

/** Where timers are real and nothing waits for a decision. */
export const outside = <T>(work: () => T): T => running.run(undefined, work);

export interface Timer {
  process: Process;
  due: number;
  every: number | undefined;
  run(): void;
}

/** What a run does for the code in it. */
interface Runtime {
  /** Milliseconds. */
  now(): number;
  /** `request` makes it each time it is sent. */
  fetch(process: Process, request: () => Request): Promise<Response>;
  timers: Set<Timer>;
  /** Called with a new timer. */
  onTimer(timer: Timer): void;
  during<T>(work: () => Promise<T>): Promise<T>;
}

let runtime: Runtime | undefined;
export function simulate(given: Runtime): void {
  runtime = given;
}

const real = { setTimeout, clearTimeout, clearInterval, Date, fetch };
const LONGEST_MS = 2 ** 31 - 1;
type Work = (...given: unknown[]) => void;

type Timers = (work: Work, ms?: number, ...given: unknown[]) => unknown;

const timerOf = (original: Timers, repeats: boolean): Timers => (work, ms = 0, ...given) => {
  const context = running.getStore();
  // The driver mixes times of both kinds; what lasts for years is over.
  if (!runtime || !context) return original(work, ms > LONGEST_MS ? 0 : ms, ...given);
  const run = () => running.run(context, () => work(...given));
  // Only lets others go first.
  if (!(ms > 0)) return void inOrder(() => new Promise((go) => real.setTimeout(go))).then(run);
  const { process } = context;
  const timer = { process, due: now() + ms, every: repeats ? ms : undefined, run };
  runtime.timers.add(timer);
  runtime.onTimer(timer);
  return Object.assign(timer, { ref() {}, unref() {} });
};

const clear = (original: (id?: number) => void) => (id: unknown) => {
  if (typeof id !== "object") original(id as number);
  else if (!runtime?.timers.delete(id as Timer)) original(id as unknown as number);
};

/** What needs no decision is done one after the other, so that its order is that of its beginnings. */
let last: Promise<unknown> = Promise.resolve();
function inOrder<T>(work: () => Promise<T>): Promise<T> {
  const done = runtime!.during(() => last.then(work));
  last = done.catch(() => {});
  return done;
}

const subtle = Object.getPrototypeOf(crypto.subtle);
for (const name of ["digest", "importKey", "sign", "verify"]) {
  const original = subtle[name];
  subtle[name] = function (...given: unknown[]) {
    const work = () => original.apply(this, given);
    return runtime ? inOrder(work) : work();
  };
}

let ids = 0;
const randomUuid = crypto.randomUUID.bind(crypto);
crypto.randomUUID = () => {
  if (!runtime) return randomUuid();
  const id = sha256(`id ${++ids}`);
  return `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-8${id.slice(17, 20)}-${
    id.slice(20, 32)
  }`;
};

const now = () => runtime?.now() ?? real.Date.now();
const elapsed = performance.now.bind(performance);
// The simulation's own connections keep the real one.
performance.now = () => running.getStore() && runtime ? runtime.now() : elapsed();

Object.assign(globalThis, {
  Date: class extends real.Date {
    constructor(...given: unknown[]) {
      super(...(given.length === 0 ? [now()] : given) as [number]);
    }
    static override now = now;
  },
  setTimeout: timerOf(setTimeout, false),
  setInterval: timerOf(setInterval, true),
  clearTimeout: clear(real.clearTimeout),
  clearInterval: clear(real.clearInterval),
  fetch: (to: string, { signal: _, ...init }: RequestInit = {}) => {
    const context = running.getStore();
    return runtime && context
      ? runtime.fetch(context.process, () => new Request(to, init))
      : real.fetch(to, init);
  },
});
