import { expect, test } from "vitest";
import { DRESS, errorOf, must, useMarket } from "../../support/market.ts";
import { png } from "../../support/images.ts";
import { readPhoto, upload } from "../../support/photos.ts";

const market = useMarket();

test("a listing tells measurements, flaws and whose sizes it has, and lists do not carry them", async () => {
  const seller = await market.user();
  const photo = await upload(market, seller, png());
  const given = {
    size: "US 8",
    size_system: "us",
    measurements: { chest: 92, length: 104 },
    flaws: [{ text: "Noda kecil di lengan kiri", photo }, { text: "Kancing diganti" }],
  };
  // As other optional fields, a flaw's photo may be null.
  const flaws = [given.flaws[0], { text: "Kancing diganti", photo: null }];
  const listing = await must(seller.post("/listings", { ...DRESS, ...given, flaws }));
  expect(listing).toMatchObject(given);
  expect((await readPhoto(photo)).status).toBe(200);
  expect(await must((await market.user()).get(`/listings/${listing.id}`))).toMatchObject(given);
  const { body } = await seller.get(`/listings/user/${seller.id}`);
  expect(body.listings[0]).not.toHaveProperty("flaws");
  const cleared = { size_system: null, measurements: null, flaws: null };
  expect(await must(seller.patch(`/listings/${listing.id}`, cleared)))
    .toMatchObject({ size: "US 8", size_system: null, measurements: null, flaws: [] });
});

test("every category has measurements, and only its own are accepted", async () => {
  const seller = await market.user();
  const names = await must(seller.get("/listings/measurements"));
  for (const [product_category, own] of Object.entries<string[]>(names)) {
    const measurements = Object.fromEntries(own.map((name) => [name, 30]));
    const body = { ...DRESS, product_category, measurements };
    expect((await must(seller.post("/listings", body))).measurements).toEqual(measurements);
    const other = { ...body, measurements: { ...measurements, antenna: 5 } };
    expect(await errorOf(seller.post("/listings", other))).toBe("400 measurement_unknown");
  }
});

test("a listing with measurements does not move to a category that is measured otherwise", async () => {
  const seller = await market.user();
  const id = await seller.list({ measurements: { chest: 92, hip: 96 } });
  const move = (more: object) =>
    seller.patch(`/listings/${id}`, { product_category: "Sepatu", ...more });
  expect(await errorOf(move({}))).toBe("400 measurement_unknown");
  expect((await must(move({ measurements: { insole: 24 } }))).measurements).toEqual({ insole: 24 });
});

test("nobody shows a photo of another user or host as a flaw", async () => {
  const other = await market.user();
  const photo = await upload(market, other, png());
  await other.list({ photos: [photo] });
  const stranger = await market.user();
  const list = (photo: string) =>
    stranger.post("/listings", { ...DRESS, flaws: [{ text: "Noda", photo }] });
  expect((await list(photo)).body.error.details).toEqual([
    { path: "body.flaws.0.photo", message: "must be one of your uploads" },
  ]);
  expect((await list("https://images.example.com/noda.jpg")).status).toBe(400);
});

test("a dispute shows what was declared beside what the buyer measured, also when the seller changes the listing later", async () => {
  const sale = await market.shippedSale({ measurements: { chest: 92, length: 104 } });
  const dispute = (measured: object) =>
    sale.step("buyer", "dispute", { reason: "wrong_size", measured });
  expect(await errorOf(dispute({ insole: 24 }))).toBe("400 measurement_unknown");
  const order = await must(dispute({ chest: 85, hip: 90 }));
  const measurements = [
    { name: "chest", declared: 92, measured: 85 },
    { name: "hip", declared: null, measured: 90 },
    { name: "length", declared: 104, measured: null },
  ];
  expect(order.dispute.measurements).toEqual(measurements);
  const ops = await market.staff("ops_admin");
  const { items } = await must(ops.get(`/admin/disputes?order=${sale.order.id}`));
  expect(items[0].measurements).toEqual(measurements);

  await market.time.advance(3 * 86_400);
  await must(sale.resolve("refund"));
  const changed = { product_category: "Sepatu", measurements: { insole: 24 } };
  await must(sale.seller.patch(`/listings/${sale.listing_id}`, changed));
  expect((await sale.read()).dispute.measurements).toEqual(measurements);
});

test("a seller who contests a return measures nothing", async () => {
  const sale = await market.returnApprovedSale();
  const photos = ["https://images.example.com/label.jpg"];
  const body = { reason: "Batu bata", photos, measured: { chest: 85 } };
  expect(await errorOf(sale.step("seller", "dispute", body))).toBe("400 only_buyer_measures");
});
