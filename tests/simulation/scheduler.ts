import { setImmediate } from "node:timers";
import { draw, pick } from "./plan.ts";
import type { Plan } from "./plan.ts";
import { running } from "./runtime.ts";

/** A process of the marketplace. When it is killed, each of its gates throws. */
export interface Process {
  name: string;
  isKilled: boolean;
}

export class Killed extends Error {}

interface Step {
  /** What arrived at one decision is chosen from in this order. */
  order: [decision: number, request: number, what: string];
  /** It pauses until this decision, while others can go on. */
  until: number;
  process: Process | undefined;
  what: string;
  faults: readonly string[];
  go(fault?: string): void;
  end(error: Error): void;
}

/** Something that happens to all, at this part of the decisions. */
interface Happening {
  chance: number;
  isFault: boolean;
  run(): Promise<void>;
}

export interface Rules {
  happenings: Happening[];
  /** Lets time pass until something is due. */
  wait(): Promise<void>;
  check(): Promise<void>;
  isOver(): Promise<boolean>;
}

/** Ids of rows and of providers. */
const ID =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}|\b[0-9a-f]{24}\b|(ORD|BST)-[A-Z0-9]+|[a-z]+_?[0-9a-f]{20,}/g;
/** Of a step that can fail. */
const FAULT_CHANCE = 0.1;
/** Some races need a step that waits for many decisions. */
const PAUSE_CHANCE = 0.15;
const LONGEST_PAUSE = 60;
const CHECK_EVERY = 25;
/** Turns of the event loop in which nothing new waits. */
const TURNS = 10;
/** Real time. */
const HANGS_MS = 60_000;

const compare = <T>(one: T, other: T) => one < other ? -1 : one > other ? 1 : 0;

/** Decides what goes on next: work waits at gates, and one decision opens one gate when all work waits. */
export class Scheduler {
  readonly log: string[] = [];
  /** The decisions at which something went wrong. */
  readonly faults: number[] = [];
  failure: unknown;
  at = 0;
  #isOpen = true;
  #waiting: Step[] = [];
  #working = 0;
  #moves = 0;
  /** Ends the wait for work that ends by itself. */
  #rested = () => {};
  #said: { request: number; what: string }[] = [];
  #names = new Map<string, string>();

  constructor(readonly plan: Plan) {}

  get isCalm(): boolean {
    return this.at >= this.plan.decisions;
  }

  draw = (...words: (string | number)[]): number => draw(this.plan.seed, ...words);

  /** Waits to be chosen; returns what goes wrong, one of `faults`, or undefined. */
  gate = async (
    process: Process | undefined,
    what: string,
    ...faults: string[]
  ): Promise<string | undefined> => {
    if (process?.isKilled) throw new Killed();
    if (this.#isOpen) return undefined;
    this.#moves++;
    return await new Promise((go, end) => {
      const request = running.getStore()?.request ?? 0;
      const order: Step["order"] = [this.at, request, request ? "" : what.replaceAll(ID, "#")];
      const pauses = this.draw(...order, "pauses") < PAUSE_CHANCE;
      const until = this.at + (pauses ? this.draw(...order, "pause") * LONGEST_PAUSE : 0);
      this.#waiting.push({ order, until, process, what, faults, go, end });
    });
  };

  /** Work that ends by itself: the next decision waits for it. */
  during = async <T>(work: () => Promise<T>): Promise<T> => {
    this.#working++;
    try {
      return await work();
    } finally {
      this.#moves++;
      if (--this.#working === 0) this.#rested();
    }
  };

  /** Fails what waits and is so. */
  fail(is: (step: Pick<Step, "process" | "what">) => boolean, why: () => Error): void {
    const failing = this.#waiting.filter(is);
    this.#waiting = this.#waiting.filter((step) => !failing.includes(step));
    for (const step of failing) step.end(why());
  }

  say(what: string): void {
    this.#said.push({ request: running.getStore()?.request ?? 0, what });
  }

  /** From here on each gate waits for its decision. */
  async run({ happenings, wait, check, isOver }: Rules): Promise<void> {
    this.#isOpen = false;
    for (;;) {
      await this.#untilAllWait();
      this.#write();
      if (this.failure) throw this.failure;
      if (this.at % CHECK_EVERY === 0) await check();
      if (this.isCalm && this.#waiting.length === 0 && await isOver()) return;
      this.at++;
      const mayFail = !this.isCalm && !this.plan.calm.includes(this.at);
      let roll = this.isCalm ? 1 : this.draw(this.at, "happening");
      const happening = happenings.find(({ chance }) => (roll -= chance) < 0);
      if (happening && (mayFail || !happening.isFault)) {
        if (happening.isFault) this.faults.push(this.at);
        await happening.run();
      } else if (this.#waiting.length === 0) await wait();
      else this.#open(mayFail);
    }
  }

  /** Opens all gates. */
  stop(): void {
    this.#isOpen = true;
    this.#write();
  }

  #open(mayFail: boolean): void {
    const { at } = this;
    const ready = this.#waiting.filter(({ until }) => until <= at);
    const among = ready.length > 0 ? ready : this.#waiting;
    const step = this.isCalm ? this.#waiting[0]! : pick(among, this.draw(at, "step"));
    const fails = mayFail && this.draw(at, "fault") < FAULT_CHANCE;
    const fault = fails ? pick(step.faults, this.draw(at, "which")) : undefined;
    if (fault) this.faults.push(at);
    this.#waiting.splice(this.#waiting.indexOf(step), 1);
    this.say(`${step.process?.name ?? "--"} ${step.what}${fault ? `: ${fault}` : ""}`);
    step.go(fault);
  }

  /** What several requests did at once is put in order; ids are named by their first appearance. */
  #write(): void {
    this.#waiting.sort(({ order: a }, { order: b }) =>
      a[0] - b[0] || a[1] - b[1] || compare(a[2], b[2])
    );
    for (const { what } of this.#said.splice(0).sort((a, b) => a.request - b.request)) {
      const named = what.replace(ID, (id) => {
        const known = this.#names.get(id) ?? `#${this.#names.size + 1}`;
        this.#names.set(id, known);
        return known;
      });
      this.log.push(`${String(this.at).padStart(4)} ${named}`);
    }
  }

  async #untilAllWait(): Promise<void> {
    const alarm = setTimeout(() => {
      this.failure ??= new Error(`The work after "${this.log.at(-1)}" does not end.`);
      this.#rested();
    }, HANGS_MS);
    for (let moves = -1; this.#moves !== moves && !this.failure;) {
      if (this.#working > 0) await new Promise<void>((resolve) => this.#rested = resolve);
      moves = this.#moves;
      for (let turn = 0; turn < TURNS; turn++) await new Promise((go) => setImmediate(go));
      if (this.#working > 0) moves = -1;
    }
    clearTimeout(alarm);
  }
}
