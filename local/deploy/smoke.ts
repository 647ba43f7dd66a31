/** After a deployment: does every function start, refuse strangers, and reach its database. */
import type { Bucket } from "../../shared/providers/storage.ts";
import { withConnection } from "../postgres/connect.ts";
import type { Target } from "./target.ts";

const BUCKETS: Record<Bucket, true> = { "listing-photos": true, labels: true, ktp: true };

/** Throws when a bucket that we keep files in is not there. */
export async function lookForBuckets({ databaseUrl }: Target): Promise<void> {
  const found = await withConnection(
    databaseUrl,
    (sql) => sql<{ id: string }[]>`select id from storage.buckets`,
  );
  const missing = Object.keys(BUCKETS).filter((name) => !found.some(({ id }) => id === name));
  if (missing.length > 0) throw new Error(`There is no bucket ${missing.join(", ")}.`);
}

/** How many are asked at once: each question starts a function. */
const AT_ONCE = 4;

/** Throws, naming each function that does not answer as it should. */
export async function smoke(target: Target, names: string[], patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  const wanted: [path: string, status: number][] = [
    // Our own router says this, and nobody else on the way.
    ...names.map((name): [string, number] => [`/${name}/nothing/here`, 401]),
    ["/health?dependencies=true", 200],
  ];
  const bad: string[] = [];
  const askOn = async () => {
    for (let next = wanted.shift(); next; next = wanted.shift()) {
      const [path, status] = next;
      const said = await ask(`${target.url}/functions/v1${path}`, status, deadline);
      if (said) bad.push(said);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  if (bad.length > 0) throw new Error(bad.join("\n"));
}

/** A function that was just put there may take a moment. */
async function ask(url: string, status: number, deadline: number): Promise<string | undefined> {
  for (;;) {
    const said = await once(url, status);
    if (!said || Date.now() > deadline) return said;
    await new Promise((done) => setTimeout(done, 1000));
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
