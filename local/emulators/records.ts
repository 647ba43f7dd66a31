import type { Context } from "./context.ts";
import { notFound } from "./http.ts";

interface RecordOptions<T> {
  kind: string;
  names(record: T): (string | null | undefined)[];
  /** ISO time of the next change without a call; null without one. */
  dueAt?(record: T): string | null;
  /** The record after that change. */
  onDue?(record: T, now: string): T;
}

/** Records of a provider, changed by calls and by time, each change in one transaction. */
export function createRecords<T extends { id: string }>(
  { store, clock }: Context,
  { kind, names, dueAt = () => null, onDue = (record) => record }: RecordOptions<T>,
) {
  const collection = store.collection<T>(kind);
  const now = () => clock.now().toISOString();

  function keep(record: T): T {
    const due = dueAt(record);
    collection.put(record.id, record, {
      names: names(record).filter((name) => typeof name === "string" && name !== "") as string[],
      dueAt: due === null ? null : new Date(due),
    });
    return record;
  }

  function runDue(): void {
    for (const { id } of collection.due(clock.now())) {
      store.atomically(() => {
        const record = collection.get(id);
        const due = record && dueAt(record);
        if (due && Date.parse(due) <= clock.now().getTime()) keep(onDue(record, now()));
      });
    }
  }

  /** By the provider's id, otherwise the newest with this name. */
  function find(id: string): T | null {
    runDue();
    return collection.get(id) ?? collection.named(id)[0] ?? null;
  }

  /** Throws a 404 for control calls. */
  function get(id: string): T {
    const record = find(id);
    if (record === null) throw notFound(kind);
    return record;
  }

  return {
    keep,
    find,
    get,
    runDue,
    change: (id: string, step: (record: T, now: string) => T): T =>
      store.atomically(() => keep(step(get(id), now()))),
    named(name: string): T[] {
      runDue();
      return collection.named(name);
    },
    newest(limit: number): T[] {
      runDue();
      return collection.newest(limit);
    },
    nextDue: () => collection.nextDue(),
  };
}

/** Random hexadecimal digits, at most 32. */
export const randomId = (length: number) =>
  crypto.randomUUID().replaceAll("-", "").slice(0, length);
