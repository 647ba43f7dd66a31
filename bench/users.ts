import type { BenchMarket } from "./market.ts";

/** A registered user with a primary address; returns the id. */
export async function addUser({ admin }: BenchMarket): Promise<string> {
  const id = crypto.randomUUID();
  await admin.begin(async (sql) => {
    await sql`insert into auth.users (id, email) values (${id}, ${`${id}@bench.test`})`;
    await sql`insert into public.profiles (id, username, city) values (${id}, ${
      id.slice(0, 13).replace("-", "_")
    }, 'Bandung')`;
    await sql`insert into public.addresses (user_id, recipient_name, phone, street, city, province, postal_code, is_primary)
      values (${id}, 'Bench', '+628123456789', 'Jl. Braga 1', 'Bandung', 'Jawa Barat', '40111', true)`;
  });
  return id;
}

/** Registered users without an address; returns their ids. */
export async function addUsers({ admin }: BenchMarket, count: number): Promise<string[]> {
  const rows = await admin<{ id: string }[]>`
    with users as (
      insert into auth.users (id) select gen_random_uuid() from generate_series(1, ${count}::integer) returning id)
    select id from users`;
  const ids = rows.map(({ id }) => id);
  await admin`
    insert into public.profiles (id, username)
    select id, left(replace(id::text, '-', ''), 30) from unnest(${ids}::uuid[]) as id`;
  return ids;
}

/** Active listings of one seller, a second apart. */
export async function addListings(
  { admin }: BenchMarket,
  sellerId: string,
  count: number,
): Promise<void> {
  await admin`
    insert into public.listings (seller_id, title, description, price, product_category, gender, condition, photos, weight_grams, created_at)
    select ${sellerId}, 'Dress nomor ' || n, repeat('Kain katun yang nyaman dipakai. ', 5), 50000 + (n * 37 % 400) * 1000,
           (array['Dress', 'Atasan', 'Tas', 'Sepatu'])[1 + n % 4], (array['female', 'male', 'unisex'])[1 + n % 3], 'good',
           array['https://images.example.com/' || n || '.jpg'], 400, clock_timestamp() - n * interval '1 second'
    from generate_series(1, ${count}::integer) as n`;
  await admin`analyze public.listings`;
}

/** Completed orders without ledger entries, for the feed. */
export async function addSales(market: BenchMarket, count: number): Promise<void> {
  const { admin } = market;
  const buyer = await addUser(market);
  await admin`
    insert into public.orders (reference, status, listing_id, buyer_id, seller_id, item_price, shipping_fee, buyer_protection_fee,
      courier_code, courier_service_code, listing_title, listing_photo_url, weight_grams, completed_at)
    select 'ORD-' || number, 'COMPLETED', id, ${buyer}, seller_id, price, 9000, 5000, 'jne', 'reg', title, photos[1], weight_grams,
      created_at + interval '3 days'
    from public.listings where not exists (select from public.orders where orders.listing_id = listings.id)
    order by number limit ${count}`;
  await admin`vacuum (analyze) public.orders`;
}
