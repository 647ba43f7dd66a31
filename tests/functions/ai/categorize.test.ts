import { expect, test } from "vitest";
import { exif, jpeg, png, webp } from "../../support/images.ts";
import { useMarket } from "../../support/market.ts";
import type { TestUser } from "../../support/users.ts";
import { upload } from "../../support/photos.ts";
import { list } from "../../support/sale.ts";

const market = useMarket();

const KEYS =
  "is_fashion_item category sub_category brand condition gender style vibe_tags original_price " +
  "suggested_price title description colors material pattern size fit season occasion sleeve_length " +
  "neckline length weight_grams defects confidence source model";

const look = (person: TestUser, body: unknown) => market.as(person).post("/ai/categorize", body);
const next = (wish: unknown) => market.sandbox("/vision/next", wish);
const looks = async () => (await market.with({}).get("/sandbox/vision/looks")).body.looks;

let shade = 0;
/** A picture that nobody has looked at yet. */
const fresh = (width = 48, height = 64) => png({ width, height, rgb: [200, 30, ++shade] });

const ofDay = async ({ id }: TestUser) => {
  const [day] = await market.database.admin`
    select calls, cost_microrupiah from private.ai_usage where user_id = ${id}`;
  return day && { ...day };
};

test("a photo of our own bucket comes back with every key that was agreed", async () => {
  const seller = await market.user();
  const photo_url = await upload(
    market,
    seller,
    png({ width: 48, height: 64, rgb: [40, 80, 190] }),
  );
  const { status, body: { data } } = await look(seller, { photo_url });
  expect([status, Object.keys(data).sort()]).toEqual([200, KEYS.split(" ").sort()]);
  expect(data).toMatchObject({
    is_fashion_item: true,
    category: "Dress",
    gender: "women",
    colors: ["Biru"],
    brand: null,
    source: "model",
    model: "test-model",
  });
});

test("what is no piece of clothing says why, and has no other key", async () => {
  const seller = await market.user();
  const photo_url = await upload(market, seller, fresh(8, 8));
  expect((await look(seller, { photo_url })).body.data).toEqual({
    is_fashion_item: false,
    non_fashion_reason_id: "unclear_photo",
    confidence: 0.9,
    source: "model",
  });
  const other = await upload(market, seller, fresh());
  await next({ result: { is_fashion_item: false, non_fashion_reason_id: "person_only" } });
  expect((await look(seller, { photo: other })).body.data.non_fashion_reason_id).toBe(
    "person_only",
  );
});

test("photo and image_url are other words for photo_url, and one of them is needed", async () => {
  const seller = await market.user();
  const photo = await upload(market, seller, fresh());
  for (const body of [{ photo }, { image_url: photo }, { photo_url: photo, photo: "x" }]) {
    expect((await look(seller, body)).status).toBe(200);
  }
  expect((await look(seller, {})).status).toBe(400);
});

test("the model is sent the picture as it is, with the right type, and nothing of where it was taken", async () => {
  const seller = await market.user();
  const bytes = jpeg({ width: 64, height: 48, extra: [exif(1, "-6.9175,107.6191 Rani")] });
  const photo_url = await upload(market, seller, bytes, "image/jpeg");
  expect((await look(seller, { photo_url })).body.data.category).toBe("Sepatu");
  const plain = jpeg({ width: 64, height: 48 });
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", plain as BufferSource));
  expect((await looks())[0]).toEqual({
    sha256: [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
    type: "image/jpeg",
    bytes: plain.length,
    width: 64,
    height: 48,
    colour: null,
    model: "test-model",
  });
  const square = await upload(market, seller, webp({ width: 64, height: 64 }), "image/webp");
  expect((await look(seller, { photo_url: square })).body.data.category).toBe("Atasan");
});

test("the same picture is looked at once, whoever sends it and wherever it lies", async () => {
  const [first, second] = [await market.user(), await market.user()];
  const bytes = fresh();
  const one = await look(first, { photo_url: await upload(market, first, bytes) });
  const seen = (await looks()).length;
  const two = await look(second, { photo_url: await upload(market, second, bytes) });
  expect(two.body.data).toEqual({ ...one.body.data, source: "cache" });
  expect((await looks()).length).toBe(seen);
  expect(await ofDay(second)).toBeUndefined();
});

test("what is no photo, is not there, or is somewhere private is rejected, and costs nothing", async () => {
  const seller = await market.user();
  const text = await upload(market, seller, new TextEncoder().encode("<svg/>"));
  const own = `${market.url}/storage/v1/object/public/listing-photos/`;
  for (
    const photo_url of [
      text,
      `${own}${seller.id}/none.png`,
      `${own}../ktp/${seller.id}/photo.png`,
      `${own}%2e%2e/ktp/photo.png`,
      `${market.url}/storage/v1/object/public/ktp/photo.png`,
      `${market.url}/sandbox`,
      "http://example.com/dress.png",
      "https://localhost/dress.png",
      "https://0x7f000001/dress.png",
      "https://[::ffff:127.0.0.1]/dress.png",
      "file:///etc/passwd",
    ]
  ) {
    expect([photo_url, (await look(seller, { photo_url })).status]).toEqual([photo_url, 400]);
  }
  expect(await ofDay(seller)).toBeUndefined();
});

test("what the model said stands beside what the seller listed, without their saying so", async () => {
  const seller = await market.user();
  const photo = await upload(market, seller, fresh());
  const { data } = (await look(seller, { photo_url: photo })).body;
  const listing = await list(market, seller, {
    photos: [photo],
    gender: data.gender,
    price: 99_000,
  });
  const rows = await market.database.admin`
    select listing_id, answer ->> 'suggested_price' as suggested, listed ->> 'price' as listed,
      answer ->> 'gender' as said, listed ->> 'gender' as kept
    from private.categorizations where user_id = ${seller.id}`;
  expect(rows.map((row) => ({ ...row }))).toEqual([{
    listing_id: listing,
    suggested: String(data.suggested_price),
    listed: "99000",
    said: "women",
    kept: "female",
  }]);
});

test("nobody ends a look that is not theirs, and none twice", async () => {
  const [seller, other] = [await market.user(), await market.user()];
  await look(seller, { photo_url: await upload(market, seller, fresh()) });
  const [row] = await market.database.admin`
    select id from private.categorizations where user_id = ${seller.id}`;
  for (const person of [other, seller]) {
    const ended = market.services.db.user(person)
      .call("internal.record_categorization_failure", {
        id: row!["id"],
        trouble: "down",
        usage: null,
      });
    await expect(ended).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
});
