import { ApiError } from "../../shared/errors.ts";
import type { DatabaseClient, DatabaseClients } from "../../shared/db/client.ts";
import { remembered } from "../../shared/work/remembered.ts";

const FRESH_MS = 5_000;

export type Result = { ms: number } | { error: unknown; reason: string };
export type Dependencies = Record<string, Result>;

/** Remembers the result, because anyone may call it. */
export const createDependencyCheck = (db: DatabaseClients): () => Promise<Dependencies> =>
  remembered(FRESH_MS, () => checkAll(db));

async function checkAll(db: DatabaseClients): Promise<Dependencies> {
  const [database, database_public] = await Promise.all([check(db.service), check(db.anon)]);
  return { database, database_public };
}

async function check(client: DatabaseClient): Promise<Result> {
  const startedAt = performance.now();
  try {
    await client.call("api.health_get", {});
    return { ms: Math.round((performance.now() - startedAt) * 10) / 10 };
  } catch (error) {
    return { error, reason: reasonOf(error) };
  }
}

/** A code, or the runtime's words. Anyone may read it: no address, no value. */
function reasonOf(error: unknown): string {
  const cause = error instanceof ApiError && error.cause ? error.cause : error;
  if (!(cause instanceof Error)) return "unknown";
  return "code" in cause ? String(cause.code) : cause.message.slice(0, 100);
}
