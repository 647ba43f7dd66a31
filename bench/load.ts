/** The clients of a benchmark, in a thread of their own, so that they do not take turns with the server that they measure. */
interface Load {
  /** One, or some that each client takes in turn. */
  url: string | string[];
  /** Of one person, or of some, whom the clients share out among them. */
  headers: Record<string, string> | Record<string, string>[];
  /** GET unless said otherwise. */
  method?: string;
  body?: string;
  concurrency: number;
  seconds: number;
}

export interface Loaded {
  rate: number;
  times: number[];
}

/** Asks again and again from a worker thread; answers the rate per second and each latency in ms. */
export function load(options: Load): Promise<Loaded> {
  const worker = new Worker(new URL("./load.worker.ts", import.meta.url), { type: "module" });
  return new Promise<Loaded>((resolve, reject) => {
    worker.onmessage = ({ data }) =>
      typeof data === "string" ? reject(new Error(data)) : resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(options);
  }).finally(() => worker.terminate());
}
