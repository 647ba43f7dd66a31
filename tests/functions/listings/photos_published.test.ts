/** An upload is checked, measured and freed of its metadata before anything publishes it. */
import { createClient } from "@supabase/supabase-js";
import { imageSize } from "image-size";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ANON_KEY, DRESS, must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { createStorage } from "../../../shared/providers/storage.ts";
import { exif, jpeg, png, webp } from "../../support/images.ts";
import { readPhoto, upload } from "../../support/photos.ts";

const market = useMarket();

const PIXEL = png({ width: 1, height: 1 });
const request = { content_type: "image/png" };
const client = () => createClient(market.url, ANON_KEY, { auth: { persistSession: false } });
const objectsOf = ({ id }: User) =>
  market.sql`select name from storage.objects where starts_with(name, ${id})`;

const place = "GPS 6.9175 S 107.6191 E";
const describe = (photo: Uint8Array) => new TextDecoder("latin1").decode(photo);

test.each([
  ["image/jpeg", jpeg({ extra: [exif(6, place)] })],
  ["image/png", png({ extra: { eXIf: place, tEXt: place } })],
  ["image/webp", webp({ extra: { "EXIF": place, "XMP ": place } })],
])("a listing publishes a photo of type %s without its metadata", async (type, bytes) => {
  expect(describe(bytes)).toContain(place);
  const seller = await market.user();
  const photo = await upload(market, seller, bytes, type);
  await seller.list({ photos: [photo] });
  const seen = await readPhoto(photo);
  expect([seen.status, seen.type]).toEqual([200, type]);
  expect(describe(seen.bytes)).not.toContain("GPS");
  // The upload with the place is gone.
  expect(await objectsOf(seller)).toHaveLength(1);
});

test("what is no image, whatever its declared type, is neither listed nor kept", async () => {
  const seller = await market.user();
  const html = new TextEncoder().encode("<html><script>alert(1)</script></html>");
  const photo = await upload(market, seller, html, "image/jpeg");
  const { status, body } = await seller.post("/listings", {
    ...DRESS,
    photos: [...DRESS.photos, photo],
  });
  expect([status, body.error.details]).toEqual([400, [
    { path: "body.photos.1", message: "must be a JPEG, PNG or WebP image" },
  ]]);
  expect((await readPhoto(photo)).status).toBe(400);
  expect(await objectsOf(seller)).toEqual([]);
});

test("a file that replaces the upload after the check changes nothing that is public", async () => {
  const seller = await market.user();
  const { path, token, public_url } = await must(seller.post("/listings/photos", request));
  const send = (bytes: Uint8Array) =>
    client().storage.from("listing-photos").uploadToSignedUrl(path, token, bytes, {
      contentType: "image/png",
    });
  expect((await send(PIXEL)).error).toBeNull();
  const id = await seller.list({ photos: [public_url] });
  const others = [png({ extra: { tEXt: place } }), new TextEncoder().encode("<script>")];
  for (const bytes of others) {
    await Promise.all([
      send(bytes),
      seller.patch(`/listings/${id}`, { photos: [public_url] }),
      seller.list({ photos: [public_url] }).catch(() => {}),
    ]);
    await seller.patch(`/listings/${id}`, { photos: [public_url] });
    expect((await readPhoto(public_url)).bytes).toEqual(PIXEL);
  }
});

test("ten listings that use one upload at once all get the same photo", async () => {
  const seller = await market.user();
  const photo = await upload(market, seller, PIXEL);
  const all = Array.from({ length: 10 }, () => seller.list({ photos: [photo] }));
  expect(await Promise.all(all)).toHaveLength(10);
  expect((await readPhoto(photo)).bytes).toEqual(PIXEL);
});

test("the path of an upload, or a photo that was not uploaded, cannot be listed", async () => {
  const seller = await market.user();
  const { path, public_url } = await must(seller.post("/listings/photos", request));
  const prefix = public_url.slice(0, public_url.indexOf(seller.id));
  const answer = async (photo: string) => {
    const { status, body } = await seller.post("/listings", { ...DRESS, photos: [photo] });
    return [status, body.error.details?.[0].message ?? body.error];
  };
  expect(await answer(public_url)).toEqual([400, "has not been uploaded"]);
  const uploads = prefix.replace("/photos/", "/listing-photos/");
  for (const url of [uploads + path, `${prefix}../listing-photos/${path}`]) {
    expect(await answer(url)).toEqual([400, "must be the public_url of the upload"]);
  }
});

test("a photo of a profile, a dispute and a return is published without its metadata too", async () => {
  const sale = await market.shippedSale();
  const bytes = png({ extra: { tEXt: place } });
  const [face, proof] = [
    await upload(market, sale.buyer, bytes),
    await upload(market, sale.buyer, bytes),
  ];
  await must(sale.buyer.patch("/auth/me", { photo_url: face }));
  await must(sale.step("buyer", "dispute", { reason: "Noda", photos: [proof] }));
  for (const photo of [face, proof]) {
    const seen = await readPhoto(photo);
    expect([seen.status, describe(seen.bytes).includes("GPS")]).toEqual([200, false]);
  }
});

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
    seller.post("/listings/photos", request),
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

test("a thumbhash that is no base64 of 20 to 40 bytes is refused", async () => {
  const seller = await market.user();
  for (const bad of ["%%%", "-_".repeat(14), btoa("x".repeat(19)), btoa("x".repeat(41))]) {
    const thumbhash = { content_type: "image/png", thumbhash: bad };
    const { status, body } = await seller.post("/listings/photos", thumbhash);
    expect([status, body.error.details[0].path], bad).toEqual([400, "body.thumbhash"]);
  }
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

const CLIENTS = "http://clients.example:54321";

test("functions that reach the storage by another URL hand out links with that of the clients", async () => {
  const { SUPABASE_URL = "", SUPABASE_SERVICE_ROLE_KEY } = market.environment;
  const storage = createStorage({
    SUPABASE_URL,
    API_EXTERNAL_URL: CLIENTS,
    SUPABASE_SERVICE_ROLE_KEY,
    SUPABASE_SECRET_KEYS: undefined,
  });
  await storage.putObject("labels", "one.pdf", new Uint8Array([37]), "application/pdf");
  const { signed_url } = await storage.signedUploadUrl("listing-photos", "two.jpg");
  const links = [
    await storage.signedUrl("labels", "one.pdf", 60),
    signed_url,
    storage.publicUrl("photos", "three.jpg"),
  ];
  for (const link of links) expect(link).toMatch(/^http:\/\/clients\.example:54321\/storage\/v1\//);
  const read = await fetch(links[0]!.replace(CLIENTS, SUPABASE_URL));
  expect(await read.bytes()).toEqual(new Uint8Array([37]));
});
