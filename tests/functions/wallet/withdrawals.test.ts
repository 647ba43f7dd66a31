import { expect, test } from "vitest";
import { IMPATIENT, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { payoutCallback, payoutsOf, provider, request, reread } from "../../support/withdrawals.ts";
import { tell } from "../../support/portal.ts";
import { applyPayout, refreshPayout } from "../../../shared/work/withdrawal.ts";
import type { PendingWithdrawal } from "../../../shared/db/results.ts";

const market = useMarket({ ...IMPATIENT, FINANCE_DISBURSEMENT_ENABLED: "true" });

const casesOf = async (id: string): Promise<string[]> =>
  (await market.sql`
    select kind from private.staff_cases where details ->> 'withdrawal_id' = ${id} order by opened_at`)
    .map(({ kind }) => kind);

test("repeated callbacks of a failed link return the money once", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await provider(market, withdrawal, "fail");
  await provider(market, withdrawal, "fail");
  expect(await reread(market, person, withdrawal)).toMatchObject({
    status: "FAILED",
    failure_reason: "INVALID_DESTINATION",
  });
  expect(await person.entries()).toEqual([
    ["withdrawal_reversal", 50_000],
    ["withdrawal_hold", -50_000],
    ["adjustment", 100_000],
  ]);
  expect((await request(market, person)).status).toBe(201);
  await market.proveMoney();
});

test("COMPLETED after FAILED debits the wallet, below zero if needed, and opens a case", async () => {
  const person = await market.wealthy(50_000);
  const withdrawal = await person.withdraw();
  await provider(market, withdrawal, "fail");
  const second = await person.withdraw();
  await provider(market, second, "complete");
  await provider(market, withdrawal, "complete");
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "PAID" });
  expect(await person.balance()).toMatchObject({ available: -50_000, held: 0 });
  expect((await person.entries())[0]).toEqual(["withdrawal_debit", -50_000]);
  expect(await casesOf(withdrawal.id)).toEqual(["late_payout"]);
  expect((await request(market, person, 10_000)).body.error.code).toBe("CONFLICT");
  await person.fund(70_000);
  expect(await person.balance()).toMatchObject({ available: 20_000 });
  await market.proveMoney();
});

test("FAILED after COMPLETED (a bank return) credits the wallet and opens a case", async () => {
  for (const operation of ["fail", "return"]) {
    const person = await market.wealthy();
    const withdrawal = await person.withdraw();
    await provider(market, withdrawal, "complete");
    await provider(market, withdrawal, operation);
    await provider(market, withdrawal, operation);
    expect(await reread(market, person, withdrawal)).toMatchObject({ status: "RETURNED" });
    expect(await person.entries()).toEqual([
      ["withdrawal_reversal", 50_000],
      ["withdrawal_debit", -50_000],
      ["adjustment", 100_000],
    ]);
    expect(await casesOf(withdrawal.id)).toEqual(["returned_payout"]);
  }
  await market.proveMoney();
});

test.each([["complete", "fail"], ["fail", "complete"]])(
  "repeated concurrent callbacks of %s and %s apply the link's current state, each step once",
  async (first, second) => {
    const person = await market.wealthy();
    const withdrawal = await person.withdraw();
    await market.fault("payment", "callback", "error", 2);
    await provider(market, withdrawal, first);
    await provider(market, withdrawal, second);
    const notification = (status: string) => ({
      event: "x",
      data: { external_id: withdrawal.id, status },
    });
    await Promise.all(
      ["SUCCEEDED", "FAILED", "SUCCEEDED", "FAILED"].map((status, n) =>
        payoutCallback(market, { ...notification(status), n })
      ),
    );
    const expected = second === "complete" ? "PAID" : "FAILED";
    expect(await reread(market, person, withdrawal)).toMatchObject({ status: expected });
    await market.time.advance(24 * 3600);
    expect(await reread(market, person, withdrawal)).toMatchObject({ status: expected });
    expect(await person.entries()).toHaveLength(expected === "PAID" ? 2 : 3);
    await market.proveMoney();
  },
);

test("an unknown status moves no money, opens a case and is polled again", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  const link = {
    id: withdrawal.provider_payout_id!,
    external_id: withdrawal.id,
    amount: withdrawal.net,
    url: withdrawal.payout_url,
    expires_at: null,
    failure_reason: null,
  };
  for (const [status, state] of [["SETTLING", "unknown"], ["LOCKED", "locked"]]) {
    const outcome = await market.services.db.service.call("internal.apply_payout_update", {
      payout: { ...link, status: status!, state: state! },
    });
    expect(outcome).toBe("in_suspense");
  }
  expect(await casesOf(withdrawal.id)).toEqual(["payout_unknown", "payout_locked"]);
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "LINK_CREATED" });
});

