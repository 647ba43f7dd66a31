import { expect, test } from "vitest";
import postgres from "postgres";
import { loadKeys } from "../../local/auth/keys.ts";
import { secretsOf } from "../../local/stack/environment.ts";
import { callAs, sandboxOf, useStackProcess } from "./running_stack.ts";

const { files, start, kill } = useStackProcess();

test(
  "killed after the invoice is created and before it is recorded: the next attempt finds it, and there is one invoice",
  async () => {
    const first = await start();
    const buyer = callAs(first, "buyer");
    const listing_id = (await buyer("GET", "/listings?limit=1")).body.listings[0].id;
    const address_id = (await buyer("GET", "/auth/me")).body.data.addresses[0].id;
    const rates =
      (await buyer("POST", "/shipping/rates", { listing_id, address_id })).body.data.rates;
    const order = { listing_id, address_id, shipping_quote: rates[0].quote };
    await sandboxOf(first)("/faults", {
      provider: "payment",
      operation: "create_invoice",
      kind: "timeout_after_commit",
      times: 1,
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
    // The killed request's lease expires after 30 seconds of real time; the test does not wait for it.
    await again`update private.invoices set leased_until = clock_timestamp() - interval '1 second' where provider_id is null`;
    const retried = await callAs(second, "buyer")("POST", "/orders", order);
    expect(retried).toMatchObject({
      status: 201,
      body: { data: { id: pending["id"], status: "AWAITING_PAYMENT" } },
    });

    const { payment } = secretsOf(await loadKeys(`${files.folder}/${files.port}/keys.json`));
    const headers = { authorization: `Basic ${btoa(`${payment}:`)}` };
    const url = `${second.sandbox_url}/payment/api/v2/invoices?external_id=${pending["reference"]}`;
    const made = await fetch(url, { headers }).then((answer) => answer.json());
    expect(made).toMatchObject([{ id: retried.body.data.payment.invoice_id }]);
    await again.end();
  },
  120_000,
);
