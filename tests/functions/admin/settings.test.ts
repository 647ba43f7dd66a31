import { expect, test } from "vitest";
import {
  atOnce,
  errorOf,
  must,
  RACING,
  ROUNDS,
  setUp,
  tally,
  useMarket,
} from "../../support/market.ts";

const market = useMarket(RACING);
const chief = setUp(() => market.staff("superadmin"));
const reason = "Ticket 4711: agreed in the meeting";

const all = async () => (await must(chief.get("/admin/settings"))).items;
const find = async (key: string) =>
  // deno-lint-ignore no-explicit-any
  (await all()).find((item: any) => item.key === key);
const propose = (key: string, value: unknown, more: object = {}, path = "/admin/settings") =>
  chief.send("PATCH", path, { key, value, reason, ...more });
const change = (key: string, value: unknown, more: object = {}) =>
  market.approved(() => propose(key, value, more));

test("a change is in the audit log with both values and the reason, and the list says who and when", async () => {
  expect(await find("quote_minutes")).toMatchObject({ value: 15, changed_at: null });
  const changed = await must(change("quote_minutes", 20, { expected: 15 }));
  const shown = {
    key: "quote_minutes",
    value: 20,
    changed_by: chief.id,
    changed_at: expect.any(String),
  };
  expect(changed.result).toMatchObject({ before: { value: 15 }, after: { value: 20 } });
  expect(await find("quote_minutes")).toMatchObject(shown);
  const lines = await must(chief.get("/admin/audit?target_id=quote_minutes"));
  expect(lines.items).toMatchObject([{
    action: "admin_settings_update",
    actor_id: chief.id,
    role: "superadmin",
    target_type: "setting",
    reason,
    before: { value: 15 },
    after: { value: 20 },
  }]);
});

test("the present value again is nothing to propose, and a dry run changes nothing", async () => {
  const before = await find("receipt_window_minutes");
  expect(await errorOf(propose("receipt_window_minutes", before.value)))
    .toBe("409 setting_unchanged");
  const dry = await must(
    propose("receipt_window_minutes", 4320, {}, "/admin/settings?dry_run=true"),
  );
  expect(dry.preview).toMatchObject({ before: { value: before.value }, after: { value: 4320 } });
  expect(await find("receipt_window_minutes")).toEqual(before);
  const lines = await must(chief.get("/admin/audit?target_id=receipt_window_minutes"));
  expect(lines.items).toEqual([]);
});

test("every setting is rejected outside its bounds, which the error names", async () => {
  const before = await all();
  for (const { key, min, max } of before) {
    for (const value of [min - 1, max + 1]) {
      const { status, body } = await change(key, value);
      expect([key, status, body.error.code]).toEqual([key, 400, "VALIDATION"]);
      expect(body.error.message).toContain(`from ${min} to ${max}`);
    }
  }
  expect(await all()).toEqual(before);
});

test("a reminder never comes before its window begins, from either side", async () => {
  expect((await find("payment_reminder_minutes")).max).toBe(60);
  expect((await find("payment_window_minutes")).min).toBe(15);
});

test("of twenty colleagues who saw one value, one changes it and the others get a 409", async () => {
  const proposed = await atOnce(20, (at) => must(propose("ai_daily_calls", 100 + at)));
  const answers = await Promise.all(
    proposed.map(({ approval_id }) => market.approve(approval_id)),
  );
  expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
  const winner = answers.find(({ status }) => status === 200)!.body.data.result.after.value;
  expect((await find("ai_daily_calls")).value).toBe(winner);
  expect(answers.find(({ status }) => status === 409)!.body.error.message)
    .toContain(`ai_daily_calls is ${winner} by now`);
});

test(`two changes at once never leave a minimum above its maximum, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await market.setting("protection_fee_min_idr", 2_000);
    await market.setting("protection_fee_max_idr", 50_000);
    const answers = await Promise.all([
      change("protection_fee_min_idr", 40_000),
      change("protection_fee_max_idr", 30_000),
    ]);
    expect(tally(answers)).toEqual({ 200: 1, 400: 1 });
  }
});

test("a change applies to the next call", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const { value } = await find("unpaid_orders_max");
  await must(change("unpaid_orders_max", 1));
  const order = async (listing: string) =>
    (await buyer.post("/orders", await buyer.orderBody(listing))).status;
  const [first, second] = [await seller.list(), await seller.list()];
  expect([await order(first), await order(second)]).toEqual([201, 409]);
  await must(change("unpaid_orders_max", value));
  expect(await order(second)).toBe(201);
});
