import { expect, test } from "vitest";
import { setUp, useMarket } from "../../support/market.ts";

const market = useMarket();
const staff = setUp(() => market.staffClient());

test("revenue is fees minus vouchers, per day and in total, also as CSV", async () => {
  await market.completedSale();
  const voucher_code = await market.voucher({ value: 15_000 });
  await market.paidSale({}, undefined, { voucher_code });

  const { status, body: answer } = await staff.get("/admin/revenue?by=day");
  expect(status).toBe(200);
  const fee = 2_000 + 150_000 * 0.025;
  const figures = {
    protection_fees: fee,
    commission: 0,
    boosts: 0,
    promotions: 15_000,
    claims: 0,
    revenue: fee - 15_000,
    payout_fees: 0,
    payment_fees: 0,
    courier_adjustments: answer.data.totals.courier_adjustments,
  };
  const today = new Date(market.time.now().getTime() + 7 * 3600_000).toISOString().slice(0, 10);
  expect(answer.data.items).toEqual([{ period: today, ...figures }]);
  expect(answer.data.totals).toEqual(figures);

  const file = await staff.get("/admin/revenue?by=day&format=csv");
  const [head, line] = file.text.split("\r\n");
  expect(head).toMatch(/^period,protection_fees,commission,/);
  expect(line).toMatch(new RegExp(`^${today},${fee},0,0,15000,0,${fee - 15_000},`));
});

test("a period without sales has no items and zero totals; weeks and months are named by their first day", async () => {
  const empty = (await staff.get("/admin/revenue?from=2020-01-01&to=2020-02-01")).body.data;
  expect(empty).toMatchObject({ from: "2020-01-01", items: [], totals: { revenue: 0 } });
  const months = (await staff.get("/admin/revenue?by=month")).body.data.items;
  expect(months[0].period).toMatch(/-01$/);
  const weeks = (await staff.get("/admin/revenue?by=week")).body.data.items;
  expect(new Date(weeks[0].period).getUTCDay()).toBe(1);
  expect((await staff.get("/admin/revenue?by=year")).status).toBe(400);
  expect((await staff.get("/admin/revenue?from=yesterday")).status).toBe(400);
});
