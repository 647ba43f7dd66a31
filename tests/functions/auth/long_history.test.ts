/** An account with more than one piece of history is deleted and exported piece by piece. */
import { expect, test } from "vitest";
import { killedAt } from "../../support/killed.ts";
import { must, setUp, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { open, send } from "../../support/conversations.ts";
import { offersOf } from "../../support/offers.ts";
import { watchPlans } from "../../support/plans.ts";
import { findTraces } from "../../support/traces.ts";

const SALES = Number(Deno.env.get("SALES") ?? 550);
const MARK = "zqxmark";

const market = useMarket();

/** A seller with so many completed sales to as many buyers, each with what a sale leaves. */
async function withHistory(): Promise<User> {
  const seller = await market.user();
  await market.sql.begin(async (sql) => {
    await sql`
      create temporary table sales on commit drop as
      select n, gen_random_uuid() as id, gen_random_uuid() as listing_id, gen_random_uuid() as buyer_id,
        private.now() - n * interval '1 minute' as at
      from generate_series(1, ${SALES}::integer) as n`;
    await sql`
      insert into public.listings (
        id, seller_id, title, description, price, product_category, gender, condition, photos, weight_grams,
        status
      )
      select listing_id, ${seller.id}, 'zqxmark ' || n, 'zqxmark', 100000, 'Dress', 'female', 'good',
        '{https://images.example.com/zqxmark.jpg}', 400, 'sold'
      from sales`;
    // Without triggers and references: the rows are consistent.
    await sql`set local session_replication_role = replica`;
    await sql`
      insert into public.profiles (id, username)
      select buyer_id, 'buyer_' || left(buyer_id::text, 8) || n from sales`;
    await sql`
      insert into public.live_chat_messages (stream_id, seq, user_id, username, text, type, created_at, month)
      select 'LS' || left(md5(${seller.id}), 12), n, ${seller.id}, 'zqxmark', 'zqxmark', 'message',
        private.now() - n * interval '1 second', '2020-01-01'
      from generate_series(1, 3500) as n`;
    await sql`
      insert into public.orders (
        id, reference, status, state_version, listing_id, buyer_id, seller_id, item_price, shipping_fee,
        buyer_protection_fee, courier_code, courier_service_code, listing_title, listing_photo_url,
        weight_grams, paid_at, shipped_at, completed_at, created_at, updated_at)
      select id, 'ORD-L' || left(id::text, 13), 'COMPLETED', 5, listing_id, buyer_id, ${seller.id}, 100000, 9000, 8000, 'jne', 'reg',
        'zqxmark ' || n, 'https://images.example.com/zqxmark.jpg', 400, at, at, at, at, at
      from sales`;
    await sql`
      insert into private.invoices (order_id, amount, provider, provider_id, url, status)
      select id, 117000, 'xendit_invoices', 'inv_l' || id, 'https://pay.example/' || n, 'PAID' from sales`;
    await sql`
      insert into private.order_history (order_id, version, to_status, actor, actor_id, reason, at)
      select id, version, 'COMPLETED', 'seller', ${seller.id}, 'zqxmark reason', at
      from sales, generate_series(1, 5) as version`;
    await sql`
      insert into private.order_addresses (order_id, party, recipient_name, phone, street, district, city, province, postal_code)
      select id, party::public.order_actor, word, '+628123', word, word, 'Bandung', 'Jawa Barat', '40111'
      from sales, (values ('seller', 'zqxmark'), ('buyer', 'other')) as parties (party, word)`;
    await sql`
      insert into private.shipments (id, order_id, direction, courier_code, courier_service_code, shipper_order_id,
        waybill, status, charged, price, label_path, created_at, updated_at)
      select id, id, 'outbound', 'jne', 'reg', 'ship_l' || id, 'JNEL' || id, 'delivered', 9000, 9000, 'labels/' || n, at, at
      from sales`;
    await sql`
      insert into public.notifications (user_id, event_id, kind, category, data, created_at)
      select case who when 1 then ${seller.id}::uuid else buyer_id end, 'order:' || id || ':' || version,
        'order.shipped', 'order',
        jsonb_build_object('order_id', id, 'title', 'zqxmark ' || n, 'reason', 'zqxmark'), at
      from sales, generate_series(1, 2) as who, generate_series(1, 4) as version`;
    await sql`
      insert into private.emails (id, user_id, kind, address, locale, name, status)
      select id, user_id, kind,
        case user_id when ${seller.id}::uuid then 'zqxmark@example.com' else 'other@example.com' end, 'id',
        case user_id when ${seller.id}::uuid then 'zqxmark' else 'other' end, 'sent'
      from public.notifications where data ->> 'order_id' in (select id::text from sales)`;
    await sql`
      insert into private.jobs (kind, key, payload, run_at, finished_at)
      select 'orders_deadline', id || ':' || step, jsonb_build_object('order_id', id), at, at
      from sales, generate_series(1, 10) as step`;
    await sql`
      insert into private.provider_events (id, provider, body, reference, outcome, received_at, handled_at)
      select md5('l' || id || step)::uuid, 'payment', raw.body, 'ORD-L' || left(id::text, 13), raw.outcome, at, raw.handled_at
      from sales, generate_series(1, 5) as step
      cross join lateral (
        select '{"payer_email": "zqxmark@example.com"}'::jsonb, null, null::timestamptz where n % 50 = step
        union all select '{}', 'paid', at where n % 50 <> step
      ) as raw (body, outcome, handled_at)`;
  });
  await market.sql`analyze`;
  return seller;
}

const progress = async ({ id }: User) =>
  (await market.sql`select step, pieces from private.erasures where user_id = ${id}`)[0];
const piece = ({ id }: User) =>
  market.services.db.service.call("internal.erase_account_piece", { user_id: id });

const seller = setUp(withHistory);

test("an export of a long history has every row once", async () => {
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
  const buyer = await market.user();
  const orders = 50;
  await sql`
    update public.orders set buyer_id = ${buyer.id}
    where id in (select id from public.orders where seller_id = ${seller.id} limit ${orders})`;
  const chat = await must(open(market, buyer, { listing_id: await seller.list() }));
  await must(send(market, buyer, chat, "Masih ada?"));
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
  const [host, buyer] = [await market.user(), seller];
  const listing_id = await host.list({ title: "Kemeja biru" });
  const { answer, openOffer } = offersOf(market);
  const bid = await openOffer({ seller: host, buyer, listing_id });
  await must(answer(host, bid, "counter", { price: 130_000 }));
  await market.runDue();
  await sql`analyze`;
  const titles = () =>
    sql`
      select data ->> 'title' as title from public.notifications
      where user_id = ${buyer.id} and kind = 'offer.countered'`;
  expect(await titles()).toEqual([{ title: "Kemeja biru" }]);
  const watched = watchPlans(database, host.id);
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

const worker = (poolUrl: string, publicPoolUrl: string, user_id: string) => `
  import { openDatabase } from "@local/../shared/db/client.ts";
  const db = openDatabase({ poolUrl: "${poolUrl}", publicPoolUrl: "${publicPoolUrl}", poolSize: 1 });
  const piece = () => db.service.call("internal.erase_account_piece", { user_id: "${user_id}" });
  await piece();
  console.log("ERASED A PIECE");
  while (await piece());`;

test("a deletion that is killed between or in its pieces goes on where it was", async () => {
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

test("a deletion answers at once, and its name and devices are gone; each piece then changes some thousand rows, and nothing is left", async () => {
  const left = await withHistory();
  await left.device();
  expect((await findTraces(market, [MARK])).length).toBeGreaterThan(10);
  await must(left.delete("/auth/me"));
  expect(await progress(left)).toMatchObject({ pieces: 1 });
  expect(await market.sql`select from private.push_subscriptions where user_id = ${left.id}`)
    .toHaveLength(0);
  expect((await left.get("/auth/me")).status).toBe(401);
  const other = await market.user();
  expect((await other.get(`/auth/users/${left.id}`)).body.data.username).toMatch(/^deleted_/);
  for (let more = true, pieces = 1; more; pieces++) {
    expect(pieces).toBeLessThan(SALES / 9);
    await market.sql.begin(async (sql) => {
      const [row] = await sql`select private.erase_piece(${left.id}) as more`;
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
  await market.runDue();
  expect(await progress(left)).toBeUndefined();
  expect(await findTraces(market, [MARK, left.username])).toEqual([]);
});
