import { expect, test } from "vitest";
import { must, shippedSale, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import type { TestUser } from "../../support/users.ts";
import { DRESS, list, orderBody, paidSale } from "../../support/sale.ts";
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

const noticesOf = async ({ id }: TestUser) =>
  (await market.database.admin`
    select kind, data ->> 'reason' as reason from public.notifications
    where user_id = ${id} and category = 'account' order by created_at`).map((row) => ({ ...row }));

const casesOf = ({ id }: TestUser) =>
  market.database.admin`
    select order_id, details from private.staff_cases join public.orders on orders.id = order_id
    where kind = 'banned_party' and details ->> 'user_id' = ${id} order by orders.created_at`;

/** The total of browse, and whether it contains the listing. */
async function inShop(listing: string): Promise<[boolean, number]> {
  const { body } = await market.as(ops).get("/listings?limit=100");
  const ids: string[] = body.listings.map(({ id }: { id: string }) => id);
  expect(body.total).toBe(ids.length);
  return [ids.includes(listing), body.total];
}

test("a suspension hides the listings and updates the total at once, and a reinstatement undoes it", async () => {
  const seller = await market.user();
  const [listing] = [await list(market, seller), await list(market, seller)];
  const [, before] = await inShop(listing);
  const answer = await set(seller, "suspended");
  expect([answer.status, answer.body.data]).toEqual([200, {
    id: seller.id,
    username: seller.username,
    account_status: "suspended",
    payouts_blocked_until: null,
    open_orders: [],
  }]);
  expect(await inShop(listing)).toEqual([false, before - 2]);
  expect((await market.as(seller).get("/auth/me")).body.data.account_status).toBe("suspended");

  await must(set(seller, "active"));
  expect(await inShop(listing)).toEqual([true, before]);
  expect(await noticesOf(seller)).toEqual([
    { kind: "account.suspended", reason: WHY["x-action-reason"] },
    { kind: "account.reinstated", reason: WHY["x-action-reason"] },
  ]);
});

test("a suspended user cannot create a listing, an order or a review", async () => {
  const buyer = await market.user();
  const listing = await list(market, await market.user());
  const body = await orderBody(market, buyer, listing);
  await must(set(buyer, "suspended"));
  for (const [path, sent] of [["/orders", body], ["/listings", DRESS]] as const) {
    const rejected = await market.as(buyer).post(path, sent);
    expect([rejected.status, rejected.body.error.message]).toEqual([
      403,
      "Your account is suspended and cannot do this.",
    ]);
  }
  expect((await market.as(buyer).get("/orders/my")).status).toBe(200);
});

test("a suspension leaves steps of open orders and their payout allowed", async () => {
  const sale = await paidSale(market);
  await must(set(sale.seller, "banned"));
  await must(set(sale.buyer, "suspended"));
  await must(step(market, sale.seller, sale, "ship", { tracking_number: "JNE0000042" }));
  await must(step(market, sale.buyer, sale, "confirm"));
  const { body } = await market.as(sale.seller).get("/wallet/balance");
  expect(body.data.available).toBe(150_000);
  const other = await shippedSale(market);
  await must(set(other.buyer, "banned"));
  await must(step(market, other.buyer, other, "dispute", { reason: "Rusak" }));
  await proveMoney(market);
});

test("a ban opens one case per open order on either side, and none for finished orders", async () => {
  const sold = await paidSale(market);
  const done = await paidSale(market);
  await must(step(market, done.buyer, done, "confirm"));
  const bought = await market.as(sold.seller)
    .post("/orders", await orderBody(market, sold.seller, await list(market, done.seller)));
  const answer = await set(sold.seller, "banned");
  expect(answer.body.data.open_orders).toEqual([sold.order.id, bought.body.data.id]);
  expect(await casesOf(sold.seller)).toMatchObject([
    { order_id: sold.order.id, details: { party: "seller", status: "READY_TO_SHIP" } },
    { order_id: bought.body.data.id, details: { party: "buyer", status: "AWAITING_PAYMENT" } },
  ]);
  await must(set(done.seller, "suspended"));
  expect(await casesOf(done.seller)).toEqual([]);
});

test("a second ban after a reinstatement opens new cases", async () => {
  const { seller } = await paidSale(market);
  for (const status of ["banned", "active", "banned"]) await must(set(seller, status));
  expect(await casesOf(seller)).toHaveLength(2);
});

test("a missing reason or an unknown account status is rejected", async () => {
  const person = await market.user();
  expect((await set(person, "suspended", {})).status).toBe(400);
  expect((await set(person, "suspended", { "x-action-reason": "x" })).status).toBe(400);
  expect((await set(person, "frozen")).status).toBe(400);
  expect(
    (await market.as(ops).put(`/admin/accounts/${crypto.randomUUID()}`, {
      account_status: "banned",
    }, WHY)).status,
  ).toBe(404);
  expect((await market.as(person).get("/auth/me")).body.data.account_status).toBe("active");
});

test("the audit log has the reason and the previous status; setting the current status again adds nothing", async () => {
  const person = await market.user();
  await must(set(person, "suspended"));
  await must(set(person, "suspended"));
  const { body } = await market.as(ops).get(`/admin/audit?target_id=${person.id}`);
  expect(body.data.items).toMatchObject([{
    action: "admin_accounts",
    reason: WHY["x-action-reason"],
    before: { account_status: "active" },
    after: { account_status: "suspended" },
  }]);
  expect(await noticesOf(person)).toHaveLength(1);
});

test("a dry run returns the result and changes nothing", async () => {
  const sale = await paidSale(market);
  const dry = await set(sale.seller, "banned", WHY, "?dry_run=true");
  expect([dry.status, dry.body.data.open_orders]).toEqual([200, [sale.order.id]]);
  expect((await market.as(sale.seller).get("/auth/me")).body.data.account_status).toBe("active");
  expect(await casesOf(sale.seller)).toEqual([]);
  expect(await noticesOf(sale.seller)).toEqual([]);
});

test("staff cannot suspend themselves or other staff; a superadmin can suspend staff", async () => {
  expect((await set(ops, "active")).status).toBe(403);
  const colleague = await market.staff("administrator");
  expect((await set(colleague, "suspended")).status).toBe(403);
  const root = await market.staff("superadmin");
  const path = `/admin/accounts/${colleague.id}`;
  const body = { account_status: "suspended" };
  expect((await market.as(root).put(path, body, WHY)).status).toBe(200);
  expect((await market.as(root).put(`/admin/accounts/${root.id}`, body, WHY)).status).toBe(403);
});

test("a ban ends the stream on air, with the account's other changes", async () => {
  const host = await market.user();
  const staff = market.as(ops);
  const { id } = await must(market.as(host).post("/live-streams", { title: "Obral" }));
  await must(set(host, "banned", WHY, "?dry_run=true"));
  expect((await must(staff.get(`/live-streams/${id}`))).status).toBe("live");
  await must(set(host, "banned"));
  expect(await must(staff.get(`/live-streams/${id}`))).toMatchObject({
    status: "ended",
    viewers: 0,
  });
  const { items } = await must(staff.get(`/admin/audit?target_id=${host.id}`));
  expect(items[0]).toMatchObject({ after: { account_status: "banned", ended_stream_id: id } });
});
