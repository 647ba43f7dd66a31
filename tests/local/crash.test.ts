import { afterAll, beforeAll, expect, test } from "vitest";
import postgres from "postgres";
import { loadKeys } from "../../local/auth/keys.ts";
import { dropCluster } from "../../local/postgres/cluster.ts";
import { secretsOf } from "../../local/stack/environment.ts";
import { runScript, scratchFolder, scratchPort, waitFor } from "./scratch.ts";

let folder: string;
let port: number;
let stack: Deno.ChildProcess | undefined;

beforeAll(async () => {
  folder = await scratchFolder();
  port = await scratchPort(folder);
});
afterAll(async () => {
  stack?.kill("SIGTERM");
  await stack?.status;
  await dropCluster(`${folder}/${port}/postgres`);
  await Deno.remove(folder, { recursive: true });
});

async function start() {
  stack = runScript(
    folder,
    "stack",
    `import { startStack } from "@local/stack/start.ts";
     import { onShutdown } from "@local/process/signals.ts";
     const stack = await startStack({ port: ${port}, fresh: false, say: () => {}, state: "${folder}" });
     onShutdown(() => stack.stop());
     console.log("READY");`,
  );
  await waitFor(stack.stdout, "READY");
  return JSON.parse(await Deno.readTextFile(`${folder}/stack.json`));
}

async function kill() {
  stack?.kill("SIGKILL");
  await stack?.status;
}

const caller =
  (known: Awaited<ReturnType<typeof start>>, who: string) =>
  async (method: string, path: string, body?: unknown) => {
    const headers = {
      authorization: `Bearer ${known.anon_key}`,
      "x-user-token": known.users[who].token,
      "content-type": "application/json",
    };
    const response = await fetch(known.base_url + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };

test(
  "killed between the invoice and our note of it: the next attempt finds it, and there is one invoice",
  async () => {
    const first = await start();
    const buyer = caller(first, "buyer");
    const listing_id = (await buyer("GET", "/listings?limit=1")).body.listings[0].id;
    const address_id = (await buyer("GET", "/auth/me")).body.data.addresses[0].id;
    const rates =
      (await buyer("POST", "/shipping/rates", { listing_id, address_id })).body.data.rates;
    const order = { listing_id, address_id, shipping_quote: rates[0].quote };
    const fault = {
      provider: "payment",
      operation: "create_invoice",
      kind: "timeout_after_commit",
      times: 1,
    };
    await fetch(`${first.sandbox_url}/faults`, {
      method: "POST",
      body: JSON.stringify(fault),
      headers: { "content-type": "application/json" },
    });

    const sql = postgres(first.database_url, { max: 1, onnotice: () => {} });
    const cutShort = buyer("POST", "/orders", order).catch(() => "cut short");
    const reserved = () =>
      sql`select o.id, o.reference from public.orders o where o.listing_id = ${listing_id} and o.state_version = 0`;
    let [pending] = await reserved();
    for (; !pending; [pending] = await reserved()) {
      await new Promise((done) => setTimeout(done, 20));
    }
    await new Promise((done) => setTimeout(done, 300));
    await sql.end({ timeout: 1 });
    await kill();
    expect(await cutShort).toBe("cut short");

    const second = await start();
    const again = postgres(second.database_url, { max: 1, onnotice: () => {} });
    // The dead request's lease runs out after 30 seconds of real time; the test does not wait for them.
    await again`update private.invoices set leased_until = clock_timestamp() - interval '1 second' where provider_id is null`;
    const retried = await caller(second, "buyer")("POST", "/orders", order);
    expect(retried).toMatchObject({
      status: 201,
      body: { data: { id: pending["id"], status: "AWAITING_PAYMENT" } },
    });

    const { payment } = secretsOf(await loadKeys(`${folder}/${port}/keys.json`));
    const headers = { authorization: `Basic ${btoa(`${payment}:`)}` };
    const url = `${second.sandbox_url}/payment/api/v2/invoices?external_id=${pending["reference"]}`;
    const made = await fetch(url, { headers }).then((answer) => answer.json());
    expect(made).toMatchObject([{ id: retried.body.data.payment.invoice_id }]);
    await again.end();
  },
  120_000,
);
