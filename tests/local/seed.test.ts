import { expect, test } from "vitest";
import { fill } from "../../local/seed/fill.ts";
import { createRandom, randomListing } from "../../local/seed/listing.ts";
import { newListing } from "../../shared/domain/listing.ts";
import { useMarket } from "../support/market.ts";

const market = useMarket();

test("exactly the requested number is for sale, older than the existing listings, and another run adds different ones", async () => {
  const user = await market.user();
  const own = await user.list();
  const counted: number[] = [];
  const run = (listings: number) =>
    fill({
      databaseUrl: market.database.url("postgres"),
      listings,
      onProgress: (done) => void counted.push(done),
    });
  await run(3);
  await run(60);
  expect(counted).toEqual([3, 60]);
  const { listings, total } = (await user.get("/listings?limit=100")).body;
  expect([total, listings.length, listings[0].id]).toEqual([64, 64, own]);
  expect(new Set(listings.map(({ id }: { id: string }) => id)).size).toBe(64);
  const found = (await user.get("/search?limit=50")).body.listings;
  expect(found).toEqual(listings.slice(0, 50));
  const ops = await market.staff("ops_admin");
  expect((await ops.get("/admin/discovery")).body.data.exact).toBe(true);
});

test("a generated listing is valid input for a seller, and always the same", () => {
  const make = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 300 }, () => randomListing(random));
  };
  for (const listing of make(1)) expect(() => newListing.parse(listing)).not.toThrow();
  expect(make(1)).toEqual(make(1));
  expect(make(2)).not.toEqual(make(1));
});