test("a link with another amount or id opens a case and moves no money", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  const link = {
    id: withdrawal.provider_payout_id!,
    external_id: withdrawal.id,
    amount: withdrawal.net,
    status: "COMPLETED",
    state: "completed",
    url: null,
    expires_at: null,
    failure_reason: null,
  };
  for (const wrong of [{ amount: withdrawal.net + 1 }, { id: "another" }]) {
    const outcome = await market.services.db.service.call("internal.apply_payout_update", {
      payout: { ...link, ...wrong },
    });
    expect(outcome).toBe("in_suspense");
  }
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "LINK_CREATED" });
  await market.proveMoney();
});

test("an unclaimed link expires after three days without a callback", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.time.advance(3 * 24 * 3600 - 60);
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "LINK_CREATED" });
  await market.time.advance(180);
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "EXPIRED" });
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
  await market.proveMoney();
});

test("polling finds a payment whose callback is lost", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.fault("payment", "callback", "error", 10);
  await provider(market, withdrawal, "complete");
  await market.time.advance(7 * 3600);
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "PAID" });
  await market.with({}).delete("/sandbox/faults");
  await market.time.advance(48 * 3600);
  expect(await person.entries()).toHaveLength(2);
  await market.proveMoney();
});

test("the user claims the link on its page; three wrong passwords lock it", async () => {
  const person = await market.wealthy();
  const first = await person.withdraw(20_000);
  const claim = (id: string, password: string) =>
    market.sandbox(`/payment/web/${id}`, { password, bank: "BCA", account: "123" });
  await claim(first.provider_payout_id!, first.provider_payout_id!.slice(0, 6));
  await market.time.advance(10);
  expect(await reread(market, person, first)).toMatchObject({ status: "PAID" });
  const second = await person.withdraw(20_000);
  for (const guess of ["a", "b", "c"]) await claim(second.provider_payout_id!, guess);
  await market.runDue();
  expect(await reread(market, person, second)).toMatchObject({ status: "FAILED" });
  await market.proveMoney();
});

async function approve(person: User, amount = 60_000): Promise<string> {
  const id = `evt_${crypto.randomUUID()}`;
  const data = { seller_id: person.id, amount };
  await tell(market, "/internal/events", { id, type: "disbursement.approved", data });
  await market.time.advance(15);
  return id;
}

const withdrawalsOf = async (person: User) =>
  (await person.get("/wallet/withdrawals")).body.data.items;

test("the link of an approved disbursement is requested at once", async () => {
  const person = await market.wealthy();
  await approve(person);
  expect(await withdrawalsOf(person)).toMatchObject([{
    status: "LINK_CREATED",
    amount: 60_000,
    recipient_email: person.email,
  }]);
  await market.proveMoney();
});

test("a definite rejection of an approved disbursement returns the hold and opens a case", async () => {
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "refuse");
  const event = await approve(person);
  expect(await withdrawalsOf(person)).toMatchObject([{ status: "FAILED" }]);
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
  expect((await person.entries())[0]).toEqual(["withdrawal_reversal", 60_000]);
  const cases = await market.sql`
    select details ->> 'outcome' as outcome from private.staff_cases
    where kind = 'disbursement_rejected' and key = ${event}`;
  expect(cases).toEqual([{ outcome: expect.stringMatching(/^withdrawal_rejected:/) }]);
  const told = await market.sql`
    select kind from public.notifications where user_id = ${person.id} order by created_at`;
  expect(told.map(({ kind }) => kind)).toContain("withdrawal.failed");
  await market.proveMoney();
});

test("after an ambiguous answer a rejection of an approved disbursement keeps the hold", async () => {
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "timeout");
  await approve(person);
  await market.fault("payment", "create_payout", "refuse");
  await market.sql`
    update private.withdrawals set leased_until = clock_timestamp() - interval '1 second'`;
  await market.time.advance(90);
  expect(await withdrawalsOf(person)).toMatchObject([{ status: "HELD" }]);
});

test("an approved disbursement is in the audit log", async () => {
  const person = await market.wealthy();
  const event = await approve(person);
  const [{ id }] = await withdrawalsOf(person);
  const staff = await market.staffClient();
  const { items } = (await staff.get(`/admin/audit?target_id=${id}`)).body.data;
  expect(items).toMatchObject([{
    actor_id: null,
    role: null,
    action: "finance_inbox_run",
    target_type: "withdrawal",
    request_id: event,
    after: { amount: 60_000, status: "HELD" },
  }]);
});

