import { imageSize } from "image-size";
import sharp from "sharp";
import { expect, test } from "vitest";
import { DRESS, must, useMarket } from "../../support/market.ts";
import { png } from "../../support/images.ts";
import { readPhoto, upload } from "../../support/photos.ts";

const market = useMarket();

const HASH = btoa("x".repeat(25));
const wide = () => png({ width: 1500, height: 900 });

async function sizeOf(url: string): Promise<[number, number]> {
  const { width, height } = imageSize((await readPhoto(url)).bytes);
  return [width, height];
}

test("a listing names its uploads in three sizes, which the storage serves", async () => {
  const seller = await market.user();
  const photos = [
    await upload(market, seller, wide(), "image/png", HASH),
    await upload(market, seller, png({ width: 100, height: 200 })),
    "https://images.example.com/a.jpg",
  ];
  const created = await must(seller.post("/listings", { ...DRESS, photos }));
  expect(created.photos).toEqual(photos);
  const [first, second, other] = created.photo_details;
  expect(first).toMatchObject({ url: photos[0], width: 1500, height: 900, thumbhash: HASH });
  expect(await sizeOf(first.sizes.small)).toEqual([240, 144]);
  expect(await sizeOf(first.sizes.medium)).toEqual([640, 384]);
  expect(await sizeOf(first.sizes.large)).toEqual([1280, 768]);
  expect(second).toMatchObject({ url: photos[1], width: 100, height: 200 });
  expect(second).not.toHaveProperty("thumbhash");
  expect(await sizeOf(second.sizes.large)).toEqual([100, 200]);
  const url = photos[2];
  expect(other).toEqual({ url, sizes: { small: url, medium: url, large: url } });
  const read = await must((await market.user()).get(`/listings/${created.id}`));
  expect(read.photo_details).toEqual(created.photo_details);
  const turned = await must(seller.patch(`/listings/${created.id}`, { photos: photos.slice(1) }));
  expect(turned.photo_details).toEqual([second, other]);
});

test("every list shows the small size of the first photo", async () => {
  const [seller, reader] = [await market.user(), await market.user()];
  const photos = [
    await upload(market, seller, wide(), "image/png", HASH),
    await upload(market, seller, wide()),
  ];
  const id = await seller.list({ photos });
  await must(reader.post(`/listings/${id}/like`));
  await must(reader.put(`/auth/users/${seller.id}/follow`));
  const { photo_details: [first] } = await must(reader.get(`/listings/${id}`));
  const lists = ["", "/boosted", `/user/${seller.id}`, "/liked", "/following"]
    .map((path) => `/listings${path}`);
  for (const path of [...lists, "/search?q=batik", "/search?gender=female"]) {
    const { body } = await reader.get(path);
    const { listings, items } = body.data ?? body;
    const card = (listings ?? items).find((listing: { id: string }) => listing.id === id);
    const { width, height, thumbhash, sizes: { small } } = first;
    expect(card.photo_details, path).toEqual([{ width, height, thumbhash, sizes: { small } }]);
  }
});

test("an upload after the photo became public changes neither the photo nor its size", async () => {
  const seller = await market.user();
  const { signed_url, public_url } = await must(
    seller.post("/listings/photos", { content_type: "image/png" }),
  );
  const sell = async (width: number) => {
    const headers = { "content-type": "image/png" };
    const body = png({ width, height: 60 }) as BodyInit;
    const put = await fetch(signed_url, { method: "PUT", headers, body });
    expect([put.status, await put.text()]).toEqual([200, expect.stringContaining("Key")]);
    return (await must(seller.post("/listings", { ...DRESS, photos: [public_url] })))
      .photo_details[0].width;
  };
  expect([await sell(90), await sell(40)]).toEqual([90, 90]);
  expect(await sizeOf(public_url)).toEqual([90, 60]);
});

test("a photo on its side is measured as it is shown", async () => {
  const seller = await market.user();
  const bytes = await sharp(wide()).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const photo = await upload(market, seller, bytes, "image/jpeg");
  const { photo_details: [details] } = await must(
    seller.post("/listings", { ...DRESS, photos: [photo] }),
  );
  expect(details).toMatchObject({ width: 900, height: 1500 });
  expect(await sizeOf(details.sizes.small)).toEqual([240, 400]);
});

test("a storage that does not resize has the photo itself as each size", async () => {
  const seller = await market.user();
  const photo = await upload(market, seller, wide());
  await market.sql`update private.settings set value = 0 where name = 'photo_transformations'`;
  const created = await must(seller.post("/listings", { ...DRESS, photos: [photo] }));
  await market.sql`update private.settings set value = 1 where name = 'photo_transformations'`;
  expect(created.photo_details[0].sizes).toEqual({ small: photo, medium: photo, large: photo });
});

test.each([
  ["no base64", "%%%"],
  ["base64url", "-_".repeat(14)],
  ["19 bytes", btoa("x".repeat(19))],
  ["41 bytes", btoa("x".repeat(41))],
])("a thumbhash of %s is refused", async (_, thumbhash) => {
  const request = { content_type: "image/png", thumbhash };
  const { status, body } = await (await market.user()).post("/listings/photos", request);
  expect([status, body.error.details[0].path]).toEqual([400, "body.thumbhash"]);
});

test("nothing is kept of an upload that nothing used, or of a deleted account", async () => {
  const seller = await market.user();
  const used = await upload(market, seller, wide(), "image/png", HASH);
  await upload(market, seller, wide(), "image/png", HASH);
  await seller.list({ photos: [used] });
  const left = () => market.sql`select url from private.photos where owner_id = ${seller.id}`;
  expect(await left()).toHaveLength(2);
  await market.time.advance(3 * 3600);
  await market.runDue();
  expect(await left()).toEqual([{ url: used }]);
  await must(seller.delete("/auth/me"));
  expect(await left()).toEqual([]);
});

test("a listing with another's photo keeps nothing of it when the other leaves", async () => {
  const [owner, borrower] = [await market.user(), await market.user()];
  const photo = await upload(market, owner, wide(), "image/png", HASH);
  await owner.list({ photos: [photo] });
  const id = await borrower.list({ photos: [photo] });
  await must(owner.delete("/auth/me"));
  await market.runDue();
  const list = await (await market.user()).get(`/listings/user/${borrower.id}`);
  expect(list.text).toContain(id);
  expect(list.text).not.toContain(HASH);
});
