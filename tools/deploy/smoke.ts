import { setTimeout as sleep } from "node:timers/promises";
import type { Bucket } from "../../shared/providers/storage.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import type { Target } from "./target.ts";

export const BUCKETS: Record<Bucket, true> = {
  "listing-photos": true,
  photos: true,
  labels: true,
  ktp: true,
};

export async function requireBuckets({ databaseUrl }: Target): Promise<void> {
  const found = await withConnection(
    databaseUrl,
    (sql) => sql<{ id: string }[]>`select id from storage.buckets`,
  );
  const missing = Object.keys(BUCKETS).filter((name) => !found.some(({ id }) => id === name));
  if (missing.length > 0) throw new Error(`There is no bucket ${missing.join(", ")}.`);
}

/** Each request starts a function. */
const AT_ONCE = 4;

/** Throws with the name of each function that does not answer as expected. */
export async function smoke(target: Target, names: string[], timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  const wanted: [path: string, status: number][] = [
    // Only our router answers 401 here.
    ...names.map((name): [string, number] => [`/${name}/nothing/here`, 401]),
    ["/health?dependencies=true", 200],
  ];
  const bad: string[] = [];
  const worker = async () => {
    for (let next = wanted.shift(); next; next = wanted.shift()) {
      const [path, status] = next;
      const problem = await ask(`${target.url}/functions/v1${path}`, status, deadline);
      if (problem) bad.push(problem);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (bad.length > 0) throw new Error(bad.join("\n"));
}

/** A new function may take a moment. */
async function ask(url: string, status: number, deadline: number): Promise<string | undefined> {
  for (;;) {
    const problem = await once(url, status);
    if (!problem || Date.now() > deadline) return problem;
    await sleep(1000);
  }
}

async function once(url: string, status: number): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    const text = await answer.text();
    const isOurs = answer.headers.has("x-request-id");
    if (answer.status === status && isOurs) return;
    return `${url} answered ${answer.status} instead of ${status}: ${text.slice(0, 400)}`;
  } catch (error) {
    return `${url} did not answer: ${(error as Error).message}`;
  }
}