test.each(["unverified", "missing", "empty"])(
  "a withdrawal to an e-mail address that is %s holds nothing, whoever starts it",
  async (flaw) => {
    const person = await market.wealthy();
    const { admin } = market.database;
    if (flaw === "unverified") {
      await admin`update auth.users set email_confirmed_at = null where id = ${person.id}`;
    } else {
      const email = flaw === "empty" ? "" : null;
      await admin`update auth.users set email = ${email} where id = ${person.id}`;
    }
    const answer = await request(market, person);
    expect([answer.status, answer.body.error.code]).toEqual([409, "CONFLICT"]);
    expect(answer.body.error.message).toMatch(/verified e-mail/);
    await approve(person);
    expect(await withdrawalsOf(person)).toEqual([]);
    expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
    await admin`update auth.users set email = ${person.email} where id = ${person.id}`;
  },
);

test("the link goes to the verified address, not to the one of an older token", async () => {
  const person = await market.wealthy();
  const email = `new_${person.email}`;
  await market.sql`update auth.users set email = ${email} where id = ${person.id}`;
  const { body } = await request(market, person);
  expect(body.data.recipient_email).toBe(email);
});

const cancel = (person: User, { id }: { id: string }) =>
  person.post(`/wallet/withdrawals/${id}/cancel`);

test("cancelling voids an unclaimed link and returns the money; a repeat changes nothing", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  const { status, body } = await cancel(person, withdrawal);
  expect([status, body.data.status]).toEqual([200, "CANCELLED"]);
  expect((await cancel(person, withdrawal)).text).toBe(
    (await person.get(`/wallet/withdrawals/${withdrawal.id}`)).text,
  );
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
  const link = await market.with({}).get(`/sandbox/payment/payouts/${withdrawal.id}`);
  expect(link.body.status).toBe("VOIDED");
  await market.proveMoney();
});

test("a claimed or paid link cannot be cancelled, and the error names the status", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.fault("payment", "callback", "error");
  await provider(market, withdrawal, "complete");
  const late = await cancel(person, withdrawal);
  expect([late.status, late.body.error.message]).toEqual([409, expect.stringContaining("PAID")]);
  expect((await cancel(person, withdrawal)).status).toBe(409);
  await market.proveMoney();
});

test("while the provider does not answer, no money is returned", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.fault("payment", "void_payout", "error");
  expect((await cancel(person, withdrawal)).status).toBe(503);
  await market.fault("payment", "void_payout", "timeout_after_commit");
  expect((await cancel(person, withdrawal)).status).toBe(503);
  expect(await person.balance()).toMatchObject({ available: 50_000, held: 50_000 });
  await market.time.advance(7 * 3600);
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "CANCELLED" });
  await market.proveMoney();
});

test("a withdrawal without a link cannot be cancelled yet", async () => {
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const answer = await cancel(person, await person.withdraw());
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([409, "30"]);
});

test("another user's withdrawal is not found", async () => {
  const withdrawal = await (await market.wealthy()).withdraw();
  const stranger = await market.user();
  expect((await cancel(stranger, withdrawal)).status).toBe(404);
  expect((await stranger.get(`/wallet/withdrawals/${withdrawal.id}`)).status).toBe(404);
});

test("a suspended owner may still cancel", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.setAccountStatus(person, "suspended");
  expect((await cancel(person, withdrawal)).status).toBe(200);
});

test("two cancellations during a payment end the withdrawal once, and the ledger balances", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await Promise.all([
    cancel(person, withdrawal),
    cancel(person, withdrawal),
    provider(market, withdrawal, "complete"),
  ]);
  await market.time.advance(24 * 3600);
  expect(["PAID", "CANCELLED"]).toContain((await reread(market, person, withdrawal)).status);
  await market.proveMoney();
});

/** Each case about the withdrawal, with why it was closed; null is open. */
const endsOfCases = async (id: string): Promise<string[]> =>
  (await market.sql`
    select kind, closed_because from private.staff_cases
    where details ->> 'withdrawal_id' = ${id} order by opened_at`).map(({ kind, closed_because }) =>
    `${kind}: ${closed_because ?? "open"}`
  );

