import type { Market } from "./market.ts";
import type { User } from "./users.ts";

/** Gives a seller so many completed sales to as many buyers, each with what a sale leaves. */
export async function sellerWith(market: Market, seller: User, sales: number): Promise<void> {
  await market.sql.begin(async (sql) => {
    await sql`
      create temporary table sales on commit drop as
      select n, gen_random_uuid() as id, gen_random_uuid() as listing_id, gen_random_uuid() as buyer_id,
        private.now() - n * interval '1 minute' as at
      from generate_series(1, ${sales}::integer) as n`;
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
}
