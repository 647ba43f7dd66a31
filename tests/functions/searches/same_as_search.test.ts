import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket();

const LISTINGS = 40;
const SEARCHES = 120;

/** The same numbers in each run. */
let state = 20261122;
function below(max: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor(state / 2 ** 32 * max);
}
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)]!;
const maybe = <T>(share: number, make: () => T): T | undefined =>
  below(100) < share ? make() : undefined;
const some = <T>(values: readonly T[]): T[] =>
  Array.from({ length: 1 + below(3) }, () => oneOf(values));

const WORDS = [
  "batik",
  "jaket",
  "merah",
  "kemeja",
  "baju",
  "o'neill",
  "yang",
  "berlari",
  "t-shirt",
];
const BRANDS = ["Levi's", "levis", "LEVI STRAUSS", "H&M", "hm", "Hermès", "Zara", "''", "NB"];
const SIZES = ["M", "medium", "EU 38", "38", "38,5", "xl", "XXL", "2XL"];
const COLORS = ["hitam", "Black", "biru", "Blue", "abu-abu", "grey"];
const PARTS = ["Kemeja", "kemeja flanel", "Celana"];
const TAGS = ["vintage", "y2k", "batik"];
const GENDERS = ["male", "female", "unisex"];
const CATEGORIES = ["Atasan", "dress", "Tas"];
const CONDITIONS = ["new", "like_new", "good", "fair"];
const PRICES = [1000, 2047, 2048, 99_999, 100_000, 150_000, 100_000_000];

const words = () => some(WORDS).join(" ");
const query = () =>
  oneOf([
    words,
    () => `${words()} -${oneOf(WORDS)}`,
    () => `${oneOf(WORDS)} or ${oneOf(WORDS)}`,
    () => `"${words()}"`,
    () => `-${oneOf(WORDS)} or ${oneOf(WORDS)}`,
    () => `${oneOf(WORDS)} ("${words()}" or -${oneOf(WORDS)}) \\`,
  ])();

const listing = () => ({
  title: words(),
  description: maybe(60, words) ?? null,
  brand: maybe(70, () => oneOf(BRANDS)) ?? null,
  size: maybe(70, () => oneOf(SIZES)) ?? null,
  color: maybe(70, () => oneOf(COLORS)) ?? null,
  sub_category: maybe(50, () => oneOf(PARTS)) ?? null,
  vibe_tags: maybe(50, () => some(TAGS)) ?? [],
  gender: oneOf(GENDERS),
  product_category: oneOf(CATEGORIES),
  condition: oneOf(CONDITIONS),
  price: oneOf(PRICES),
});

function filters(): Record<string, unknown> {
  const [low, high] = [oneOf(PRICES), oneOf(PRICES)].sort((a, b) => a - b);
  return JSON.parse(JSON.stringify({
    q: maybe(35, query),
    vibe_tag: maybe(15, () => oneOf(TAGS).toUpperCase()),
    gender: maybe(20, () => oneOf(GENDERS)),
    product_category: maybe(20, () => oneOf(CATEGORIES)),
    brand: maybe(25, () => some(BRANDS)),
    size: maybe(25, () => some(SIZES)),
    color: maybe(15, () => some(COLORS)),
    sub_category: maybe(15, () => some(PARTS)),
    condition: maybe(15, () => some(CONDITIONS)),
    min_price: maybe(20, () => low),
    max_price: maybe(20, () => high),
    min_rating: maybe(10, () => 1 + below(5)),
    verified: maybe(10, () => below(2) === 0),
  }));
}

/** The same filters as a query. */
function queryOf(filters: Record<string, unknown>): string {
  const pairs = Object.entries(filters).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => [name, String(each)])
  );
  return new URLSearchParams([...pairs, ["limit", "50"]]).toString();
}

async function sellers(): Promise<User[]> {
  const [plain, rated] = [await market.user(), await market.user()];
  await market.sql`
    update public.profiles set verified = true, rating_sum = 9, rating_count = 2 where id = ${rated.id}`;
  return [plain, rated];
}

test("random searches tell exactly the listings that GET /search returns for their filters", async () => {
  const [people, { admin }] = [await sellers(), market.database];
  const searcher = await market.user();
  await admin`update private.settings set max_value = 1000, value = 1000 where name = 'saved_searches_max'`;
  await admin`update private.rate_limits set max_calls = 100000`;
  const saved: { id: string; filters: Record<string, unknown> }[] = [];
  while (saved.length < SEARCHES) {
    const wanted = filters();
    const answer = await searcher.post("/searches/saved", { name: "Acak", filters: wanted });
    if (answer.status === 201) saved.push({ id: answer.body.data.id, filters: wanted });
    else expect(answer.body.error.reason).toBe("search_matches_everything");
  }
  for (let n = 0; n < LISTINGS; n++) await oneOf(people).list(listing());
  // Every search of its own user: what one tells does not hide what another would.
  await admin`
    insert into auth.users (id) select gen_random_uuid() from generate_series(1, ${SEARCHES}::integer)`;
  await admin`
    insert into public.profiles (id, username)
    select id, left(replace(id::text, '-', ''), 30) from auth.users
    where not exists (select from public.profiles where profiles.id = users.id)`;
  await admin`
    update private.saved_searches as saved set user_id = owners.id
    from (select id, row_number() over () as n from public.profiles where length(username) = 30) as owners,
      (select id, row_number() over () as n from private.saved_searches) as numbered
    where saved.id = numbered.id and owners.n = numbered.n`;
  await market.runDue();

  let pairs = 0;
  for (const { id, filters } of saved) {
    const { body } = await searcher.get(`/search?${queryOf(filters)}`);
    const found: string[] = body.corrected
      ? []
      : body.listings.map((each: { id: string }) => each.id);
    const told = await admin<{ id: string }[]>`
      select listings.id from private.saved_searches as saved
      join private.search_alerts as alerts on alerts.user_id = saved.user_id and alerts.told_at is not null
      join public.listings on listings.number = alerts.listing_number
      where saved.id = ${id}`;
    expect(told.map((each) => each.id).toSorted(), JSON.stringify(filters))
      .toEqual(found.toSorted());
    pairs += found.length;
  }
  expect(pairs, "searches that find nothing prove little").toBeGreaterThan(150);
});
