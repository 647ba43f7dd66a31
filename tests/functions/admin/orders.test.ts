import { beforeAll, expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import type { StaffClient } from "../../support/staff.ts";

const market = useMarket();
let staff: StaffClient;
let sales: Record<"open" | "shipped" | "disputed", Sale>;
beforeAll(async () => {
  staff = await market.staffClient("ops_admin");
  sales = {
    open: await market.openSale({ price: 50_000 }),
    shipped: await market.shippedSale({ price: 2_000_000 }),
    disputed: await market.disputedSale(),
  };
});

const nameOf = (id: string) =>
  Object.entries(sales).find(([, { order }]) => order.id === id)?.[0] ?? id;
const orders = async (query: string): Promise<string[]> =>
  (await staff.get(`/admin/orders?${query}`)).body.data.items.map(({ id }: { id: string }) =>
    nameOf(id)
  );

test("orders are found by status, party, reference, amount and time, newest first", async () => {
  const { open, shipped, disputed } = sales;
  expect(await orders("")).toEqual(["disputed", "shipped", "open"]);
  expect(await orders("status=SHIPPED")).toEqual(["shipped"]);
  expect(await orders(`user_id=${open.buyer.id}`)).toEqual(["open"]);
  expect(await orders(`user_id=${open.seller.id}`)).toEqual(["open"]);
  expect(await orders(`buyer_id=${open.seller.id}`)).toEqual([]);
  expect(await orders(`seller_id=${shipped.seller.id}`)).toEqual(["shipped"]);
  expect(await orders(`reference=${disputed.order.reference.toLowerCase()}`)).toEqual(["disputed"]);
  expect(await orders(`order=${disputed.order.reference.toLowerCase()}`)).toEqual(["disputed"]);
  expect(await orders(`order=${disputed.order.id}`)).toEqual(["disputed"]);
  expect(await orders("order=ORD-NOTHING")).toEqual([]);
  expect(await orders("min_total=1000000")).toEqual(["shipped"]);
  expect(await orders("max_total=100000")).toEqual(["open"]);
  expect(await orders("to=2020-01-01T00:00:00Z")).toEqual([]);
  expect(await orders("from=2020-01-01T00:00:00Z&status=DISPUTED")).toEqual(["disputed"]);
});

test("an order is found by its parcel's number, and by the ids of parcel and invoice at their providers", async () => {
  const { shipped } = sales;
  const { waybill, shipper_order_id } = await shipped.shipment();
  const { payment } = shipped.order;
  for (const name of [waybill, waybill!.toLowerCase(), shipper_order_id, payment.invoice_id]) {
    expect([name, await orders(`reference=${name}`)]).toEqual([name, ["shipped"]]);
  }
});

test("an order with an open case or a missed deadline is stuck and shows why", async () => {
  expect(await orders("stuck=true")).toEqual([]);
  await market.sql`
    insert into private.staff_cases (kind, key, order_id) values ('parcel_trouble', 'x', ${sales.shipped.order.id})`;
  await market.sql`
    update private.jobs set run_at = private.now() - interval '6 minutes'
    where kind = 'orders_deadline' and key like ${`${sales.open.order.id}:%`} and finished_at is null`;
  const { items } = (await staff.get("/admin/orders?stuck=true")).body.data;
  expect(items.map(({ id, stuck }: { id: string; stuck: string[] }) => [nameOf(id), stuck]))
    .toEqual([["shipped", ["case:parcel_trouble"]], ["open", ["overdue:orders_deadline"]]]);
  expect(await orders("stuck=false")).toEqual(["disputed"]);
});

test("disputes are found by age, oldest first on request", async () => {
  const ids = async (query: string) =>
    (await staff.get(`/admin/disputes?${query}`)).body.data.items.map(
      ({ order_id }: { order_id: string }) => nameOf(order_id),
    );
  expect(await ids("sort=oldest")).toEqual(["disputed"]);
  expect(await ids("older_than_hours=1")).toEqual([]);
  await market.sql`update private.disputes set opened_at = opened_at - interval '26 hours'`;
  expect(await ids("older_than_hours=26")).toEqual(["disputed"]);
  expect((await staff.get("/admin/disputes")).body.data.items[0].age_hours).toBe(26);
  expect((await staff.get("/admin/disputes?older_than_hours=old")).status).toBe(400);
});

test("shipments are found by status, direction, courier, tracking number and order", async () => {
  const find = async (query: string): Promise<string[]> =>
    (await staff.get(`/admin/shipments?${query}`)).body.data.items.map(
      ({ order_id }: { order_id: string }) => nameOf(order_id),
    );
  const [newest] = (await staff.get("/admin/shipments")).body.data.items;
  expect(await find("")).toEqual(["disputed", "shipped"]);
  expect(await find("status=picked")).toEqual(["disputed", "shipped"]);
  expect(await find("direction=return")).toEqual([]);
  expect(await find(`courier_code=${newest.courier_code}`)).toEqual(["disputed", "shipped"]);
  expect(await find(`tracking_number=${newest.tracking_number}`)).toEqual(["disputed"]);
  expect(await find(`order=${sales.shipped.order.reference}`)).toEqual(["shipped"]);
  expect(await find(`order=${sales.shipped.order.id}`)).toEqual(["shipped"]);
  expect(await find("order=ORD-NOTHING")).toEqual([]);
  expect(newest).toMatchObject({
    order_reference: sales.disputed.order.reference,
    direction: "outbound",
  });
});

test("a parcel shipped without our courier is found by its tracking number", async () => {
  await market.sql`
    update private.shipments set waybill = null where order_id = ${sales.shipped.order.id}`;
  await market.sql`
    update public.orders set tracking_number = 'OWN-77' where id = ${sales.shipped.order.id}`;
  const { items } = (await staff.get("/admin/shipments?tracking_number=own-77")).body.data;
  expect(items).toMatchObject([{ order_id: sales.shipped.order.id, tracking_number: "OWN-77" }]);
});
