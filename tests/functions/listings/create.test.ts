import { expect, test } from "vitest";
import { DRESS, useMarket } from "../../support/market.ts";

const market = useMarket();

const create = async (change: Record<string, unknown> = {}) =>
  (await market.user()).post("/listings", { ...DRESS, ...change });

test("a listing keeps its fields; its category is normalized, its tags are distinct and in lower case", async () => {
  const { status, body } = await create({
    title: '  Dress "batik" \\ 👗 ',
    product_category: "dRESS",
    gender: "women",
    brand: " ",
    vibe_tags: ["Vintage", " vintage ", "Y2K"],
    seller_id: crypto.randomUUID(),
    status: "sold",
    likes: 999,
  });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    title: 'Dress "batik" \\ 👗',
    description: DRESS.description,
    product_category: "Dress",
    gender: "female",
    brand: null,
    original_price: null,
    vibe_tags: ["vintage", "y2k"],
    photos: DRESS.photos,
    likes: 0,
    status: "active",
    seller: { id: body.data.seller_id, city: "Bandung" },
  });
});

test("photos of our own bucket are accepted on any host", async () => {
  const photo = `${market.url}/storage/v1/object/public/photos/a/1.jpg`;
  expect((await create({ photos: [photo] })).status).toBe(201);
});
