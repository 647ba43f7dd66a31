import { expect, test } from "vitest";
import { completedSale, must, step } from "../../support/life.ts";
import { approved } from "../../support/approvals.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { REASON } from "../../support/staff.ts";
import type { TestUser } from "../../support/users.ts";
import { list, openSale, orderBody, paidSale } from "../../support/sale.ts";

const market = useMarket();

const leave = (person: TestUser) => market.as(person).delete("/auth/me");
const reasonOf = async (person: TestUser) => {
  const { status, body } = await leave(person);
  return [status, body.error?.message];
};

test("a deletion removes profile, addresses, e-mail address, likes and listings, and keeps the sale and its ledger entries", async () => {
  const sale = await completedSale(market);
  await must(market.as(sale.buyer).post("/reviews", { order_id: sale.order.id, rating: 5 }));
  await must(market.as(sale.buyer).patch("/auth/me", { full_name: "Rani Kusuma", bio: "Halo" }));
  const forSale = await list(market, sale.buyer);
  const left = await leave(sale.buyer);
  expect([left.status, left.body.data]).toEqual([200, { id: sale.buyer.id, deleted: true }]);

  const seller = market.as(sale.seller);
  const { body, text } = await seller.get(`/auth/users/${sale.buyer.id}`);
  expect(body.data).toMatchObject({ photo_url: null, city: null, bio: null });
  expect(body.data.username).toMatch(/^deleted_[0-9a-f]{16}$/);
  expect(text).not.toContain(sale.buyer.username);
  expect((await seller.get(`/listings/${forSale}`)).status).toBe(404);
  expect((await seller.get(`/orders/${sale.order.id}`)).status).toBe(200);
  expect((await seller.get(`/reviews/user/${sale.seller.id}`)).body.data.items)
    .toMatchObject([{ rating: 5, reviewer: { username: body.data.username, photo_url: null } }]);
  const [rows] = await market.database.admin`
    select (select count(*)::integer from private.contacts where user_id = ${sale.buyer.id}) as contacts,
      (select count(*)::integer from public.addresses where user_id = ${sale.buyer.id}) as addresses,
      (select count(*)::integer from public.notifications where user_id = ${sale.buyer.id}) as notifications,
      full_name, phone from public.profiles where id = ${sale.buyer.id}`;
  expect(rows).toEqual({
    contacts: 0,
    addresses: 0,
    notifications: 0,
    full_name: null,
    phone: null,
  });
  await proveMoney(market);
});

test("the token of a deleted account is rejected everywhere", async () => {
  const person = await market.user();
  await must(leave(person));
  const client = market.as(person);
  for (const path of ["/auth/me", "/orders/my", "/wallet/balance", "/auth/me/export"]) {
    expect((await client.get(path)).status).toBe(401);
  }
  expect((await client.post("/auth/register", { username: "back_again" })).status).toBe(401);
  expect((await client.patch("/auth/me", { bio: "Masih di sini" })).status).toBe(401);
  expect((await leave(person)).status).toBe(401);
});

test("the username of a deleted account can be registered again", async () => {
  const person = await market.user();
  await must(leave(person));
  const other = await market.user({ registered: false });
  const { username } = person;
  expect((await market.as(other).post("/auth/register", { username })).status).toBe(201);
});

test("an open order on either side and a wallet that is not zero block the deletion", async () => {
  const open = await openSale(market);
  const orders = "You still have open orders: they have to end first.";
  expect(await reasonOf(open.buyer)).toEqual([409, orders]);
  expect(await reasonOf(open.seller)).toEqual([409, orders]);

  const sale = await completedSale(market);
  expect(await reasonOf(sale.seller)).toEqual([
    409,
    expect.stringContaining("There is money in your wallet: withdraw it first."),
  ]);
  const spend = (amount: number) =>
    market.database.admin`
      select private.ledger_post(${crypto.randomUUID()}, 'adjustment', 'spent', null, array[
        private.ledger_line('wallet', ${-amount}, p_user_id => ${sale.seller.id}),
        private.ledger_line('adjustments', ${amount})])`;
  await spend(150_000);
  const ops = market.as(await market.staff("ops_admin"));
  await must(ops.post(`/admin/orders/${sale.order.id}/refund`, { reason: "Barang palsu" }));
  expect((await reasonOf(sale.seller))[1]).toMatch(/below zero/);
  await spend(-150_000);
  expect((await leave(sale.seller)).status).toBe(200);
  expect((await market.as(open.seller).get("/auth/me")).body.data.city).toBe("Bandung");
});

test("staff roles block the deletion", async () => {
  expect((await leave(await market.staff("administrator"))).status).toBe(409);
});

test("a buyer who deletes the account while ordering keeps the account, or has no order", async () => {
  for (let round = 0; round < 10; round++) {
    const buyer = await market.user();
    const body = await orderBody(market, buyer, await list(market, await market.user()));
    const [ordered, left] = await Promise.all([
      market.as(buyer).post("/orders", body),
      leave(buyer),
    ]);
    const [row] = await market.database.admin`
      select deleted_at is not null as gone, (select count(*)::integer from public.orders where buyer_id = ${buyer.id}) as orders
      from public.profiles where id = ${buyer.id}`;
    expect([ordered.status, left.status, row]).toEqual(
      left.status === 200
        ? [ordered.status, 200, { gone: true, orders: 0 }]
        : [201, 409, { gone: false, orders: 1 }],
    );
    if (left.status === 200) expect([401, 404]).toContain(ordered.status);
  }
});

test("a seller who deletes the account during a purchase keeps the account, or the item is not sold", async () => {
  for (let round = 0; round < 10; round++) {
    const [seller, buyer] = [await market.user(), await market.user()];
    const body = await orderBody(market, buyer, await list(market, seller));
    const [ordered, left] = await Promise.all([
      market.as(buyer).post("/orders", body),
      leave(seller),
    ]);
    expect([[201, 409], [404, 200], [409, 200]]).toContainEqual([ordered.status, left.status]);
  }
});

test("the account can be deleted after the last order has ended", async () => {
  const sale = await paidSale(market);
  expect((await leave(sale.buyer)).status).toBe(409);
  await must(step(market, sale.buyer, sale, "confirm"));
  expect((await leave(sale.buyer)).status).toBe(200);
});

test("who has too little for a withdrawal gives it up and leaves; more, or without saying so, is a 409", async () => {
  const admin = market.as(await market.staff("superadmin"));
  const person = await market.user();
  const add = (amount: number) =>
    must(
      approved(
        market,
        () => admin.post("/admin/adjustments", { user_id: person.id, amount }, REASON),
      ),
    );
  const giveUp = () => market.as(person).delete("/auth/me?give_up_balance=true");
  await add(10_000);
  expect((await giveUp()).status).toBe(409);
  await add(-1);
  expect(await reasonOf(person)).toEqual([409, expect.stringContaining("give_up_balance")]);
  expect((await giveUp()).status).toBe(200);
  const { items } = await must(admin.get("/admin/suspense?status=open"));
  expect(items).toMatchObject([{ kind: "given_up", amount: 9_999, status: "open" }]);
  await proveMoney(market);
  const body = { outcome: "kept", evidence: "Given up with the account" };
  await must(admin.post(`/admin/suspense/${items[0].id}/close`, body, REASON));
  await proveMoney(market);
});