async function requested() {
  const withdrawal = await (await market.wealthy()).withdraw();
  const link = {
    id: withdrawal.provider_payout_id!,
    external_id: withdrawal.id,
    amount: withdrawal.net,
    url: withdrawal.payout_url,
    expires_at: null,
    failure_reason: null,
  };
  const says = async (status: string, state: string) => {
    const outcome = await market.services.db.service.call("internal.apply_payout_update", {
      payout: { ...link, status, state },
    });
    await market.runDue();
    return outcome;
  };
  return { id: withdrawal.id, says };
}

test("a link that was locked or unknown needs nobody once the withdrawal has ended", async () => {
  const { id, says } = await requested();
  await says("SETTLING", "unknown");
  await says("LOCKED", "locked");
  expect(await endsOfCases(id)).toEqual(["payout_unknown: open", "payout_locked: open"]);
  expect(await says("COMPLETED", "completed")).toBe("paid");
  expect(await endsOfCases(id)).toEqual(["payout_unknown: over", "payout_locked: over"]);
});

test("the same unknown status after the withdrawal's end opens the case again, for staff to judge", async () => {
  const { id, says } = await requested();
  await says("SETTLING", "unknown");
  await says("COMPLETED", "completed");
  expect(await endsOfCases(id)).toEqual(["payout_unknown: over"]);
  expect(await says("SETTLING", "unknown")).toBe("in_suspense");
  expect(await endsOfCases(id)).toEqual(["payout_unknown: open"]);
});

test("the case of a link that was claimed after its hold had returned ends with the payout", async () => {
  const { id, says } = await requested();
  expect(await says("EXPIRED", "expired")).toBe("expired");
  expect(await says("CLAIMED", "claimed")).toBe("in_suspense");
  expect(await endsOfCases(id)).toEqual(["payout_claimed: open"]);
  expect(await says("COMPLETED", "completed")).toBe("paid");
  expect(await endsOfCases(id)).toEqual(["payout_claimed: over", "late_payout: open"]);
});

const deps = () =>
  ({ db: market.services.db, payouts: payoutsOf(market) }) as unknown as
    & Parameters<typeof refreshPayout>[0]
    & Parameters<typeof applyPayout>[0];
const readingsOf = async (id: string): Promise<number> =>
  (await market.sql`
    select link_readings::integer as count from private.withdrawals where id = ${id}`)[0]!["count"];

test.each([["fail", "complete", "PAID"], ["complete", "return", "RETURNED"]])(
  "an update that was read before %s and arrives after %s is ignored",
  async (first, second, status) => {
    const person = await market.wealthy();
    const withdrawal = await person.withdraw();
    await market.fault("payment", "callback", "error", 10);
    await provider(market, withdrawal, first);
    const before = await readingsOf(withdrawal.id);
    const older = (await payoutsOf(market).getPayout(withdrawal.provider_payout_id!))!;
    await refreshPayout(deps(), withdrawal.provider_payout_id!);
    await provider(market, withdrawal, second);
    await refreshPayout(deps(), withdrawal.provider_payout_id!);
    const entries = await person.entries();
    expect(await applyPayout(deps(), older, before)).toBe("outdated");
    expect(await reread(market, person, withdrawal)).toMatchObject({ status });
    expect(await person.entries()).toEqual(entries);
    await market.with({}).delete("/sandbox/faults");
    await market.proveMoney();
  },
);

test("a reading that another one overtakes is repeated, so the latest state wins", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  const link = withdrawal.provider_payout_id!;
  await market.fault("payment", "callback", "error", 10);
  const read = payoutsOf(market).getPayout;
  let interruptions = 0;
  const payout = await refreshPayout(deps(), link, async (id) => {
    const seen = await read(id);
    if (interruptions++ === 0) {
      await provider(market, withdrawal, "complete");
      await refreshPayout(deps(), link);
    }
    return seen;
  });
  expect([payout?.state, interruptions]).toEqual(["completed", 2]);
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "PAID" });
  expect(await person.balance()).toMatchObject({ available: 50_000, held: 0 });
  await market.with({}).delete("/sandbox/faults");
});

test("concurrent readings of a link that flips all end at its last state, each step booked once", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.fault("payment", "callback", "error", 20);
  const readings = Array.from({ length: 8 }, async (_, n) => {
    if (n === 2) await provider(market, withdrawal, "fail");
    if (n === 5) await provider(market, withdrawal, "complete");
    await refreshPayout(deps(), withdrawal.provider_payout_id!).catch(() => null);
  });
  await Promise.all(readings);
  await refreshPayout(deps(), withdrawal.provider_payout_id!);
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "PAID" });
  expect(await person.balance()).toMatchObject({ available: 50_000, held: 0 });
  await market.with({}).delete("/sandbox/faults");
  await market.proveMoney();
});

