import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadKeys } from "../../local/auth/keys.ts";
import { secretsOf } from "../../local/stack/environment.ts";
import { callAs, sandboxOf, useStackProcess } from "./running_stack.ts";
import { proveMoney } from "../support/money.ts";

const stack = useStackProcess();

const bigint = { to: 20, from: [20, 1700], serialize: String, parse: Number };

/** Starts the stack and opens its database. */
async function start() {
  const known = await stack.start();
  return {
    known,
    admin: postgres(known.database_url, { max: 2, onnotice: () => {}, types: { bigint } }),
    seller: callAs(known, "seller"),
    sandbox: sandboxOf(known),
  };
}

let running: Awaited<ReturnType<typeof start>>;
beforeAll(async () => void (running = await start()));
afterAll(() => running.admin.end());

/** Kills the stack and starts it again. */
async function killed() {
  await running.admin.end({ timeout: 1 });
  await stack.kill();
  return running = await start();
}

test(
  "killed after the invoice is created and before it is recorded: the next attempt finds it, and there is one invoice",
  async () => {
    const { known, admin: sql, sandbox } = running;
    const buyer = callAs(known, "buyer");
    const listing_id = (await buyer("GET", "/listings?limit=1")).body.listings[0].id;
    const address_id = (await buyer("GET", "/auth/me")).body.data.addresses[0].id;
    const rates =
      (await buyer("POST", "/shipping/rates", { listing_id, address_id })).body.data.rates;
    const order = { listing_id, address_id, shipping_quote: rates[0].quote };
    await sandbox("/faults", {
      provider: "payment",
      operation: "create_invoice",
      kind: "timeout_after_commit",
      times: 1,
    });

    const cutShort = buyer("POST", "/orders", order).catch(() => "cut short");
    const reserved = () =>
      sql`select o.id, o.reference from public.orders o where o.listing_id = ${listing_id} and o.state_version = 0`;
    let [pending] = await reserved();
    for (; !pending; [pending] = await reserved()) {
      await new Promise((done) => setTimeout(done, 20));
    }
    await new Promise((done) => setTimeout(done, 300));
    const { known: second, admin: again } = await killed();
    expect(await cutShort).toBe("cut short");
    // The killed request's lease expires after 30 seconds of real time; the test does not wait for it.
    await again`update private.invoices set leased_until = clock_timestamp() - interval '1 second' where provider_id is null`;
    const retried = await callAs(second, "buyer")("POST", "/orders", order);
    expect(retried).toMatchObject({
      status: 201,
      body: { data: { id: pending["id"], status: "AWAITING_PAYMENT" } },
    });

    const { payment } = secretsOf(
      await loadKeys(`${stack.files.folder}/${stack.files.port}/keys.json`),
    );
    const headers = { authorization: `Basic ${btoa(`${payment}:`)}` };
    const url = `${second.sandbox_url}/payment/api/v2/invoices?external_id=${pending["reference"]}`;
    const made = await fetch(url, { headers }).then((answer) => answer.json());
    expect(made).toMatchObject([{ id: retried.body.data.payment.invoice_id }]);
  },
  120_000,
);

test.each([
  ["between the hold and the call", "timeout"],
  ["between the call and our note of it", "timeout_after_commit"],
])(
  "killed %s: the next process finishes the withdrawal, and there is one payout link",
  async (_when, kind) => {
    const { known, admin, seller, sandbox } = running;
    await admin`select private.ledger_post('test:' || gen_random_uuid(), 'adjustment', 'Test', null, array[
    private.ledger_line('adjustments', -60000), private.ledger_line('wallet', 60000, p_user_id => ${
      known.users["seller"]!.id
    })])`;
    await sandbox("/faults", { provider: "payment", operation: "create_payout", kind });
    const cutShort = seller("POST", "/wallet/withdrawals", { amount: 50_000 })
      .catch(() => "cut short");
    let held: Record<string, unknown> | undefined;
    while (!held) {
      await new Promise((done) => setTimeout(done, 20));
      [held] = await admin`select id from private.withdrawals where status = 'HELD'`;
    }
    // By now the provider has done its work; our request waits for a response that never comes.
    await new Promise((done) => setTimeout(done, 300));
    const next = await killed();
    expect(await cutShort).toBe("cut short");
    await next
      .admin`update private.withdrawals set leased_until = clock_timestamp() - interval '1 second'`;
    await next.sandbox("/clock/advance", { seconds: 90 });
    const { data } = (await next.seller("GET", `/wallet/withdrawals/${held["id"]}`)).body;
    expect(data).toMatchObject({ status: "LINK_CREATED", payout_url: expect.any(String) });
    const link = await fetch(`${next.known.sandbox_url}/payment/payouts/${data.id}`)
      .then((answer) => answer.json());
    expect(link).toMatchObject({ id: data.provider_payout_id, status: "PENDING" });
    await next.sandbox(`/payment/payouts/${data.id}/complete`, {});
    await next.sandbox("/clock/advance", { seconds: 1 });
    expect((await next.seller("GET", `/wallet/withdrawals/${data.id}`)).body.data.status).toBe(
      "PAID",
    );
    await proveMoney({ database: { admin: next.admin } as never });
  },
  120_000,
);
