/** What exact totals cost those who sell: 32 at once, with the counters and without. */
import type { BenchMarket } from "./market.ts";
import { compare, here } from "./measure.ts";
import type { Figure } from "./measure.ts";
import { addPerson } from "./people.ts";

const SELLERS = 32;
const DRESS = {
  title: "Dress batik Pekalongan",
  description: "Dipakai dua kali, tanpa cacat.",
  price: 150_000,
  product_category: "Dress",
  gender: "female",
  condition: "like_new",
  photos: ["https://images.example.com/dress.jpg"],
  weight_grams: 400,
};

/** All sell the same kind of thing, so that all add to the same total. */
export async function sellers(market: BenchMarket, seconds: number): Promise<Figure[]> {
  const people = await Promise.all(Array.from({ length: SELLERS }, () => addPerson(market)));
  const sell = (worker: number) =>
    market.doors.as({ id: people[worker]! }).call("listings_create", { listing: DRESS });
  const counting = (how: "enable" | "disable") =>
    market.admin.unsafe(`alter table public.listings ${how} trigger listings_count_new`);
  const way = (name: string, how: "enable" | "disable") => {
    const { run } = here(name, sell);
    return {
      name,
      run: async (concurrency: number, seconds: number) => {
        await counting(how);
        return await run(concurrency, seconds);
      },
    };
  };
  const figures = await compare([
    way("32 sellers, nothing counted", "disable"),
    way("32 sellers, totals kept exact", "enable"),
  ], { concurrency: SELLERS, seconds, rounds: 3 });
  await counting("enable");
  return figures;
}
