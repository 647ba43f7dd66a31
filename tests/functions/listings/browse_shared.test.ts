import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { list } from "../../support/sale.ts";

const market = useMarket();

test("a listing that exists before a request is in its page and its total, however many ask at once", async () => {
  const readers = await Promise.all(Array.from({ length: 4 }, () => market.user()));
  const sellers = await Promise.all(Array.from({ length: 3 }, () => market.user()));
  const committed = new Set<string>();
  const ending = new AbortController();
  let pages = 0;
  const read = async (at: number) => {
    while (!ending.signal.aborted) {
      const before = [...committed];
      const { status, body } = await market.as(readers[at % 4]!).get("/listings?limit=100");
      expect(status).toBe(200);
      const seen = new Set(body.listings.map(({ id }: { id: string }) => id));
      expect(before.filter((id) => !seen.has(id))).toEqual([]);
      expect(body.total).toBeGreaterThanOrEqual(before.length);
      pages++;
    }
  };
  const reading = Promise.all(Array.from({ length: 16 }, (_, at) => read(at)));
  await Promise.all(sellers.map(async (seller) => {
    for (let turn = 0; turn < 12; turn++) committed.add(await list(market, seller));
  })).finally(() => ending.abort());
  await reading;
  expect(pages).toBeGreaterThan(50);
});

test("a seller finds their own change in the next public read, also while others read", async () => {
  const [seller, reader] = [await market.user(), await market.user()];
  const id = await list(market, seller);
  for (let turn = 0; turn < 10; turn++) {
    const price = 50_000 + turn * 1000;
    const others = Array.from(
      { length: 8 },
      () => market.as(reader).get(`/listings/user/${seller.id}`),
    );
    await market.as(seller).patch(`/listings/${id}`, { price });
    const { body } = await market.as(reader).get(`/listings/user/${seller.id}`);
    expect(body.listings.map((each: { price: number }) => each.price)).toEqual([price]);
    await Promise.all(others);
  }
});