test.each(["timeout_after_commit", "timeout", "error", "rate_limited"])(
  "after an ambiguous answer (%s) the money stays held, and the job gets the link under the same key",
  async (kind) => {
    const person = await market.wealthy();
    await market.fault("payment", "create_payout", kind);
    const { status, body } = await request(market, person);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: "HELD",
      payout_url: null,
      provider_payout_id: null,
    });
    await market.loseLeases();
    await market.time.advance(90);
    const finished = await reread(market, person, body.data);
    expect(finished).toMatchObject({ status: "LINK_CREATED", payout_url: expect.any(String) });
    const link = await market.with({}).get(`/sandbox/payment/payouts/${finished.id}`);
    expect(link.body).toMatchObject({ id: finished.provider_payout_id, amount: finished.net });
    expect(await person.entries()).toEqual([
      ["withdrawal_hold", -50_000],
      ["adjustment", 100_000],
    ]);
    await market.proveMoney();
  },
);

test("after an ambiguous answer a later rejection does not return the hold", async () => {
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const { id } = await person.withdraw();
  await market.fault("payment", "create_payout", "refuse");
  await market.loseLeases();
  await market.time.advance(90);
  expect(await reread(market, person, { id })).toMatchObject({ status: "HELD" });
  await market.loseLeases();
  await market.time.advance(7 * 3600);
  expect(await reread(market, person, { id })).toMatchObject({ status: "LINK_CREATED" });
  await market.proveMoney();
});

test("if the provider only says that the link exists, the withdrawal waits for a callback or staff", async () => {
  await market.sandbox("/payment/payouts/duplicates", { answer: "error" });
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const { id } = await person.withdraw();
  await market.loseLeases();
  await market.time.advance(90);
  expect(await reread(market, person, { id })).toMatchObject({ status: "HELD" });
  const cases = await market.sql`
    select details from private.staff_cases where kind = 'payout_without_link' and details ->> 'withdrawal_id' = ${id}`;
  expect(cases).toHaveLength(1);
  expect(await person.balance()).toMatchObject({ available: 50_000, held: 50_000 });
  await market.sandbox("/payment/payouts/duplicates", { answer: "first_link" });
  await market.proveMoney();
});

test("a repeat of a killed request resumes its withdrawal", async () => {
  const person = await market.wealthy();
  const pending = await market.services.db.user(person).call("api.wallet_withdrawals_create", {
    amount: 50_000,
    fee: 2_500,
    request_key: "key-3",
  }) as PendingWithdrawal;
  expect((await request(market, person, 50_000, "key-3")).status).toBe(409);
  await market.loseLeases();
  const again = await request(market, person, 50_000, "key-3");
  expect(again.body.data).toMatchObject({ id: pending.withdrawal_id, status: "LINK_CREATED" });
  await market.proveMoney();
});

test("a repeat of a request whose withdrawal a job has finished returns the withdrawal", async () => {
  const person = await market.wealthy();
  const pending = await market.services.db.user(person).call("api.wallet_withdrawals_create", {
    amount: 50_000,
    fee: 2_500,
    request_key: "key-4",
  }) as PendingWithdrawal;
  await market.loseLeases();
  await market.time.advance(90);
  const again = await request(market, person, 50_000, "key-4");
  expect(again.body.data).toMatchObject({ id: pending.withdrawal_id, status: "LINK_CREATED" });
});

test("a job that waits for another process's lease burns no attempts", async () => {
  const person = await market.wealthy();
  const pending = await market.services.db.user(person).call("api.wallet_withdrawals_create", {
    amount: 50_000,
    fee: 2_500,
    request_key: "key-5",
  }) as PendingWithdrawal;
  const job = async () =>
    (await market.sql`
      select attempts, leased_until < clock_timestamp() + interval '30 seconds' as is_soon
      from private.jobs where kind = 'check_withdrawal' and payload ->> 'withdrawal_id' = ${pending.withdrawal_id}`)[
      0
    ];
  for (let step = 0; step < 10; step++) await market.time.advance(90);
  expect(await job()).toEqual({ attempts: 0, is_soon: true });
  await market.loseLeases();
  await market.time.advance(30);
  expect(await reread(market, person, { id: pending.withdrawal_id }))
    .toMatchObject({ status: "LINK_CREATED" });
});
