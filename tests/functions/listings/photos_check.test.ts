/** What was uploaded is checked, and its metadata removed, before anything may use it. */
import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { ANON_KEY, DRESS, must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
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

test("the orientation of a JPEG stays", async () => {
  const seller = await market.user();
  const photo = await upload(market, seller, jpeg({ extra: [exif(6, place)] }), "image/jpeg");
  await seller.list({ photos: [photo] });
  const { bytes } = await readPhoto(photo);
  expect(describe(bytes)).toContain("Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06");
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
