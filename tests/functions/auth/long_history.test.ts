/** An account with more than one piece of history is deleted and exported piece by piece. */
import { expect, test } from "vitest";
import { killedAt } from "../../support/killed.ts";
import { must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { sellerWith } from "../../support/long_history.ts";
import { open, send } from "../../support/conversations.ts";
import { answer, openOffer } from "../../support/offers.ts";
import { watchPlans } from "../../support/plans.ts";
import { findTraces } from "../../support/traces.ts";

const SALES = Number(Deno.env.get("SALES") ?? 550);
const MARK = "zqxmark";

const market = useMarket();

const withHistory = async (): Promise<User> => {
  const seller = await market.user();
  await sellerWith(market, seller, SALES);
  return seller;
};
const progress = async ({ id }: User) =>
  (await market.sql`select step, pieces from private.erasures where user_id = ${id}`)[0];
const piece = ({ id }: User) =>
  market.services.db.service.call("internal.erase_account_piece", { user_id: id });

test("a deletion answers at once, and its name and devices are gone; the job erases the rest, and nothing is left", async () => {
  const seller = await withHistory();
  const { username } = seller;
  await seller.device();
  expect((await findTraces(market, [MARK])).length).toBeGreaterThan(10);
  await must(seller.delete("/auth/me"));
  expect(await progress(seller)).toMatchObject({ pieces: 1 });
  expect(await market.sql`select from private.push_subscriptions where user_id = ${seller.id}`)
    .toHaveLength(0);
  expect((await seller.get("/auth/me")).status).toBe(401);
  const other = await market.user();
  expect((await other.get(`/auth/users/${seller.id}`)).body.data.username).toMatch(/^deleted_/);
  await market.runDue();
  expect(await progress(seller)).toBeUndefined();
  expect(await findTraces(market, [MARK, username])).toEqual([]);
});

test("a piece changes some thousand rows, whatever the account has", async () => {
  const seller = await withHistory();
  await must(seller.delete("/auth/me"));
  for (let more = true, pieces = 1; more; pieces++) {
    expect(pieces).toBeLessThan(60);
    await market.sql.begin(async (sql) => {
      const [row] = await sql`select private.erase_piece(${seller.id}) as more`;
      more = row!["more"];
      const [changed] = await sql`
        select sum(count)::integer as rows from (
          select count(*) from public.notifications where xmin = pg_current_xact_id()::xid
          union all select count(*) from private.emails where xmin = pg_current_xact_id()::xid
          union all select count(*) from private.provider_events where xmin = pg_current_xact_id()::xid
          union all select count(*) from private.order_history where xmin = pg_current_xact_id()::xid
          union all select count(*) from public.listings where xmin = pg_current_xact_id()::xid
          union all select count(*) from public.orders where xmin = pg_current_xact_id()::xid
        ) as changed (count)`;
      expect(changed!["rows"]).toBeLessThan(4000);
    });
  }
  expect(await findTraces(market, [MARK])).toEqual([]);
});

const worker = (poolUrl: string, publicPoolUrl: string, user_id: string) => `
  import { openDatabase } from "@local/../shared/db/client.ts";
  const db = openDatabase({ poolUrl: "${poolUrl}", publicPoolUrl: "${publicPoolUrl}", poolSize: 1 });
  const piece = () => db.service.call("internal.erase_account_piece", { user_id: "${user_id}" });
  await piece();
  console.log("ERASED A PIECE");
  while (await piece());`;

test("a deletion that is killed between or in its pieces goes on where it was", async () => {
  const seller = await withHistory();
  await must(seller.delete("/auth/me"));
  const { url } = market.database;
  await killedAt(
    worker(url("preloved_functions"), url("preloved_anon"), seller.id),
    "ERASED A PIECE",
  );
  const { pieces } = (await progress(seller))!;
  expect(pieces).toBeGreaterThan(1);
  await Promise.all([piece(seller), piece(seller)]);
  expect((await progress(seller))!["pieces"]).toBeGreaterThanOrEqual(pieces + 2);
  await market.runDue();
  expect(await progress(seller)).toBeUndefined();
  expect(await findTraces(market, [MARK])).toEqual([]);
});

test("an export of a long history has every row once", async () => {
  const seller = await withHistory();
  const answer = await seller.get("/auth/me/export");
  expect(answer.status).toBe(200);
  const { data } = answer.body;
  const lengths = [
    data.orders.as_seller,
    data.listings,
    data.notifications,
    data.emails,
    data.order_reasons,
    data.order_addresses,
  ].map((list: unknown[]) => new Set(list.map((row) => JSON.stringify(row))).size);
  expect(data.orders.as_seller).toHaveLength(SALES);
  expect(data.notifications).toHaveLength(SALES * 4);
  expect(data.emails).toHaveLength(SALES * 4);
  expect(data.order_reasons).toHaveLength(SALES * 5);
  expect(lengths[0]).toBe(SALES);
  expect(lengths[1]).toBe(SALES);
});

test("a deletion finds what others were told about its orders and messages, whatever else they were told", async () => {
  const { sql, database } = market;
  const [seller, buyer] = [await withHistory(), await market.user()];
  const orders = 50;
  await sql`
    update public.orders set buyer_id = ${buyer.id}
    where id in (select id from public.orders where seller_id = ${seller.id} limit ${orders})`;
  const chat = await must(open(market, buyer, { listing_id: await seller.list() }));
  await must(send(market, buyer, chat, "zqxmark"));
  await sql`analyze`;
  await sql`insert into private.erasures (user_id, username, alias) values (${buyer.id}, ${buyer.username}, 'deleted')`;
  const told = () =>
    sql`
      select from public.notifications join public.orders on orders.id::text = data ->> 'order_id'
      where notifications.user_id = ${seller.id} and buyer_id = ${buyer.id} and data ? 'reason'`;
  expect(await told()).toHaveLength(4 * orders);
  const writers = () =>
    sql`
      select data ->> 'username' as name from public.notifications
      where user_id = ${seller.id} and kind = 'message.received'`;
  expect(await writers()).toEqual([{ name: buyer.username }]);
  const watched = watchPlans(database, "service_role");
  try {
    const { read } = await watched.run(`select internal.erase_account_piece('${buyer.id}')`);
    expect(read["notifications"]).toBeLessThan(20 * orders);
  } finally {
    await watched.close();
  }
  expect(await told()).toHaveLength(0);
  expect(await writers()).toEqual([{ name: "deleted" }]);
});

test("a deletion finds what others were told about its offers, whatever else they were told", async () => {
  const { sql, database } = market;
  const [seller, buyer] = [await market.user(), await withHistory()];
  const listing_id = await seller.list({ title: "Kemeja zqxmark" });
  const bid = await openOffer(market, { seller, buyer, listing_id });
  await must(answer(market, seller, bid, "counter", { price: 130_000 }));
  await market.runDue();
  await sql`analyze`;
  const titles = () =>
    sql`
      select data ->> 'title' as title from public.notifications
      where user_id = ${buyer.id} and kind = 'offer.countered'`;
  expect(await titles()).toEqual([{ title: "Kemeja zqxmark" }]);
  const watched = watchPlans(database, seller.id);
  try {
    const { read } = await watched.run("select api.auth_delete()");
    expect(read["notifications"]).toBeLessThan(100);
  } finally {
    await watched.close();
  }
  const [listing] =
    await sql`select product_category from public.listings where id = ${listing_id}`;
  expect(await titles()).toEqual([{ title: listing!["product_category"] }]);
});
