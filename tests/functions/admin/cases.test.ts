import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { openSale, pay } from "../../support/sale.ts";
import { openStaffClient } from "../../support/staff.ts";
import { setUp } from "../../support/set_up.ts";

const market = useMarket();
const staff = setUp(() => openStaffClient(market));

const find = async (query = "") => (await staff.get(`/admin/cases?${query}`)).body.data;

test("a wrong amount opens a case for its order until staff close it", async () => {
  const sale = await openSale(market);
  await pay(market, sale, 1_000);
  const { items: [found], total } = await find(`order=${sale.order.reference}`);
  expect([total, found]).toEqual([
    1,
    expect.objectContaining({ order_id: sale.order.id, status: "open" }),
  ]);
  expect((await find(`kind=${found.kind}`)).total).toBe(1);
  expect((await find("kind=nothing")).total).toBe(0);
  const closed = await Promise.all([1, 2].map(() => staff.post(`/admin/cases/${found.id}/close`)));
  expect(closed.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await find()).total).toBe(0);
  expect((await find("status=closed")).items).toMatchObject([{ id: found.id, status: "closed" }]);
  const log = (await staff.get(`/admin/audit?target_id=${found.id}`)).body.data.items;
  expect(log).toMatchObject([{ action: "admin_cases_close", before: { kind: found.kind } }]);
});

test("a dry run closes nothing, and an unknown case is not found", async () => {
  const [row] = await market.database.admin`
    insert into private.staff_cases (kind, key) values ('test', 'x') returning id`;
  expect((await staff.post(`/admin/cases/${row!["id"]}/close?dry_run=true`)).body.data.status).toBe(
    "closed",
  );
  expect((await find("kind=test")).items).toMatchObject([{ status: "open" }]);
  expect((await staff.post(`/admin/cases/${crypto.randomUUID()}/close`)).status).toBe(404);
});
