import { expect, test } from "vitest";
import { IMPATIENT } from "../../support/environment.ts";
import { openStaffClient } from "../../support/staff.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { tell } from "../../support/portal.ts";
import type { TestUser } from "../../support/users.ts";
import { balanceOf, entriesOf, request, wealthy } from "../../support/withdrawals.ts";

const market = useMarket({ ...IMPATIENT, FINANCE_DISBURSEMENT_ENABLED: "true" });

async function approve(person: TestUser, amount = 60_000): Promise<string> {
  const id = `evt_${crypto.randomUUID()}`;
  const data = { seller_id: person.id, amount };
  await tell(market, "/internal/events", { id, type: "disbursement.approved", data });
  await market.time.advance(15);
  return id;
}

const withdrawalsOf = async (person: TestUser) =>
  (await market.as(person).get("/wallet/withdrawals")).body.data.items;

test("the link of an approved disbursement is requested at once", async () => {
  const person = await wealthy(market);
  await approve(person);
  expect(await withdrawalsOf(person)).toMatchObject([{
    status: "LINK_CREATED",
    amount: 60_000,
    recipient_email: person.email,
  }]);
  await proveMoney(market);
});

test("a definite rejection of an approved disbursement returns the hold and opens a case", async () => {
  const person = await wealthy(market);
  await market.fault("payment", "create_payout", "refuse");
  const event = await approve(person);
  expect(await withdrawalsOf(person)).toMatchObject([{ status: "FAILED" }]);
  expect(await balanceOf(market, person)).toMatchObject({ available: 100_000, held: 0 });
  expect((await entriesOf(market, person))[0]).toEqual(["withdrawal_reversal", 60_000]);
  const cases = await market.database.admin`
    select details ->> 'outcome' as outcome from private.staff_cases
    where kind = 'disbursement_rejected' and key = ${event}`;
  expect(cases).toEqual([{ outcome: expect.stringMatching(/^withdrawal_rejected:/) }]);
  const told = await market.database.admin`
    select kind from public.notifications where user_id = ${person.id} order by created_at`;
  expect(told.map(({ kind }) => kind)).toContain("withdrawal.failed");
  await proveMoney(market);
});

test("after an ambiguous answer a rejection of an approved disbursement keeps the hold", async () => {
  const person = await wealthy(market);
  await market.fault("payment", "create_payout", "timeout");
  await approve(person);
  await market.fault("payment", "create_payout", "refuse");
  await market.database.admin`
    update private.withdrawals set leased_until = clock_timestamp() - interval '1 second'`;
  await market.time.advance(90);
  expect(await withdrawalsOf(person)).toMatchObject([{ status: "HELD" }]);
});

test("an approved disbursement is in the audit log", async () => {
  const person = await wealthy(market);
  const event = await approve(person);
  const [{ id }] = await withdrawalsOf(person);
  const staff = await openStaffClient(market);
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
    const person = await wealthy(market);
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
    expect(await balanceOf(market, person)).toMatchObject({ available: 100_000, held: 0 });
    await admin`update auth.users set email = ${person.email} where id = ${person.id}`;
  },
);

test("the link goes to the verified address, not to the one of an older token", async () => {
  const person = await wealthy(market);
  const email = `new_${person.email}`;
  await market.database.admin`update auth.users set email = ${email} where id = ${person.id}`;
  const { body } = await request(market, person);
  expect(body.data.recipient_email).toBe(email);
});
