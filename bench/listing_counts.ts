import type { BenchMarket } from "./market.ts";
import { compare, here } from "./measure.ts";
import type { Figure } from "./measure.ts";
import { addUser } from "./users.ts";

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

/** 32 sellers in one category, so that all update the same total: with the counting trigger and without. */
export async function listingCounts(market: BenchMarket, seconds: number): Promise<Figure[]> {
  const users = await Promise.all(Array.from({ length: SELLERS }, () => addUser(market)));
  const sell = (worker: number) =>
    market.clients.user({ id: users[worker]! }).call("api.listings_create", { listing: DRESS });
  const counting = (how: "enable" | "disable") =>
    market.admin.unsafe(`alter table public.listings ${how} trigger listings_count_new`);
  const variant = (name: string, how: "enable" | "disable") => {
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
    variant("32 sellers, nothing counted", "disable"),
    variant("32 sellers, totals kept exact", "enable"),
  ], { concurrency: SELLERS, seconds, rounds: 3 });
  await counting("enable");
  return figures;
}
