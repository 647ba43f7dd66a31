import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { ANON_KEY, DRESS, errorOf, must, useMarket } from "../../support/market.ts";
import { png } from "../../support/images.ts";
import { readPhoto } from "../../support/photos.ts";

const market = useMarket();

const PIXEL = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  ),
  (character) => character.charCodeAt(0),
);
const client = () => createClient(market.url, ANON_KEY, { auth: { persistSession: false } });
const request = { content_type: "image/png", filename: "gaun.png" };

test("a photo uploaded with the token is public once a listing uses it, and stays", async () => {
  const seller = await market.user();
  const { path, token, public_url } = await must(seller.post("/listings/photos", request));
  expect(path).toMatch(new RegExp(`^${seller.id}/[0-9a-f-]{36}\\.png$`));
  const { error } = await client().storage.from("listing-photos")
    .uploadToSignedUrl(path, token, new Blob([PIXEL], { type: "image/png" }));
  expect(error).toBeNull();
  expect((await readPhoto(public_url)).status).toBe(400);
  const listing = await must(seller.post("/listings", { ...DRESS, photos: [public_url] }));
  expect(listing.photos).toEqual([public_url]);
  expect(await readPhoto(public_url)).toEqual({ status: 200, type: "image/png", bytes: PIXEL });
  await market.time.advance(4 * 3600);
  await market.runDue();
  expect((await readPhoto(public_url)).bytes).toEqual(PIXEL);
});

test("nobody reads an upload before it was checked, by whatever URL, and after three hours it is gone", async () => {
  const seller = await market.user();
  const bytes = {
    html: new TextEncoder().encode("<script>alert(1)</script>"),
    zeros: new Uint8Array(1024 * 1024),
    place: png({ extra: { tEXt: "GPS 6.9175 S 107.6191 E" } }),
  };
  const paths: string[] = [];
  for (const content of Object.values(bytes)) {
    const { path, signed_url, public_url } = await must(seller.post("/listings/photos", request));
    const headers = { "content-type": "image/png" };
    const put = await fetch(signed_url, { method: "PUT", headers, body: content as BodyInit });
    expect(put.status).toBe(200);
    await put.body?.cancel();
    paths.push(path);
    const storage = `${market.url}/storage/v1`;
    for (
      const url of [
        public_url,
        `${storage}/object/public/listing-photos/${path}`,
        `${storage}/object/listing-photos/${path}`,
        `${storage}/render/image/public/listing-photos/${path}`,
        signed_url.replace("/upload/sign/", "/sign/"),
      ]
    ) expect((await readPhoto(url)).status, url).toBeGreaterThanOrEqual(400);
    expect((await client().storage.from("listing-photos").download(path)).data).toBeNull();
  }
  const left = () =>
    market.sql`
      select from storage.objects where bucket_id = 'listing-photos' and name = any(${paths})`;
  await market.time.advance(2.5 * 3600);
  await market.runDue();
  expect(await left()).toHaveLength(3);
  await market.time.advance(1800);
  await market.runDue();
  expect(await left()).toHaveLength(0);
});

test("the token allows one upload of a photo to its path", async () => {
  const seller = await market.user();
  const [one, other] = [
    await must(seller.post("/listings/photos", request)),
    await must(seller.post("/listings/photos", request)),
  ];
  const photos = client().storage.from("listing-photos");
  const png = { contentType: "image/png" };
  const elsewhere = await photos.uploadToSignedUrl(other.path, one.token, PIXEL, png);
  expect(elsewhere.error).toMatchObject({ statusCode: "400" });
  const html = await photos.uploadToSignedUrl(one.path, one.token, "<script>", {
    contentType: "text/html",
  });
  expect(html.error).toMatchObject({ statusCode: "415" });
  const huge = new Uint8Array(10 * 1024 * 1024 + 1);
  expect((await photos.uploadToSignedUrl(one.path, one.token, huge, png)).error).toMatchObject({
    statusCode: "413",
  });
  expect((await photos.uploadToSignedUrl(one.path, one.token, PIXEL, png)).error).toBeNull();
  expect((await photos.uploadToSignedUrl(one.path, one.token, PIXEL, png)).error).toMatchObject({
    statusCode: "409",
  });
});

test("an upload in chunks, to which the bucket's limit does not apply, is refused and gone", async () => {
  const seller = await market.user();
  const { signed_url, public_url } = await must(seller.post("/listings/photos", request));
  const headers = { "content-type": "image/png" };
  const body = new Blob([PIXEL, new Uint8Array(10 * 1024 * 1024)]).stream();
  const put = await fetch(signed_url, { method: "PUT", headers, body });
  await put.body?.cancel();
  expect(put.status).toBe(200);
  const use = async () =>
    errorOf(await seller.post("/listings", { ...DRESS, photos: [public_url] }));
  expect(await use()).toBe("400 photo_invalid");
  expect(await use()).toBe("400 photo_not_found");
});

test("the signed URL expires by the real clock, not by the movable test clock", async () => {
  const { signed_url } = await must((await market.user()).post("/listings/photos", request));
  await market.time.advance(3 * 3600);
  const headers = { "content-type": "image/png" };
  const put = await fetch(signed_url, { method: "PUT", headers, body: PIXEL });
  await put.body?.cancel();
  expect(put.status).toBe(200);
});
