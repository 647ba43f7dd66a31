import { afterAll, beforeAll, expect, test } from "vitest";
import postgres from "postgres";
import { dropCluster } from "../../local/postgres/cluster.ts";
import { proveMoney } from "../support/money.ts";
import { runScript, scratchFolder, scratchPort, waitFor } from "./scratch.ts";

interface Stack {
  base_url: string;
  sandbox_url: string;
  anon_key: string;
  users: { seller: { id: string; token: string } };
}

let folder: string;
let port: number;
let process: Deno.ChildProcess | undefined;

beforeAll(async () => {
  folder = await scratchFolder();
  port = await scratchPort(folder);
});
afterAll(async () => {
  process?.kill("SIGTERM");
  await process?.status;
  await dropCluster(`${folder}/${port}/postgres`);
  await Deno.remove(folder, { recursive: true });
});

/** Starts the stack in a process of its own, and opens its database. */
async function start(): Promise<{ stack: Stack; admin: postgres.Sql }> {
  process = runScript(
    folder,
    "stack",
    `import { startStack } from "@local/stack/start.ts";
     import { onShutdown } from "@local/process/signals.ts";
     const stack = await startStack({ port: ${port}, fresh: false, say: () => {}, state: "${folder}" });
     onShutdown(() => stack.stop());
     console.log("READY");`,
  );
  await waitFor(process.stdout, "READY");
  const stack = JSON.parse(await Deno.readTextFile(`${folder}/stack.json`));
  const database = { max: 2, onnotice: () => {}, types: { bigint } };
  return { stack, admin: postgres(stack.database_url, database) };
}

const bigint = { to: 20, from: [20, 1700], serialize: String, parse: Number };

async function kill(admin: postgres.Sql): Promise<void> {
  await admin.end({ timeout: 1 });
  process?.kill("SIGKILL");
  await process?.status;
  process = undefined;
}

const ask = (stack: Stack, method: string, path: string, body?: unknown) =>
  fetch(stack.base_url + path, {
    method,
    headers: {
      authorization: `Bearer ${stack.anon_key}`,
      "x-user-token": stack.users.seller.token,
      "content-type": "application/json",
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).then((answer) => answer.json());
const control = (stack: Stack, path: string, body: unknown) =>
  fetch(stack.sandbox_url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

test.each([
  ["between the hold and the call", "timeout"],
  ["between the call and our note of it", "timeout_after_commit"],
])("killed %s: the next process finishes it, and there is one link", async (_when, kind) => {
  const { stack, admin } = await start();
  await admin`select private.ledger_post('test:' || gen_random_uuid(), 'adjustment', 'Test', null, array[
    private.ledger_line('adjustments', -60000), private.ledger_line('wallet', 60000, p_user_id => ${stack.users.seller.id})])`;
  await control(stack, "/faults", { provider: "payment", operation: "create_payout", kind });
  const cutShort = ask(stack, "POST", "/wallet/withdrawals", { amount: 50_000 })
    .catch(() => "cut short");
  let held: Record<string, unknown> | undefined;
  while (!held) {
    await new Promise((done) => setTimeout(done, 20));
    [held] = await admin`select id from private.withdrawals where status = 'HELD'`;
  }
  // The provider has had time to do what it does; our request waits for an answer that never comes.
  await new Promise((done) => setTimeout(done, 300));
  await kill(admin);
  expect(await cutShort).toBe("cut short");

  const next = await start();
  await next
    .admin`update private.withdrawals set leased_until = clock_timestamp() - interval '1 second'`;
  await control(next.stack, "/clock/advance", { seconds: 90 });
  const { data } = await ask(next.stack, "GET", `/wallet/withdrawals/${held["id"]}`);
  expect(data).toMatchObject({ status: "LINK_CREATED", payout_url: expect.any(String) });
  const link = await fetch(`${next.stack.sandbox_url}/payment/payouts/${data.id}`)
    .then((answer) => answer.json());
  expect(link).toMatchObject({ id: data.provider_payout_id, status: "PENDING" });
  await control(next.stack, `/payment/payouts/${data.id}/complete`, {});
  await control(next.stack, "/clock/advance", { seconds: 1 });
  expect((await ask(next.stack, "GET", `/wallet/withdrawals/${data.id}`)).data.status).toBe("PAID");
  await proveMoney({ database: { admin: next.admin } as never });
  await kill(next.admin);
}, 120_000);
