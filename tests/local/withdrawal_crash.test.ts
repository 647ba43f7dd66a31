import { expect, test } from "vitest";
import postgres from "postgres";
import { proveMoney } from "../support/money.ts";
import { callAs, sandboxOf, useStackProcess } from "./running_stack.ts";

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

async function kill(admin: postgres.Sql): Promise<void> {
  await admin.end({ timeout: 1 });
  await stack.kill();
}

test.each([
  ["between the hold and the call", "timeout"],
  ["between the call and our note of it", "timeout_after_commit"],
])(
  "killed %s: the next process finishes the withdrawal, and there is one payout link",
  async (_when, kind) => {
    const { known, admin, seller, sandbox } = await start();
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
    await kill(admin);
    expect(await cutShort).toBe("cut short");

    const next = await start();
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
    await kill(next.admin);
  },
  120_000,
);
