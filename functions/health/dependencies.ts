/** Asks what the service stands on; anyone may want to know, so not more often than every few seconds. */
import type { DatabaseClient, DatabaseClients } from "../../shared/db/client.ts";

const FRESH_MS = 5_000;

export type Answer = { ms: number } | { error: unknown };
export type Dependencies = Record<string, Answer>;

/** Answers what was found in the last five seconds; those who ask meanwhile wait for the same look. */
export function createAskDependencies(db: DatabaseClients): () => Promise<Dependencies> {
  let known: { at: number; answer: Promise<Dependencies> } | undefined;
  return () => {
    const now = performance.now();
    if (!known || now - known.at > FRESH_MS) known = { at: now, answer: ask(db) };
    return known.answer;
  };
}

async function ask(db: DatabaseClients): Promise<Dependencies> {
  const [database, database_public] = await Promise.all([look(db.service), look(db.anon)]);
  return { database, database_public };
}

async function look(client: DatabaseClient): Promise<Answer> {
  const began = performance.now();
  try {
    await client.call("api.health_get", {});
    return { ms: Math.round((performance.now() - began) * 10) / 10 };
  } catch (error) {
    return { error };
  }
}
