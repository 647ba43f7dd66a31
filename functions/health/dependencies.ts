import { FEATURES } from "../../shared/config.ts";
import type { Feature } from "../../shared/config.ts";
import { ApiError } from "../../shared/errors.ts";
import type { DatabaseClient, DatabaseClients } from "../../shared/db/client.ts";
import { remembered } from "../../shared/concurrency/remembered.ts";

const FRESH_MS = 5_000;

export type Result = { ms: number } | { error: unknown; reason: string };
/** `on` and `off`: whether a feature is configured. The feature is not called. */
export type Dependencies = Record<string, Result | "on" | "off" | string[]>;

/** Remembers the result, because anyone may call it. */
export const createDependencyCheck = (
  db: DatabaseClients,
  off: Partial<Record<Feature, unknown>>,
): () => Promise<Dependencies> => {
  const features = FEATURES.map((feature) => [feature, off[feature] ? "off" : "on"] as const);
  return remembered(
    FRESH_MS,
    async () => ({ ...await checkAll(db), ...Object.fromEntries(features) }),
  );
};

async function checkAll(db: DatabaseClients): Promise<Dependencies> {
  const [database, database_public] = await Promise.all([check(db.service), check(db.anon)]);
  const old_payment_providers = await db.service.call("internal.old_providers", {})
    .catch(() => []);
  return { database, database_public, old_payment_providers };
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

/** A code, or the runtime's words. Anyone may read it, so it contains no address and no value. */
function reasonOf(error: unknown): string {
  const cause = error instanceof ApiError && error.cause ? error.cause : error;
  if (!(cause instanceof Error)) return "unknown";
  return "code" in cause ? String(cause.code) : cause.message.slice(0, 100);
}
