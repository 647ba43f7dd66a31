/** One function in a process of its own, with only its uploaded files and the project's secrets. */
import { join } from "node:path";
import { runUpload } from "../../local/deploy/runtime.ts";
import { freePort } from "../../local/process/ports.ts";

export interface Upload {
  name: string;
  folder: string;
  entrypoint: string;
  importMap: string;
  secrets: Record<string, string>;
}

export interface Worker {
  ask(request: Request, path: string): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts the function; throws its output if it ends instead of listening. */
export async function start(upload: Upload): Promise<Worker> {
  const { folder, entrypoint, importMap, secrets } = upload;
  const port = await freePort();
  const process = runUpload({
    entry: join(folder, entrypoint),
    importMap: join(folder, importMap),
    port,
    env: { ...secrets, DENO_DIR: join(folder, ".cache") },
    stderr: "piped",
  });
  let ended = false;
  const said = process.stderr.text();
  const status = process.status.finally(() => ended = true);
  while (!ended && !await listens(port)) await new Promise((done) => setTimeout(done, 25));
  if (ended) throw new Error(`${upload.name} does not start: ${await said}`);
  return {
    ask: (request, path) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: request.method,
        headers: request.headers,
        body: request.body,
        redirect: "manual",
      }),
    stop: async () => {
      if (!ended) process.kill("SIGKILL");
      await Promise.all([status, said]);
    },
  };
}

async function listens(port: number): Promise<boolean> {
  try {
    (await Deno.connect({ hostname: "127.0.0.1", port })).close();
    return true;
  } catch {
    return false;
  }
}
