import { uuid } from "./time.ts";
import type { BodyAt } from "./types.ts";

/** localStorage, sessionStorage and React Native's AsyncStorage fit as they are. */
export interface IntentStorage {
  getItem(name: string): string | null | Promise<string | null>;
  setItem(name: string, value: string): unknown;
}

/** Something the user wants, sent to the service, and its answer still missing. */
export interface Intent<P = string> {
  key: string;
  /** As you named it. */
  name: string;
  method: string;
  path: P;
  params: unknown;
  body: BodyAt<P>;
  /** When it was first sent, in milliseconds. */
  at: number;
}

type Kept = Record<string, Intent>;

const NAME = "preloved.intents";
/** The service knows a key for 24 hours. A repeat after that would be done a second time. */
const LIFE = 23 * 3600_000;

/** The unanswered intents of all users of this device, as one item of the storage, or in memory where there is none. */
export function createIntents(storage?: IntentStorage) {
  let last: Promise<unknown> = Promise.resolve();
  let inMemory: string | null = null;
  // A full or forbidden storage: what could not be written must still be found.
  const leave = () => storage = undefined;

  function read() {
    try {
      const text = storage ? storage.getItem(NAME) : inMemory;
      return isText(text) ? text : text.then((read) => read, () => (leave(), inMemory));
    } catch {
      leave();
      return inMemory;
    }
  }

  async function write(text: string): Promise<void> {
    inMemory = text;
    try {
      await storage?.setItem(NAME, text);
    } catch {
      leave();
    }
  }

  /** Reads, changes and writes; one after the other, and in one step where the storage is not asynchronous. */
  function change<T>(work: (kept: Kept) => T): Promise<T> {
    const apply = async (text: string | null) => {
      const kept = parse(text);
      const result = work(kept);
      await write(JSON.stringify(kept));
      return result;
    };
    const done = last.then(() => {
      const text = read();
      return isText(text) ? apply(text) : text.then(apply);
    });
    last = done.catch(() => {});
    return done;
  }

  return {
    /** The unanswered intent with this name, or a new one, stored before anything is sent. */
    open: (id: string, wanted: Omit<Intent, "key" | "at">) =>
      change((kept) => {
        const known = kept[id];
        const intent = kept[id] = known ?? { ...wanted, key: uuid(), at: Date.now() };
        return { intent, isNew: !known };
      }),
    close: (id: string, key: string) =>
      change((kept) => {
        if (kept[id]?.key === key) delete kept[id];
      }),
    of: (user: string, path: string) =>
      change((kept) =>
        Object.keys(kept).filter(isOf(user)).map((id) => kept[id]!)
          .filter((intent) => intent.path === path)
      ),
    forget: (user: string, name?: string) =>
      change((kept) => {
        for (const id of Object.keys(kept).filter(isOf(user))) {
          if (name === undefined || kept[id]!.name === name) delete kept[id];
        }
      }),
  };
}

function parse(text: string | null): Kept {
  try {
    const kept: Kept = JSON.parse(text ?? "{}");
    if (kept.constructor !== Object) return {};
    for (const id in kept) if (!(Date.now() - kept[id]!.at < LIFE)) delete kept[id];
    return kept;
  } catch {
    return {};
  }
}

const isText = <T>(text: string | null | T): text is string | null =>
  text === null || typeof text === "string";
const isOf = (user: string) => (id: string) => id.startsWith(`${user} `);
