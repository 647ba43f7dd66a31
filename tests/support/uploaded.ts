/** The functions of a market as their uploads, each in a process of the platform's runtime. */
import type { Handler } from "../../local/gateway/gateway.ts";
import { groupNames } from "../../local/stack/groups.ts";
import type { Environment } from "../../shared/config.ts";
import { start } from "../rehearsal/platform.ts";
import type { Worker } from "../rehearsal/platform.ts";

type Entry = { event: string; fields: Record<string, unknown> };

export interface Uploaded {
  functions: Record<string, Handler>;
  /** Milliseconds of processor time that this function's process has taken. */
  cpu(name: string): Promise<number>;
  /** Goes on with the bundles of another folder; what runs ends on the old ones. */
  replace(folder: string): void;
  close(): Promise<void>;
}

/** Each starts with its first request; what it logs goes to `entries`. */
export function uploadedFunctions(
  folder: string,
  environment: Environment,
  entries: Entry[],
): Uploaded {
  // As in production, where isolates share the pooler's connections.
  const secrets = { ...environment, DATABASE_POOL_SIZE: "3" } as Record<string, string>;
  const workers = new Map<string, Promise<Worker>>();
  const ending: Promise<unknown>[] = [];
  const onLine = (line: string) => {
    const { event, at: _at, ...fields } = JSON.parse(line);
    entries.push({ event, fields });
  };
  const workerOf = (name: string) => {
    const entrypoint = `functions/${name}/index.js`;
    const upload = { name, folder, entrypoint, secrets, onLine };
    if (!workers.has(name)) workers.set(name, start(upload));
    return workers.get(name)!;
  };
  const handler = (name: string): Handler => async (request) => {
    const { pathname, search } = new URL(request.url);
    return await (await workerOf(name)).ask(request, pathname + search);
  };
  const retire = () => {
    ending.push(...[...workers.values()].map((one) => one.then((worker) => worker.stop())));
    workers.clear();
  };
  return {
    replace: (next) => {
      folder = next;
      retire();
    },
    functions: Object.fromEntries(groupNames().map((name) => [name, handler(name)])),
    cpu: async (name) => (await workerOf(name)).cpu(),
    close: async () => {
      retire();
      await Promise.allSettled(ending);
    },
  };
}
