/** A payout block that staff set until a time ends by itself: what waits goes on, as after an unblocking. */
import { expect, test } from "vitest";
import type { PendingWithdrawal } from "../../../shared/db/results.ts";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { pay, readOrder } from "../../support/sale.ts";
import { setUp } from "../../support/set_up.ts";
import { REASON } from "../../support/staff.ts";
import type { TestUser } from "../../support/users.ts";
import { DAY, inSeconds } from "../../support/vacations.ts";
import { mixedSale, toOrder } from "../../support/wallet_payments.ts";
import { loseLeases, request, reread, wealthy } from "../../support/withdrawals.ts";

const market = useMarket();
const ops = setUp(() => market.staff("ops_admin"));

/** Blocks payouts for so many seconds; null ends the block now. */
const block = async ({ id }: TestUser, seconds: number | null) =>
  await must(
    market.as(ops).put(`/admin/accounts/${id}`, {
      account_status: "active",
      payouts_blocked_until: seconds === null ? null : await inSeconds(market, seconds),
    }, REASON),
  );

test("withdrawals and payments from the wallet are rejected until the time, and accepted from then on", async () => {
  const { buyer, body } = await toOrder(market, 100_000);
  await block(buyer, DAY);
  const attempts = async () => [
    (await market.as(buyer).post("/orders/preview", body)).status,
    (await request(market, buyer, 20_000)).status,
  ];
  expect(await attempts()).toEqual([403, 403]);
  await market.time.advance(DAY - 60);
  expect((await request(market, buyer, 20_000)).status).toBe(403);
  await market.time.advance(120);
  expect((await request(market, buyer, 20_000)).status).toBe(201);
  await proveMoney(market);
});

test.each(["its end", "staff"])(
  "a withdrawal that was stopped before its link gets one after the block: %s",
  async (by) => {
    const person = await wealthy(market);
    const { withdrawal_id: id } = await market.services.db.user(person).call(
      "api.wallet_withdrawals_create",
      { amount: 50_000, fee: 2_500, request_key: by },
    ) as PendingWithdrawal;
    await block(person, DAY);
    await loseLeases(market);
    await market.time.advance(DAY - 120);
    expect(await reread(market, person, { id })).toMatchObject({ status: "HELD" });
    if (by === "staff") await block(person, null);
    // Within minutes, not at the next poll hours later.
    await market.time.advance(by === "staff" ? DAY : 300);
    expect(await reread(market, person, { id })).toMatchObject({
      status: "LINK_CREATED",
      net: 47_500,
    });
    const cases = await market.database.admin`
      select closed_at is null as open from private.staff_cases where details ->> 'withdrawal_id' = ${id}`;
    expect(cases.filter(({ open }) => open)).toEqual([]);
    await proveMoney(market);
  },
);

test.each(["its end", "staff"])(
  "a payment that waits in suspense for a blocked wallet waits for staff after the block, too: %s",
  async (by) => {
    const sale = await mixedSale(market, 100_000);
    await block(sale.buyer, DAY);
    await pay(market, sale);
    if (by === "staff") await block(sale.buyer, null);
    await market.time.advance(2 * DAY);
    expect((await readOrder(market, sale)).status).toBe("AWAITING_PAYMENT");
    const finance = market.as(await market.staff("administrator"));
    const { items } = await must(finance.get(`/admin/suspense?order=${sale.order.id}`));
    await must(
      finance.post(`/admin/suspense/${items[0].id}/apply`, { cover_missing: false }, REASON),
    );
    expect((await readOrder(market, sale)).status).toBe("READY_TO_SHIP");
    await proveMoney(market);
  },
);

test("withdrawals at the end of a block, ten at once: one is made, and none before", async () => {
  const person = await wealthy(market);
  await block(person, 3);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => request(market, person, 50_000, `rush-${at}`)),
  );
  await market.time.advance(5);
  const after = await Promise.all(
    Array.from({ length: 10 }, (_, at) => request(market, person, 50_000, `after-${at}`)),
  );
  const made = [...answers, ...after].filter(({ status }) => status === 201);
  expect(made).toHaveLength(1);
  expect(new Set([...answers, ...after].map(({ status }) => status))).toEqual(
    new Set([403, 409, 201]),
  );
  await proveMoney(market);
});
