/** One function in a process of its own, with only its uploaded files and the project's secrets. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { processorTime, runUpload } from "../../tools/deploy/runtime.ts";
import { freePort } from "../../local/process/ports.ts";

export interface Upload {
  name: string;
  folder: string;
  entrypoint: string;
  secrets: Record<string, string>;
  /** The file of the certificate authority that the runtime trusts besides the known ones. */
  authority?: string | undefined;
  /** Gets each line that the function prints. */
  onLine?(line: string): void;
}

export interface Worker {
  /** Milliseconds of processor time since its start. */
  cpu(): number;
  ask(request: Request, path: string): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts the function; throws its output if it ends instead of listening. */
export async function start(upload: Upload): Promise<Worker> {
  const { folder, entrypoint, secrets, authority, onLine } = upload;
  const port = await freePort();
  const process = runUpload({
    entry: join(folder, entrypoint),
    port,
    env: {
      ...secrets,
      DENO_DIR: join(folder, ".cache"),
      ...authority ? { DENO_CERT: authority } : {},
    },
    stdout: onLine ? "piped" : "null",
    stderr: "piped",
  });
  const printed = onLine && eachLine(process.stdout, onLine);
  let ended = false;
  const said = process.stderr.text();
  const status = process.status.finally(() => ended = true);
  while (!ended && !await listens(port)) await sleep(25);
  if (ended) throw new Error(`${upload.name} does not start: ${await said}`);
  let open = 0;
  // A function that rejects a large body before it read it closes the connection: none is used twice.
  const client = Deno.createHttpClient({ poolMaxIdlePerHost: 0 });
  const ask = async (request: Request, path: string) => {
    open++;
    try {
      const { status, headers, body } = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: request.method,
        headers: request.headers,
        body: request.body,
        redirect: "manual",
        client,
      });
      // Whole, so that a worker that is being replaced may end.
      const bytes = body && await new Response(body).bytes();
      const sent = new Headers(headers);
      // fetch has decoded it.
      for (const name of ["content-encoding", "content-length"]) sent.delete(name);
      return new Response(bytes, { status, headers: sent });
    } catch (error) {
      if (ended) throw new Error(`${upload.name} ended: ${await said}`, { cause: error });
      throw error;
    } finally {
      open--;
    }
  };
  return {
    ask,
    cpu: () => processorTime(process.pid) ?? NaN,
    stop: async () => {
      // The platform lets a worker that is replaced finish its requests.
      for (let waited = 0; open > 0 && !ended && waited < 10_000; waited += 20) await sleep(20);
      client.close();
      if (!ended) process.kill("SIGKILL");
      await Promise.all([status, said, printed]);
    },
  };
}

async function eachLine(stream: ReadableStream<Uint8Array>, onLine: (line: string) => void) {
  let rest = "";
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop()!;
    lines.forEach(onLine);
  }
}

async function listens(port: number): Promise<boolean> {
  try {
    (await Deno.connect({ hostname: "127.0.0.1", port })).close();
    return true;
  } catch {
    return false;
  }
}
