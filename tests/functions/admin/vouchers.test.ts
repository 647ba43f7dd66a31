/** Vouchers, what one member of staff gives away by them, and who uses them. */
import { afterEach, expect, test } from "vitest";
import { atOnce, errorOf, must, RACING, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket(RACING);
afterEach(() => market.setting("approval_person_idr", 3_000_000));

let count = 0;
const terms = () => ({
  code: `GIFT${++count}`,
  kind: "fixed",
  value: 100_000,
  starts_at: "2020-01-01T00:00:00Z",
  ends_at: "2090-01-01T00:00:00Z",
  total_limit: 10,
});
const small = () => ({
  ...terms(),
  value: 10_000,
  starts_at: "2026-01-01T00:00:00+07:00",
  total_limit: 50,
});
const percent = () => ({
  ...terms(),
  kind: "percent",
  value: 50,
  max_discount: 200_000,
  budget: 300_000,
  total_limit: 100,
});

async function order(voucher_code: string, buyer?: User, seller?: User) {
  const who = buyer ?? await market.user();
  const listing_id = await (seller ?? await market.user()).list({ price: 400_000 });
  return await who.post("/orders", { ...await who.orderBody(listing_id), voucher_code });
}
const listed = async (staff: User, code: string) =>
  (await must(staff.get(`/admin/vouchers?code=${code}`))).items;

test("a created voucher is listed in upper case with the defaults", async () => {
  const staff = await market.staff("administrator");
  const made = await staff.post("/admin/vouchers", { ...small(), code: "hemat10" });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    code: "HEMAT10",
    max_discount: null,
    min_total: 0,
    per_user_limit: 1,
    budget: null,
    used: 0,
    spent: 0,
    active: true,
    starts_at: "2025-12-31T17:00:00.000000Z",
  });
  const list = await staff.get("/admin/vouchers?code=Hemat10");
  expect(list.body.data).toMatchObject({ total: 1, items: [made.body.data] });
  expect((await staff.post("/admin/vouchers", { ...small(), code: "HEMAT10" })).status).toBe(409);
});

test("an update keeps omitted fields, and both states are in the audit log", async () => {
  const person = await market.staff("administrator");
  const code = await market.voucher();
  const [voucher] = (await person.get(`/admin/vouchers?code=${code}`)).body.data.items;
  const changed = await person.patch(`/admin/vouchers/${voucher.id}`, {
    active: false,
    total_limit: 7,
  });
  expect(changed.body.data).toMatchObject({ active: false, total_limit: 7, value: 20_000 });
  const active = await person.get("/admin/vouchers?active=false");
  expect(active.body.data.items).toContainEqual(changed.body.data);
  expect(await market.audit(voucher.id)).toMatchObject([
    { action: "admin_vouchers_update", before: voucher, after: changed.body.data },
    { action: "admin_vouchers_create" },
  ]);
});

test("a percentage above 100, a reversed period and an invalid code are rejected", async () => {
  const staff = await market.staff("superadmin");
  const post = async (changes: object) =>
    (await staff.post("/admin/vouchers", { ...small(), ...changes })).status;
  expect(await post({ kind: "percent", max_discount: 1_000, budget: 1_000, value: 101 })).toBe(400);
  expect(await post({ ends_at: small().starts_at })).toBe(400);
  expect(await post({ code: "a b" })).toBe(400);
  expect(await post({ total_limit: 0 })).toBe(400);
});

