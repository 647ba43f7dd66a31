import { expect, test, vi } from "vitest";
import { must, setUp, useMarket } from "../../support/market.ts";

const market = useMarket({}, { reportMs: 100 });
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

test("a provider that does not answer shows how long work has waited for it", async () => {
  const down = async () => (await must(staff.get("/admin/reliability"))).shipping_down_s;
  // A worker reports a change within 100 ms here.
  const within = { timeout: 8_000 };
  await vi.waitFor(async () => expect(await down()).toBe(0), within);
  await market.fault("shipping", "create_order", "error", 1_000);
  await market.paidSale();
  await vi.waitFor(async () => expect(await down()).toBe(1), within);
  await market.time.advance(1200);
  await vi.waitFor(async () => expect(await down()).toBeGreaterThanOrEqual(1200), within);
  await market.noFaults();
  await market.time.advance(3600);
  await vi.waitFor(async () => expect(await down()).toBe(0), within);
});
