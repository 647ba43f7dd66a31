/** Inserts a seller, a buyer and a third user with a few rows of each kind, without the operations. */
import type postgres from "postgres";

export interface TestUsers {
  seller: string;
  buyer: string;
  stranger: string;
  /** An order that buyer and seller may read. A second one is not visible to anyone yet. */
  order: string;
}

export async function seed(sql: postgres.Sql): Promise<TestUsers> {
  const id = () => crypto.randomUUID();
  const users: TestUsers = { seller: id(), buyer: id(), stranger: id(), order: id() };
  const { seller, buyer, stranger, order } = users;
  for (const [name, user] of Object.entries({ seller, buyer, stranger })) {
    await sql`insert into auth.users (id, email) values (${user}, ${`${name}@example.test`})`;
    await sql`insert into public.profiles (id, username, phone) values (${user}, ${name}, '+628123456789')`;
  }
  for (const user of [seller, buyer]) {
    await sql`insert into public.addresses (user_id, recipient_name, phone, street, city, province, postal_code)
      values (${user}, 'Sari', '+628123456789', 'Jl. Braga 12', 'Bandung', 'Jawa Barat', '40111')`;
    await sql`insert into public.notifications (user_id, event_id, kind, category)
      values (${user}, 'e', 'k', 'order')`;
  }
  const [visible, hidden] = [
    await listing(sql, seller, "sold"),
    await listing(sql, seller, "reserved"),
  ];
  const active = await listing(sql, seller, "active");
  await listing(sql, seller, "removed");
  await sql`insert into public.likes (user_id, listing_id) values (${buyer}, ${active})`;
  await sql`insert into public.live_streams (seller_id, seller_username, title, status, ended_at)
    values (${seller}, 'seller', 'Drop', 'ended', now())`;
  await sql`update public.listings set deleted_at = now()
    where id = ${await listing(sql, seller, "active")}`;
  await insertOrder(sql, users, order, visible, 1);
  await insertOrder(sql, users, id(), hidden, 0);
  return users;
}

async function listing(sql: postgres.Sql, seller: string, status: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into public.listings (seller_id, title, price, product_category, gender, condition, photos, weight_grams, status)
    values (${seller}, 'Dress', 150000, 'Dress', 'female', 'good', '{https://images.example.com/1.jpg}', 400, ${status})
    returning id`;
  return row!.id;
}

async function insertOrder(
  sql: postgres.Sql,
  { seller, buyer }: TestUsers,
  order: string,
  listingId: string,
  version: number,
): Promise<void> {
  await sql`
    insert into public.orders (id, reference, state_version, listing_id, buyer_id, seller_id, item_price, shipping_fee,
      buyer_protection_fee, courier_code, courier_service_code, listing_title, listing_photo_url, weight_grams)
    values (${order}, ${`ORD-${version}`}, ${version}, ${listingId}, ${buyer}, ${seller}, 150000, 9000, 5750,
      'jne', 'reg', 'Dress', 'https://images.example.com/1.jpg', 400)`;
}
