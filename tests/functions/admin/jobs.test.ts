import { expect, test } from "vitest";
import { must, setUp, useMarket } from "../../support/market.ts";

const market = useMarket();
const staff = setUp(() => market.staffClient());

const failing = async () =>
  (await must(staff.get("/admin/jobs?failing=true"))).items as Record<string, unknown>[];

test("failing jobs are listed with their error and next try until they are done", async () => {
  await market.fault("shipping", "create_order", "error", 2);
  const { order } = await market.paidSale();
  expect(await failing()).toMatchObject([{
    kind: "shipping_book",
    key: order.id,
    attempts: 1,
    last_error: expect.stringContaining("500"),
    next_try: expect.any(String),
    dead_at: null,
  }]);
  expect((await must(staff.get("/admin/jobs?failing=true&kind=mail_send"))).total).toBe(0);
  expect((await must(staff.get("/admin/jobs"))).total).toBeGreaterThan(1);
  await market.time.advance(3600);
  expect(await failing()).toEqual([]);
});
