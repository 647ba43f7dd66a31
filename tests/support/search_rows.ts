/** Rows that make plans of the search honest: sold listings, and many words. */
import type postgres from "postgres";

/** Adds orders, half of which are in the feed. */
export async function sellSome(admin: postgres.Sql): Promise<void> {
  await admin`
    insert into public.orders (reference, status, listing_id, buyer_id, seller_id, item_price, shipping_fee, buyer_protection_fee,
      courier_code, courier_service_code, listing_title, listing_photo_url, weight_grams, delivered_at, completed_at)
    select 'ORD-' || number, (array['COMPLETED', 'SHIPPED', 'DELIVERED', 'READY_TO_SHIP'])[1 + abs(number) % 4]::public.order_status, id,
      (select id from public.profiles where id <> seller_id limit 1), seller_id, price, 9000, 5000, 'jne', 'reg', title, photos[1],
      weight_grams, created_at, case when number % 4 = 0 then created_at + interval '2 days' end
    from public.listings where number > -10000`;
  await admin`vacuum (analyze) public.orders`;
}

/** Adds fifty thousand words, so that the search for similar ones is not trivially small. */
export async function learnWords(admin: postgres.Sql): Promise<void> {
  await admin`
    insert into private.search_words select distinct translate(left(md5(n::text), 9), '0123456789', 'ghijklmnop')
    from generate_series(1, 50000) as n`;
  await admin`vacuum (analyze) private.search_words`;
}
