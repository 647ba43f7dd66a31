import postgres from "postgres";
import { CITIES, createRandom, FIRST_NAMES, LAST_NAMES, randomListing } from "./listing.ts";
import type { Random } from "./listing.ts";

const SEED = 20_261_121;
const BATCH = 5_000;
const WORKERS = 2;
const TWO_YEARS_MS = 2 * 365 * 86_400_000;
const LISTINGS_PER_SELLER = 50;

interface FillOptions {
  /** The stack's database_url: it can write to auth.users and our tables. */
  databaseUrl: string;
  listings: number;
  /** Called after each batch with the number of new listings. */
  onProgress?: (done: number) => void;
}

/** Adds listings older than all existing ones, so that those stay first. */
export async function fill(
  { databaseUrl, listings, onProgress = () => {} }: FillOptions,
): Promise<void> {
  const sql = postgres(databaseUrl, { max: WORKERS, onnotice: () => {} });
  try {
    const [oldest] = await sql<{ number: number; at: Date }[]>`
      select coalesce(min(number), 1)::float8 as number, coalesce(min(created_at), private.now()) as at from public.listings`;
    const { number, at } = oldest!;
    // A second run starts at another number, so it creates other listings.
    const random = createRandom(SEED + number);
    const sellers = await addSellers(sql, random, Math.ceil(listings / LISTINGS_PER_SELLER));
    const stepMs = TWO_YEARS_MS / listings;
    const make = (index: number) => ({
      number: number - listings + index,
      // Squared, so that few sellers have many listings.
      seller_id: sellers[Math.floor(sellers.length * random.next() ** 2)]!,
      created_at: new Date(at.getTime() - (listings - index) * stepMs).toISOString(),
      ...randomListing(random),
    });
    let [made, done] = [0, 0];
    const work = async () => {
      while (made < listings) {
        const first = made;
        made = Math.min(listings, made + BATCH);
        const rows = Array.from({ length: made - first }, (_, offset) => make(first + offset));
        await addListings(sql, rows);
        done += rows.length;
        onProgress(done);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    // After a vacuum Postgres can read pages from indexes only.
    await sql`vacuum (analyze) public.listings`;
    await sql`vacuum (analyze) private.listing_search`;
    await sql`vacuum (analyze) public.listing_counts`;
    await sql`vacuum (analyze) private.search_words`;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function addListings(sql: postgres.Sql, rows: ReturnType<typeof randomListing>[]) {
  await sql`
    insert into public.listings (number, id, seller_id, title, description, price, original_price, product_category, gender,
      condition, brand, size, color, material, style, vibe_tags, photos, weight_grams, created_at, updated_at)
    overriding system value
    select number, id, seller_id, title, description, price, original_price, product_category, gender,
      condition, brand, size, color, material, style, vibe_tags, photos, weight_grams, created_at, created_at
    from json_populate_recordset(null::public.listings, ${sql.json(rows as never)}::json)`;
}

/** Registered users with a primary address and without a password. */
async function addSellers(sql: postgres.Sql, random: Random, count: number): Promise<string[]> {
  const cities = CITIES.flatMap((city) => Array<typeof city>(city[3]).fill(city));
  const users = Array.from({ length: count }, (_, index) => {
    const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
    const [city, province, postal_code] = random.pick(cities);
    const id = random.uuid();
    const username = `${first}_${last}_${id.slice(0, 8)}`.toLowerCase();
    const phone = `+62812${String(10_000_000 + index)}`;
    return { id, username, name: `${first} ${last}`, phone, city, province, postal_code };
  });
  for (let from = 0; from < count; from += BATCH) {
    await sql`
      with sellers as (
        select * from json_to_recordset(${sql.json(users.slice(from, from + BATCH))}::json)
          as (id uuid, username text, name text, phone text, city text, province text, postal_code text)
      ), accounts as (
        insert into auth.users (id, email) select id, username || '@seed.preloved.test' from sellers
      ), profiles as (
        insert into public.profiles (id, username, full_name, city) select id, username, name, city from sellers
      )
      insert into public.addresses (user_id, recipient_name, phone, street, city, province, postal_code, is_primary)
      select id, name, phone, 'Jl. Melati No. ' || (1 + ascii(id::text) % 90), city, province, postal_code, true from sellers`;
  }
  return users.map(({ id }) => id);
}
