import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { ANON_KEY } from "../../support/environment.ts";
import { exif, jpeg, png, webp } from "../../support/images.ts";
import { must, shippedSale, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { upload } from "../../support/photos.ts";
import { DRESS, list } from "../../support/sale.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();

const PIXEL = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  ),
  (character) => character.charCodeAt(0),
);
/** What anyone reads at this URL. */
async function read(url: string) {
  const answer = await fetch(url);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get("content-type"), bytes };
}

const objectsOf = ({ id }: TestUser) =>
  market.database.admin`select name from storage.objects where starts_with(name, ${id})`;

const client = () => createClient(market.url, ANON_KEY, { auth: { persistSession: false } });
const request = { content_type: "image/png", filename: "gaun.png" };

test("a photo uploaded with the token is public once a listing uses it", async () => {
  const seller = await market.user();
  const { path, token, public_url } = await must(
    market.as(seller).post("/listings/photos", request),
  );
  expect(path).toMatch(new RegExp(`^${seller.id}/uploads/[0-9a-f-]{36}\\.png$`));
  const { error } = await client().storage.from("listing-photos")
    .uploadToSignedUrl(path, token, new Blob([PIXEL], { type: "image/png" }));
  expect(error).toBeNull();
  expect((await read(public_url)).status).toBe(400);
  const listing = await must(
    market.as(seller).post("/listings", { ...DRESS, photos: [public_url] }),
  );
  expect(listing.photos).toEqual([public_url]);
  expect(await read(public_url)).toEqual({ status: 200, type: "image/png", bytes: PIXEL });
});

test("the signed URL accepts a plain PUT", async () => {
  const { signed_url, public_url } = await must(
    market.as(await market.user()).post("/listings/photos", request),
  );
  const headers = { "content-type": "image/png" };
  const put = await fetch(signed_url, { method: "PUT", headers, body: PIXEL });
  expect(put.status).toBe(200);
  await put.body?.cancel();
  expect((await read(public_url)).status).toBe(400);
});

test("the token allows one upload of a photo to its path", async () => {
  const seller = market.as(await market.user());
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

test("the signed URL expires by the real clock, not by the movable test clock", async () => {
  const { signed_url } = await must(
    market.as(await market.user()).post("/listings/photos", request),
  );
  await market.time.advance(3 * 3600);
  const headers = { "content-type": "image/png" };
  const put = await fetch(signed_url, { method: "PUT", headers, body: PIXEL });
  await put.body?.cancel();
  expect(put.status).toBe(200);
});

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
  await list(market, seller, { photos: [photo] });
  const seen = await read(photo);
  expect([seen.status, seen.type]).toEqual([200, type]);
  expect(describe(seen.bytes)).not.toContain("GPS");
  // The upload with the place is gone.
  expect(await objectsOf(seller)).toHaveLength(1);
});

test("the orientation of a JPEG stays", async () => {
  const seller = await market.user();
  const photo = await upload(market, seller, jpeg({ extra: [exif(6, place)] }), "image/jpeg");
  await list(market, seller, { photos: [photo] });
  const { bytes } = await read(photo);
  expect(describe(bytes)).toContain("Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06");
});

test("what is no image, whatever its declared type, is neither listed nor kept", async () => {
  const seller = await market.user();
  const html = new TextEncoder().encode("<html><script>alert(1)</script></html>");
  const photo = await upload(market, seller, html, "image/jpeg");
  const { status, body } = await market.as(seller).post("/listings", {
    ...DRESS,
    photos: [...DRESS.photos, photo],
  });
  expect([status, body.error.details]).toEqual([400, [
    { path: "body.photos.1", message: "must be a JPEG, PNG or WebP image" },
  ]]);
  expect((await read(photo)).status).toBe(400);
  expect(await objectsOf(seller)).toEqual([]);
});

test("a file that replaces the upload after the check changes nothing that is public", async () => {
  const seller = await market.user();
  const { path, token, public_url } = await must(
    market.as(seller).post("/listings/photos", request),
  );
  const send = (bytes: Uint8Array) =>
    client().storage.from("listing-photos").uploadToSignedUrl(path, token, bytes, {
      contentType: "image/png",
    });
  expect((await send(PIXEL)).error).toBeNull();
  const id = await list(market, seller, { photos: [public_url] });
  const others = [png({ extra: { tEXt: place } }), new TextEncoder().encode("<script>")];
  for (const bytes of others) {
    await Promise.all([
      send(bytes),
      market.as(seller).patch(`/listings/${id}`, { photos: [public_url] }),
      list(market, seller, { photos: [public_url] }).catch(() => {}),
    ]);
    await market.as(seller).patch(`/listings/${id}`, { photos: [public_url] });
    expect((await read(public_url)).bytes).toEqual(PIXEL);
  }
});

test("ten listings that use one upload at once all get the same photo", async () => {
  const seller = await market.user();
  const photo = await upload(market, seller, PIXEL);
  const all = Array.from({ length: 10 }, () => list(market, seller, { photos: [photo] }));
  expect(await Promise.all(all)).toHaveLength(10);
  expect((await read(photo)).bytes).toEqual(PIXEL);
});

test("the path of an upload, or a photo that was not uploaded, cannot be listed", async () => {
  const seller = await market.user();
  const { path, public_url } = await must(market.as(seller).post("/listings/photos", request));
  const prefix = public_url.slice(0, public_url.indexOf(seller.id));
  const answer = async (photo: string) => {
    const { status, body } = await market.as(seller).post("/listings", {
      ...DRESS,
      photos: [photo],
    });
    return [status, body.error.details?.[0].message ?? body.error];
  };
  expect(await answer(public_url)).toEqual([400, "has not been uploaded"]);
  for (const upload of [path, path.replace("uploads", "%75ploads"), `x/../${path}`]) {
    expect(await answer(prefix + upload)).toEqual([400, "must be the public_url of the upload"]);
  }
});

test("a photo of a profile, a dispute and a return is published without its metadata too", async () => {
  const sale = await shippedSale(market);
  const bytes = png({ extra: { tEXt: place } });
  const [face, proof] = [
    await upload(market, sale.buyer, bytes),
    await upload(market, sale.buyer, bytes),
  ];
  await must(market.as(sale.buyer).patch("/auth/me", { photo_url: face }));
  await must(step(market, sale.buyer, sale, "dispute", { reason: "Noda", photos: [proof] }));
  for (const photo of [face, proof]) {
    const seen = await read(photo);
    expect([seen.status, describe(seen.bytes).includes("GPS")]).toEqual([200, false]);
  }
});

test("only photos can be uploaded, and only by users whose account is active", async () => {
  const seller = await market.user();
  for (const content_type of ["image/gif", "text/html", "image/svg+xml", ""]) {
    expect((await market.as(seller).post("/listings/photos", { content_type })).status).toBe(400);
  }
  await market.setAccountStatus(seller, "suspended");
  expect((await market.as(seller).post("/listings/photos", request)).status).toBe(403);
});
