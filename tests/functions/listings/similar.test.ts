import { expect, test } from "vitest";
import { errorOf, must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { goOnVacation } from "../../support/vacations.ts";

const market = useMarket();

/** Each test has a category to itself. */
const SHIRT = {
  title: "Kemeja linen lengan panjang",
  brand: "Uniqlo",
  color: "putih",
  size: "M",
  price: 100_000,
  gender: "male",
};

const similar = async (reader: User, id: string, query = "") => {
  const { items, next_cursor } = await must(reader.get(`/listings/${id}/similar${query}`));
  return { ids: items.map((item: { id: string }) => item.id) as string[], next_cursor };
};

test("of the same category and gender the most similar come first, page by page", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const of = (changes: object) => seller.list({ ...SHIRT, product_category: "Atasan", ...changes });
  const shirt = await of({});
  const other = await of({
    title: "Hoodie rajut tebal",
    brand: "Nike",
    color: "hitam",
    size: "XL",
  });
  const dear = await of({ price: 200_000 });
  const same = await of({});
  const near = await of({ brand: "Zara" });
  await of({ gender: "female" });
  await of({ product_category: "Bawahan" });
  const order = [same, dear, near, other];
  expect(await similar(buyer, shirt)).toEqual({ ids: order, next_cursor: null });

  const pages: string[][] = [];
  for (let cursor = ""; pages.length < 3;) {
    const page = await similar(buyer, shirt, `?limit=2${cursor && `&cursor=${cursor}`}`);
    pages.push(page.ids);
    if (!(cursor = page.next_cursor)) break;
  }
  expect(pages).toEqual([order.slice(0, 2), order.slice(2)]);
  expect((await buyer.get(`/listings/${shirt}/similar?cursor=x`)).status).toBe(400);
});

test("what is sold, hidden or one's own is never similar, from the moment on", async () => {
  const [seller, other, buyer] = [await market.user(), await market.user(), await market.user()];
  const of = (who: User) => who.list({ ...SHIRT, product_category: "Tas" });
  const bag = await of(seller);
  const [sold, deleted, left] = [await of(seller), await of(seller), await of(other)];
  await of(buyer);
  expect((await similar(buyer, bag)).ids).toEqual([left, deleted, sold]);
  await market.sql`update public.listings set status = 'sold' where id = ${sold}`;
  await must(seller.delete(`/listings/${deleted}`));
  expect((await similar(buyer, bag)).ids).toEqual([left]);
  await market.setAccountStatus(other, "suspended");
  expect((await similar(buyer, bag)).ids).toEqual([]);
  // Also of a listing that is sold.
  await market.setAccountStatus(other, "active");
  expect((await similar(buyer, sold)).ids).toEqual([left, bag]);
});

test("a block hides similar listings from both", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const of = (who: User) => who.list({ ...SHIRT, product_category: "Sepatu" });
  const [shoes, bought] = [await of(seller), await of(buyer)];
  const others = await of(await market.user());
  await must(seller.put(`/auth/users/${buyer.id}/block`));
  expect((await similar(buyer, bought)).ids).toEqual([others]);
  expect((await similar(seller, shoes)).ids).toEqual([others]);
});

test("what a seller changes counts at once", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const of = (changes: object) =>
    seller.list({ ...SHIRT, product_category: "Outerwear", ...changes });
  const coat = await of({});
  const [first, second] = [await of({ brand: "Zara" }), await of({ brand: "Mango" })];
  await must(seller.patch(`/listings/${first}`, { brand: "Uniqlo" }));
  expect((await similar(buyer, coat)).ids).toEqual([first, second]);
  await must(seller.patch(`/listings/${first}`, { title: "Parka tebal", color: "hitam" }));
  expect((await similar(buyer, coat)).ids).toEqual([second, first]);
});

test("nothing is similar to a listing that may not be read", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const gone = await seller.list();
  await must(seller.delete(`/listings/${gone}`));
  expect(await errorOf(buyer.get(`/listings/${gone}/similar`))).toBe("404 listing_not_found");
});

test("a listing made or changed on vacation has similar ones as it is now", async () => {
  const [seller, other, buyer] = [await market.user(), await market.user(), await market.user()];
  const of = (who: User, product_category: string) => who.list({ ...SHIRT, product_category });
  const [skirt, belt] = [await of(other, "Activewear"), await of(other, "Aksesoris")];
  const changed = await of(seller, "Activewear");
  await goOnVacation(market, seller);
  const made = await of(seller, "Activewear");
  await must(seller.patch(`/listings/${changed}`, { product_category: "Aksesoris" }));
  expect((await similar(buyer, made)).ids).toEqual([skirt]);
  expect((await similar(buyer, changed)).ids).toEqual([belt]);
});
