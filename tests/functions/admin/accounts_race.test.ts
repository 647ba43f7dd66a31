import { expect, test } from "vitest";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import type { TestUser } from "../../support/users.ts";
import { list, openSale, orderBody, pay } from "../../support/sale.ts";
import { setUp } from "../../support/set_up.ts";

const market = useMarket();
const ops = setUp(() => market.staff("ops_admin"));

const WHY = { "x-action-reason": "Menjual barang palsu" };

const set = (
  { id }: TestUser,
  account_status: string,
  headers: Record<string, string> = WHY,
  query = "",
) => market.as(ops).put(`/admin/accounts/${id}${query}`, { account_status }, headers);

test("a suspension during an order: either the order came first and stays, or there is none", async () => {
  for (let round = 0; round < 10; round++) {
    const buyer = await market.user();
    const listing = await list(market, await market.user());
    const body = await orderBody(market, buyer, listing);
    const [ordered, suspended] = await Promise.all([
      market.as(buyer).post("/orders", body),
      set(buyer, "suspended"),
    ]);
    expect(suspended.status).toBe(200);
    const { body: { data } } = await market.as(buyer).get("/orders/my");
    expect([ordered.status, data.total_as_buyer]).toEqual(
      ordered.status === 201 ? [201, 1] : [403, 0],
    );
  }
});

test("a suspension of a seller during ten purchases leaves one order or none, and nothing stuck", async () => {
  const seller = await market.user();
  const listings = await Promise.all(Array.from({ length: 10 }, () => list(market, seller)));
  const requests = await Promise.all(listings.map(async (listing) => {
    const buyer = await market.user();
    return { buyer, body: await orderBody(market, buyer, listing) };
  }));
  const [answer, ...orders] = await Promise.all([
    set(seller, "suspended"),
    ...requests.map(({ buyer, body }) => market.as(buyer).post("/orders", body)),
  ]);
  expect(answer!.status).toBe(200);
  for (const { status } of orders) expect([201, 409]).toContain(status);
  const [books] = await market.database.admin`
    select (select sum(visible)::integer from public.listing_counts) as counted,
      (count(*) filter (where is_visible))::integer as visible,
      (count(*) filter (where is_visible and seller_id = ${seller.id}))::integer as theirs
    from public.listings`;
  expect(books).toMatchObject({ counted: books!["visible"], theirs: 0 });
});

test("a payment for an order of a suspended seller is processed", async () => {
  const sale = await openSale(market);
  await must(set(sale.seller, "suspended"));
  await pay(market, sale);
  expect((await market.as(sale.buyer).get(`/orders/${sale.order.id}`)).body.data.status)
    .toBe("READY_TO_SHIP");
});

test("a ban during the start of a stream leaves no stream on air", async () => {
  for (let round = 0; round < 10; round++) {
    const host = await market.user();
    const [, banned] = await Promise.all([
      market.as(host).post("/live-streams", { title: "Obral" }),
      set(host, "banned"),
    ]);
    expect(banned.status).toBe(200);
    const running = await market.database.admin`
      select from public.live_streams where seller_id = ${host.id} and status <> 'ended'`;
    expect(running).toHaveLength(0);
  }
});
