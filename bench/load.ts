/** The clients of a benchmark run in a thread of their own, so that they do not block the server. */
export interface Load {
  /** Several are used in turn. */
  url: string | string[];
  /** Of one user, or of several that the clients share. */
  headers: Record<string, string> | Record<string, string>[];
  /** GET by default. */
  method?: string;
  body?: string;
  concurrency: number;
  seconds: number;
}

export interface Loaded {
  rate: number;
  times: number[];
}

/** Returns the rate per second and each latency in milliseconds. */
export function load(options: Load): Promise<Loaded> {
  const worker = new Worker(new URL("./load.worker.ts", import.meta.url), { type: "module" });
  return new Promise<Loaded>((resolve, reject) => {
    worker.onmessage = ({ data }) =>
      typeof data === "string" ? reject(new Error(data)) : resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(options);
  }).finally(() => worker.terminate());
}
