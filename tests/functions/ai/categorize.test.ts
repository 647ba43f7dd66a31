import { expect, test } from "vitest";
import { errorOf, must, setUp, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { exif, jpeg, png, webp } from "../../support/images.ts";
import { upload } from "../../support/photos.ts";

const market = useMarket();
const seller = setUp(() => market.user());

const KEYS =
  "is_fashion_item category sub_category brand condition gender style vibe_tags original_price " +
  "suggested_price title description colors material pattern size fit season occasion sleeve_length " +
  "neckline length weight_grams defects confidence source model";

const categorize = (user: User, body: unknown) => user.post("/ai/categorize", body);
const next = (answer: unknown) => market.sandbox("/vision/next", answer);
const modelCalls = async () => (await market.with({}).get("/sandbox/vision/looks")).body.looks;

let shade = 0;
/** A photo without a stored answer. */
const fresh = (width = 48, height = 64) => png({ width, height, rgb: [200, 30, ++shade] });

/** The answer for a photo that this user has just uploaded. */
const ofUpload = async (user: User, bytes = fresh(), type?: string) =>
  await categorize(user, { photo_url: await upload(market, user, bytes, type) });

const ofDay = async ({ id }: User) => {
  const [day] = await market.sql`
    select calls, cost_microrupiah from private.ai_usage where user_id = ${id}`;
  return day && { ...day };
};

test("a photo of our own bucket gets every field of the contract", async () => {
  const { status, body: { data } } = await ofUpload(seller);
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

test("nobody describes an upload of somebody else before it is public", async () => {
  const other = await market.user();
  const photo_url = await upload(market, seller, fresh());
  const before = await modelCalls();
  expect(await errorOf(categorize(other, { photo_url }))).toBe("400 photo_not_found");
  expect(await modelCalls()).toEqual(before);
  await must(seller.patch("/auth/me", { photo_url }));
  await must(categorize(other, { photo_url }));
});

test("gender is men or women, and a model that says otherwise is not believed", async () => {
  await next({ result: { gender: "unisex" } });
  const { status, body } = await ofUpload(seller);
  expect([status, body.error.code]).toEqual([503, "UNAVAILABLE"]);
  const { gender } = (await import("../../../functions/ai/categorization.ts")).modelAnswer.shape;
  expect(gender.unwrap().options).toEqual(["men", "women"]);
});

test("a text of the model is cut between characters, and half of one is replaced", async () => {
  const result = {
    title: `${"a".repeat(119)}👗👗`,
    brand: "Merek\ud83d",
    vibe_tags: [`${"b".repeat(39)}👗`],
  };
  await next({ result });
  expect(await ofUpload(seller)).toMatchObject({
    status: 200,
    body: {
      data: { title: `${"a".repeat(119)}👗`, brand: "Merek\ufffd", vibe_tags: result.vibe_tags },
    },
  });
});

test("a photo of something else gets the reason and no other field", async () => {
  expect((await ofUpload(seller, fresh(8, 8))).body.data).toEqual({
    is_fashion_item: false,
    non_fashion_reason_id: "unclear_photo",
    confidence: 0.9,
    source: "model",
  });
  await next({ result: { is_fashion_item: false, non_fashion_reason_id: "person_only" } });
  expect((await ofUpload(seller)).body.data.non_fashion_reason_id).toBe("person_only");
});

test("photo and image_url are aliases of photo_url, and one of the three is required", async () => {
  const photo = await upload(market, seller, fresh());
  for (const body of [{ photo }, { image_url: photo }, { photo_url: photo, photo: "x" }]) {
    expect((await categorize(seller, body)).status).toBe(200);
  }
  expect((await categorize(seller, {})).status).toBe(400);
});

test("the model gets the unchanged image with its type, but not the location in its metadata", async () => {
  const bytes = jpeg({ width: 64, height: 48, extra: [exif(1, "-6.9175,107.6191 Rani")] });
  expect((await ofUpload(seller, bytes, "image/jpeg")).body.data.category).toBe("Sepatu");
  const plain = jpeg({ width: 64, height: 48 });
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", plain as BufferSource));
  expect((await modelCalls())[0]).toEqual({
    sha256: [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
    type: "image/jpeg",
    bytes: plain.length,
    width: 64,
    height: 48,
    model: "test-model",
  });
  const square = await ofUpload(seller, webp({ width: 64, height: 64 }), "image/webp");
  expect(square.body.data.category).toBe("Atasan");
});

test("the model gets the same image only once, whoever sends it and whatever its URL", async () => {
  const [first, second] = [await market.user(), await market.user()];
  const bytes = fresh();
  const one = await ofUpload(first, bytes);
  const seen = (await modelCalls()).length;
  const two = await ofUpload(second, bytes);
  expect(two.body.data).toEqual({ ...one.body.data, source: "cache" });
  expect((await modelCalls()).length).toBe(seen);
  expect(await ofDay(second)).toBeUndefined();
});

test("a file that is no photo, is missing or is on a private host is rejected at no cost", async () => {
  const seller = await market.user();
  const text = await upload(market, seller, new TextEncoder().encode("<svg/>"));
  const own = `${market.url}/storage/v1/object/public/photos/`;
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
    expect([photo_url, (await categorize(seller, { photo_url })).status]).toEqual([photo_url, 400]);
  }
  expect(await ofDay(seller)).toBeUndefined();
});

test("a listing's fields are stored next to the model's answer for its photo", async () => {
  const seller = await market.user();
  const photo = await upload(market, seller, fresh());
  const { data } = (await categorize(seller, { photo_url: photo })).body;
  const listing = await seller.list({ photos: [photo], gender: data.gender, price: 99_000 });
  const rows = await market.sql`
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

test("only its caller can finish a categorization, once", async () => {
  const [seller, other] = [await market.user(), await market.user()];
  await ofUpload(seller);
  const [row] = await market.sql`
    select id from private.categorizations where user_id = ${seller.id}`;
  for (const user of [other, seller]) {
    const finished = market.services.db.user(user)
      .call("internal.record_categorization", {
        id: row!["id"],
        answer: null,
        failure: "down",
        usage: null,
      });
    await expect(finished).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
});

test.each([
  ["refusal", "photo_declined", "declined", 1],
  ["truncated", "vision_unavailable", "truncated", 1],
  ["bad_json", "vision_unavailable", "unreadable", 1],
  ["wrong_shape", "vision_unavailable", "unreadable", 1],
  ["rate_limit", "vision_unavailable", "busy", 0],
  ["error", "vision_unavailable", "down", 0],
  ["timeout", "vision_unavailable", "timeout", 0],
])(
  "the fault %s of the model gives UNAVAILABLE with its reason, and no answer",
  async (fault, reason, trouble, calls) => {
    const seller = await market.user();
    const photo_url = await upload(market, seller, fresh());
    await next({ fault });
    const { status, body, headers } = await categorize(seller, { photo_url });
    expect([status, body.error.reason]).toEqual([503, reason]);
    expect(Number(headers.get("Retry-After"))).toBe(fault === "rate_limit" ? 7 : 10);
    const [row] = await market.sql`
    select status, failure as trouble from private.categorizations where user_id = ${seller.id}`;
    expect(row).toEqual({ status: "failed", trouble });
    expect((await ofDay(seller))!["calls"]).toBe(calls);
    expect((await categorize(seller, { photo_url })).status).toBe(200);
  },
);

test("the cost is recorded per categorization, and per user and day", async () => {
  const seller = await market.user();
  await market.sql`
    update private.settings set value = 2000 where name = 'ai_prompt_price_idr'`;
  await ofUpload(seller);
  await next({ fault: "refusal" });
  await ofUpload(seller);
  const [row] = await market.sql`
    select sum(prompt_tokens)::integer as tokens, sum(cost_microrupiah)::bigint as cost
    from private.categorizations where user_id = ${seller.id}`;
  expect(row).toEqual({ tokens: 1800, cost: 3_600_000 });
  expect(await ofDay(seller)).toEqual({ calls: 2, cost_microrupiah: 3_600_000 });
  await market.sql`
    update private.settings set value = 0 where name = 'ai_prompt_price_idr'`;
});

test("of twelve concurrent calls with a limit of five, five succeed and seven must wait until tomorrow", async () => {
  const seller = await market.user();
  const photos = [];
  for (let made = 0; made < 12; made++) photos.push(await upload(market, seller, fresh()));
  const setLimit = (value: number) =>
    market.sql`update private.settings set value = ${value} where name = 'ai_daily_calls'`;
  await setLimit(5);
  const answers = await Promise.all(
    photos.map((photo_url) => categorize(seller, { photo_url })),
  );
  const limited = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(limited).toHaveLength(7);
  const wait = Number(limited[0]!.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(86_400);
  await market.time.advance(wait + 1);
  expect((await ofUpload(seller)).status).toBe(200);
  await setLimit(50);
});
