import { setTimeout as sleep } from "node:timers/promises";
import { afterAll } from "vitest";
import { dropCluster } from "../../local/postgres/cluster.ts";
import { runningPid, startServer } from "../../local/postgres/server.ts";
import { findInstallation } from "../../local/postgres/installation.ts";
import { openStore } from "../../local/emulators/store.ts";
import { output } from "../../local/process/processes.ts";
import type { RunningStack } from "../../local/stack/running.ts";
import type { Server } from "../history/record.ts";
import { setUp } from "../support/set_up.ts";
import { runScript, scratchFolder, scratchPort, waitFor } from "./scratch.ts";

/** A folder and a port for the stack of a test file; removed after the tests. */
export function useStackFolder() {
  const made = setUp(async () => {
    const folder = await scratchFolder();
    const port = await scratchPort(folder);
    const readKnown = async (): Promise<RunningStack> =>
      JSON.parse(await Deno.readTextFile(`${folder}/stack.json`));
    return { folder, port, dataDir: `${folder}/${port}/postgres`, readKnown };
  });
  afterAll(async () => {
    await dropCluster(made.dataDir);
    await Deno.remove(made.folder, { recursive: true });
  });
  return made;
}

export type StackFiles = ReturnType<typeof useStackFolder>;

/** The stack in a process of its own, which a test kills and starts again. */
export function useStackProcess(variables: Record<string, string> = {}) {
  const files = useStackFolder();
  let process: Deno.ChildProcess | undefined;
  const end = async (signal: Deno.Signal, also = () => {}) => {
    process?.kill(signal);
    also();
    await process?.status;
    process = undefined;
  };
  afterAll(() => end("SIGTERM"));
  return {
    files,
    async start(): Promise<RunningStack> {
      process = runScript(
        files.folder,
        "stack",
        `import { startStack } from "@local/stack/start.ts";
         import { onShutdown } from "@local/process/signals.ts";
         for (const [name, value] of Object.entries(${
          JSON.stringify(variables)
        })) Deno.env.set(name, value);
         const stack = await startStack({ port: ${files.port}, fresh: false, say: () => {}, state: "${files.folder}" });
         onShutdown(() => stack.stop());
         console.log("READY");`,
      );
      // Read, or the stack waits when it has written as much as fits into the pipe.
      void process.stderr.pipeTo(new WritableStream()).catch(() => {});
      await waitFor(process.stdout, "READY");
      return await files.readKnown();
    },
    kill: () => end("SIGKILL"),
    killWithPostgres: () =>
      end(
        "SIGKILL",
        () => Deno.kill(runningPid(findInstallation(files.dataDir).dataDir)!, "SIGKILL"),
      ),
    /** Ends all of PostgreSQL's processes in one moment, as a crash of the machine, and starts it again. */
    async crashPostgres(): Promise<void> {
      const target = findInstallation(files.dataDir);
      const server = String(runningPid(target.dataDir));
      const { stdout } = await output("pgrep", ["-P", server]);
      await output("kill", ["-KILL", server, ...stdout.trim().split(/\s+/)]);
      while (runningPid(target.dataDir) !== undefined) await sleep(20);
      await startServer(target);
    },
  };
}

async function send(url: string, method: string, headers: object, body?: unknown) {
  const init = {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
  const response = await fetch(url, init);
  return { status: response.status, body: await response.json() };
}

/** Calls the stack's API as one of its users. */
export const callAs =
  (known: RunningStack, who: string) =>
  (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    send(known.base_url + path, method, {
      authorization: `Bearer ${known.anon_key}`,
      "x-user-token": known.users[who]!.token,
      ...headers,
    }, body);

/** A control call to the stack's emulators. */
export const sandboxOf = ({ sandbox_url }: RunningStack) => (path: string, body: unknown = {}) =>
  send(sandbox_url + path, "POST", {}, body);

/** Throws when a response is missing or an error. */
async function must(call: ReturnType<typeof send>) {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.data;
}

/** One user sells a dress, another buys and pays for it; returns the order's id. */
export async function buyAndPay(known: RunningStack): Promise<string> {
  const [seller, buyer] = [
    callAs(known, "seller"),
    callAs(known, Math.random() < 0.5 ? "buyer" : "seller2"),
  ];
  const { id: listing_id } = await must(seller("POST", "/listings", {
    title: "Dress katun",
    price: 150_000,
    product_category: "Dress",
    gender: "female",
    condition: "good",
    photos: ["https://photos.example.com/dress.jpg"],
    weight_grams: 400,
  }));
  const address_id = (await must(buyer("GET", "/auth/me"))).addresses[0].id;
  const { rates } = await must(buyer("POST", "/shipping/rates", { listing_id, address_id }));
  const shipping_quote = rates[0].quote;
  const order = await must(buyer("POST", "/orders", { listing_id, address_id, shipping_quote }));
  await must(sandboxOf(known)(`/payment/invoices/${order.payment.invoice_id}/pay`));
  return order.id;
}

/** The stack's API over HTTP, for clients that hang up. */
export const serverOf = (known: RunningStack): Server => ({
  send: async (user, request, body, key, signal) => {
    const [method, path] = request.split(" ") as [string, string];
    const response = await fetch(known.base_url + path, {
      method,
      signal,
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${known.anon_key}`,
        "x-user-token": known.users[user]!.token,
        ...key && { "idempotency-key": key },
      },
      ...body !== undefined && { body: JSON.stringify(body) },
    });
    const text = await response.text();
    return { status: response.status, text, body: JSON.parse(text) };
  },
  pay: async (invoice) => {
    const { status } = await sandboxOf(known)(`/payment/invoices/${invoice}/pay`);
    return status < 300;
  },
});

/** The emulators' records of one kind. */
export function emulatorDocuments<T>(
  files: Pick<StackFiles, "folder" | "port">,
  kind: string,
): T[] {
  const store = openStore(`${files.folder}/${files.port}/sandbox.db`);
  const all = store.collection<T>(kind).newest(1_000_000);
  store.close();
  return all;
}
