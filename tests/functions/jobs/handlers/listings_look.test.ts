import { expect, test } from "vitest";
import { must, useMarket } from "../../../support/market.ts";
import type { User } from "../../../support/market.ts";
import { png } from "../../../support/images.ts";
import { upload } from "../../../support/photos.ts";

const market = useMarket();

const looks = async () =>
  (await market.with({}).get("/sandbox/vision/looks")).body.looks
    .filter(({ model }: { model: string }) => model === "test-embeddings").length as number;
const compare = (on: 0 | 1) =>
  market.sql`
    update private.settings set value = ${on}, changed_at = private.now()
    where name = 'compare_photos'`;
const similar = async (reader: User, id: string) =>
  (await must(reader.get(`/listings/${id}/similar`))).items
    .map((item: { id: string }) => item.id) as string[];

let shade = 0;
const photo = (seller: User, width: number, height: number) =>
  upload(market, seller, png({ width, height, rgb: [9, 9, ++shade] }));
const list = async (seller: User, gender: string, width: number, height: number) =>
  await seller.list({ gender, photos: [await photo(seller, width, height)] });

test("photos that look alike make listings similar, and a new first photo is looked at again", async () => {
  await compare(1);
  const [seller, buyer] = [await market.user(), await market.user()];
  const tall = await list(seller, "female", 48, 96);
  const [alike, wide] = [
    await list(seller, "female", 40, 96),
    await list(seller, "female", 96, 48),
  ];
  expect(await similar(buyer, tall)).toEqual([wide, alike]);
  await market.runDue();
  expect(await similar(buyer, tall)).toEqual([alike, wide]);

  const before = await looks();
  await must(seller.patch(`/listings/${tall}`, { photos: [await photo(seller, 96, 40)] }));
  expect(await similar(buyer, tall)).toEqual([wide, alike]);
  await market.runDue();
  expect(await similar(buyer, tall)).toEqual([wide, alike]);
  expect(await looks()).toBe(before + 1);
  // What hides a listing keeps what was seen.
  await market.setAccountStatus(seller, "suspended");
  await market.setAccountStatus(seller, "active");
  await market.runDue();
  expect(await similar(buyer, wide)).toEqual([tall, alike]);
  expect(await looks()).toBe(before + 1);
});

test("a listing that gets an earlier first photo back is looked at again", async () => {
  await compare(1);
  const seller = await market.user();
  const id = await list(seller, "unisex", 48, 96);
  await market.runDue();
  const { photos } = await must(seller.get(`/listings/${id}`));
  for (const now of [[await photo(seller, 96, 48)], photos]) {
    await must(seller.patch(`/listings/${id}`, { photos: now }));
    await market.runDue();
  }
  const seen = await market.sql`
    select looks is not null as is_seen
    from private.listing_traits join public.listings using (number) where listings.id = ${id}`;
  expect(seen).toEqual([{ is_seen: true }]);
});

test("switched off, no photo is sent, also of listings from before", async () => {
  await compare(1);
  const seller = await market.user();
  await list(seller, "unisex", 48, 96);
  await compare(0);
  await list(seller, "unisex", 48, 96);
  const before = await looks();
  await market.runDue();
  expect(await looks()).toBe(before);
});

test("switched on, the listings from before are looked at too, once, a piece a minute", async () => {
  await compare(0);
  const seller = await market.user();
  const ids = [await list(seller, "male", 48, 96), await list(seller, "male", 40, 96)];
  await market.runDue();
  const unseen = async () =>
    (await market.sql`
      select listings.id from private.listing_traits join public.listings using (number)
      where listings.id in ${market.sql(ids)} and looks is null`).length;
  expect(await unseen()).toBe(2);
  const before = await looks();
  await compare(1);
  await market.runDue();
  expect(await unseen()).toBe(0);
  const sent = await looks();
  expect(sent).toBeGreaterThanOrEqual(before + 2);
  await market.time.advance(90);
  await market.runDue();
  expect(await looks()).toBe(sent);

  // The second piece begins below the first one.
  await market.sql`update private.listing_traits set looks = null`;
  await compare(1);
  await market.sql`
    select internal.look_at_older(changed_at::text, number) from public.listings, private.settings
    where id = ${ids[1]!} and name = 'compare_photos'`;
  await market.runDue();
  expect(await unseen()).toBe(1);
  expect(
    await market.sql`
    select from private.jobs where kind = 'listings_look_older' and finished_at is null`,
  )
    .toHaveLength(1);
});

test("of two quick switches only the later one looks at older listings", async () => {
  await compare(0);
  await market.sql`delete from private.jobs where kind = 'listings_look_older'`;
  const seller = await market.user();
  await list(seller, "male", 40, 96);
  await compare(1);
  await compare(0);
  await compare(1);
  await market.runDue();
  const chains = await market.sql`
    select (jobs.payload ->> 'since')::timestamptz = settings.changed_at as later
    from private.jobs, private.settings
    where jobs.kind = 'listings_look_older' and jobs.finished_at is null
      and jobs.run_at > private.now() and settings.name = 'compare_photos'`;
  expect(chains).toEqual([{ later: true }]);
});

test("a provider that is down is asked again, and what was seen of another photo is dropped", async () => {
  await compare(1);
  const seller = await market.user();
  const id = await list(seller, "male", 48, 96);
  const seen = async () => {
    const [row] = await market.sql`
      select looks::text from private.listing_traits join public.listings using (number)
      where listings.id = ${id}`;
    return row!["looks"] as string | null;
  };
  await market.fault("vision", "embed", "error", 1);
  await market.runDue();
  expect(await seen()).toBeNull();
  await market.time.advance(3600);
  await market.runDue();
  const looks = await seen();
  expect(looks).toMatch(/^[01]{256}$/);
  await market.sql`
    select internal.record_looks(${id}, 'https://other.example.com/1.jpg', ${"1".repeat(256)})`;
  expect(await seen()).toBe(looks);
});