test("a voucher counts its value times its uses: above the limit two people make it, once", async () => {
  const staff = await market.staff("administrator");
  await must(staff.post("/admin/vouchers", terms()));
  const dear = { ...terms(), total_limit: 11 };
  const proposed = await staff.post("/admin/vouchers", dear);
  expect(proposed.status).toBe(202);
  expect(await listed(staff, dear.code)).toEqual([]);
  const { approval_id } = proposed.body.data;
  expect((await market.approve(approval_id, staff)).status).toBe(403);
  const answers = await Promise.all([market.approve(approval_id), market.approve(approval_id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await listed(staff, dear.code)).toMatchObject([{ total_limit: 11, active: true }]);
  expect(
    (await staff.post("/admin/vouchers", { ...terms(), value: 100_000_000, total_limit: 1 }))
      .status,
  ).toBe(202);
});

test("a percentage needs a largest discount and a budget, and counts its budget", async () => {
  const staff = await market.staff("administrator");
  for (const missing of [{ budget: null }, { max_discount: null }]) {
    expect((await staff.post("/admin/vouchers", { ...percent(), ...missing })).status).toBe(400);
  }
  const made = await must(staff.post("/admin/vouchers", percent()));
  expect(made).toMatchObject({ budget: 300_000, spent: 0 });
  for (const lost of [{ budget: null }, { max_discount: null }]) {
    expect(await errorOf(staff.patch(`/admin/vouchers/${made.id}`, lost))).toBe(
      "400 voucher_unbounded",
    );
  }
  expect((await staff.post("/admin/vouchers", { ...percent(), budget: 1_000_001 })).status)
    .toBe(202);
});

test("a change counts what the voucher may give away more, also by being switched on again", async () => {
  const staff = await market.staff("administrator");
  const { id } = await must(staff.post("/admin/vouchers", { ...terms(), total_limit: 1 }));
  const patch = (changes: object) => staff.patch(`/admin/vouchers/${id}`, changes);
  await must(patch({ total_limit: 11 }));
  const proposed = await patch({ total_limit: 22 });
  expect(proposed.status).toBe(202);
  await must(market.approve(proposed.body.data.approval_id));
  await must(patch({ total_limit: 3, active: false }));
  await must(patch({ total_limit: 22 }));
  expect((await patch({ active: true })).status).toBe(202);
  await must(patch({ ends_at: "2020-01-02T00:00:00Z", active: true }));
  expect((await patch({ ends_at: "2090-01-01T00:00:00Z" })).status).toBe(202);
});

test("a change counts what one person may get more, although all get no more", async () => {
  const [maker, changer] = [
    await market.staff("administrator"),
    await market.staff("administrator"),
  ];
  const shared = { ...percent(), max_discount: 10_000, budget: 20_000_000, total_limit: 10_000 };
  const made = await must(market.approve(
    (await must(maker.post("/admin/vouchers", shared))).approval_id,
  ));
  const patch = (changes: object) =>
    changer.patch(`/admin/vouchers/${made.result.target_id}`, changes);
  expect((await patch({ max_discount: 15_000_000 })).status).toBe(202);
  expect((await patch({ per_user_limit: 1_000 })).status).toBe(202);
  await market.setting("approval_person_idr", 150_000);
  await must(patch({ max_discount: 200_000 }));
  expect(await errorOf(order(shared.code))).toBe("400 voucher_unusable");
});

test("a proposed change does not give away more than was proposed, whatever changed meanwhile", async () => {
  const staff = await market.staff("administrator");
  const terms = { ...percent(), max_discount: 10_000, budget: 2_000_000, total_limit: 10 };
  const { id } = await must(staff.post("/admin/vouchers", terms));
  const change = (changes: object) => must(staff.patch(`/admin/vouchers/${id}`, changes));
  const { approval_id } = await change({ max_discount: 200_000 });
  await change({ total_limit: 100 });
  await change({ budget: 50_000_000 });
  expect(await errorOf(market.approve(approval_id))).toBe("409 approval_outdated");
});

test("vouchers of one member of staff count together for a day, twenty at once too; a dry run and a proposal count nothing", async () => {
  const staff = await market.staff("administrator");
  for (let at = 0; at < 4; at++) {
    await must(staff.post("/admin/vouchers?dry_run=true", terms()));
  }
  const rejected = await staff.post("/admin/vouchers", { ...terms(), total_limit: 30 });
  await must(staff.post(`/admin/approvals/${rejected.body.data.approval_id}/reject`, {
    reason: "Too much",
  }));
  const answers = await atOnce(
    20,
    () => staff.post("/admin/vouchers", { ...terms(), total_limit: 5 }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(14);
  await market.time.advance(24 * 60 * 60 + 1);
  expect((await staff.post("/admin/vouchers", terms())).status).toBe(201);
});

test("nobody buys or sells with a voucher that they made, changed or approved", async () => {
  const maker = await market.staff("administrator");
  const approver = await market.staff("superadmin");
  const changer = await market.staff("administrator");
  const { code, id } = await must(maker.post("/admin/vouchers", terms()));
  const proposed = await changer.patch(`/admin/vouchers/${id}`, { total_limit: 100 });
  await must(market.approve(proposed.body.data.approval_id, approver));
  for (const person of [maker, changer, approver]) {
    expect((await order(code, person)).body.error.reason).toBe("voucher_unusable");
    expect((await order(code, undefined, person)).body.error.reason).toBe("voucher_unusable");
  }
  expect((await order(code)).status).toBe(201);
});

test("a budget is never overspent, whoever comes at once, and a returned use is spent again", async () => {
  const staff = await market.staff("administrator");
  const { code, id } = await must(staff.post("/admin/vouchers", percent()));
  const answers = await atOnce(6, () => order(code));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
  expect(await listed(staff, code)).toMatchObject([{ used: 1, spent: 200_000 }]);
  expect((await staff.patch(`/admin/vouchers/${id}`, { budget: 199_999 })).body.error.reason)
    .toBe("voucher_budget_spent");
  await must(staff.patch(`/admin/vouchers/${id}`, { budget: 400_000 }));
  expect((await order(code)).status).toBe(201);
  expect((await staff.patch(`/admin/vouchers/${id}`, { total_limit: 1 })).body.error.reason)
    .toBe("voucher_limit_used");
  const made = answers.find(({ status }) => status === 201)!.body.data;
  await market.time.advance(3 * 24 * 60 * 60);
  expect(await listed(staff, code)).toMatchObject([{ used: 0, spent: 0 }]);
  expect(made.voucher_discount).toBe(200_000);
  await market.proveMoney();
});

test("one person gets at most the limit of 30 days from vouchers that nobody else approved", async () => {
  await market.setting("approval_person_idr", 250_000);
  const buyer = await market.user();
  const code = async () => {
    const staff = await market.staff("administrator");
    return (await must(staff.post("/admin/vouchers", { ...terms(), total_limit: 2 }))).code;
  };
  const codes = [await code(), await code(), await code()];
  const answers = await Promise.all(codes.map((code) => order(code, buyer)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400]);
  const staff = await market.staff("administrator");
  const shared = { ...terms(), total_limit: 11 };
  await must(market.approve((await must(staff.post("/admin/vouchers", shared))).approval_id));
  expect((await order(shared.code, buyer)).status).toBe(201);
});

test("a late payment does not take a voucher that nobody else approved beyond the limit of 30 days", async () => {
  await market.setting("approval_person_idr", 150_000);
  const [staff, buyer] = [await market.staff("administrator"), await market.user()];
  const ordered = async () => {
    const { code } = await must(staff.post("/admin/vouchers", terms()));
    return await must(order(code, buyer));
  };
  const late = await ordered();
  await market.invoice(late, "expire");
  await market.runDue();
  await ordered();
  await market.invoice(late, "pay");
  await market.runDue();
  expect(await must(buyer.get(`/orders/${late.id}`))).toMatchObject({ status: "EXPIRED" });
  expect(await buyer.wallet()).toBe(late.total);
});

test("a raise that two people approve leaves the voucher decided alone", async () => {
  await market.setting("approval_person_idr", 150_000);
  const [staff, buyer] = [await market.staff("administrator"), await market.user()];
  const [raised, other] = [terms(), terms()];
  const { id } = await must(staff.post("/admin/vouchers", { ...raised, total_limit: 10 }));
  const proposed = await must(staff.patch(`/admin/vouchers/${id}`, { total_limit: 22 }));
  await must(market.approve(proposed.approval_id));
  await must(staff.post("/admin/vouchers", { ...other, total_limit: 1 }));
  expect((await order(raised.code, buyer)).status).toBe(201);
  expect(await errorOf(order(other.code, buyer))).toBe("400 voucher_unusable");
});

test("a voucher used beside a decision of staff for the same person counts it", async () => {
  await market.setting("approval_person_idr", 150_000);
  const [staff, buyer] = [await market.staff("administrator"), await market.user()];
  const { code } = await must(staff.post("/admin/vouchers", { ...terms(), total_limit: 1 }));
  const { answer } = await market.sql.begin(async (sql) => {
    expect(
      await sql`
        select private.decide_alone(
          row(${staff.id}, 'administrator')::private.staff_member,
          row('refund', 100000, ${buyer.id})::private.decided_part) as alone`,
    ).toEqual([{ alone: true }]);
    const answer = order(code, buyer);
    await Promise.race([answer, market.untilLocked(1)]);
    return { answer };
  });
  expect(await errorOf(answer)).toBe("400 voucher_unusable");
});
