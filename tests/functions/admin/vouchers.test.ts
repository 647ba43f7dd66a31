import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";

const market = useMarket();

const terms = {
  kind: "fixed",
  value: 10_000,
  starts_at: "2026-01-01T00:00:00+07:00",
  ends_at: "2027-01-01T00:00:00+07:00",
  total_limit: 50,
};

test("a created voucher is listed in upper case with the defaults", async () => {
  const staff = await market.staff("administrator");
  const made = await staff.post("/admin/vouchers", { ...terms, code: "hemat10" });
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
  expect((await staff.post("/admin/vouchers", { ...terms, code: "HEMAT10" })).status).toBe(409);
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
    (await staff.post("/admin/vouchers", { ...terms, code: "X".repeat(5), ...changes })).status;
  expect(await post({ kind: "percent", max_discount: 1_000, budget: 1_000, value: 101 })).toBe(400);
  expect(await post({ ends_at: terms.starts_at })).toBe(400);
  expect(await post({ code: "a b" })).toBe(400);
  expect(await post({ total_limit: 0 })).toBe(400);
});
