/** GET /listings over HTTP, beside the same SQL through the same driver, and beside a bare Hono route of the same size. */
import { Hono } from "hono";
import { listen } from "../local/gateway/listen.ts";
import { load } from "./load.ts";
import { ANON_KEY } from "./market.ts";
import type { BenchMarket } from "./market.ts";
import { compare, here } from "./measure.ts";
import type { Figure } from "./measure.ts";
import { addListings, addPerson } from "./people.ts";

const LIMIT = 50;

export async function browse(market: BenchMarket, seconds: number): Promise<Figure[]> {
  const seller = await addPerson(market);
  await addListings(market, seller, 10_000);
  const headers = {
    authorization: `Bearer ${ANON_KEY}`,
    "x-user-token": await market.token(seller),
  };
  const page = await fetch(`${market.url}/listings?limit=${LIMIT}`, { headers }).then((answer) =>
    answer.text()
  );
  const bareRoute = new Hono().get(
    "/listings",
    () => new Response(page, { headers: { "content-type": "application/json" } }),
  );
  const bare = await listen(0, (request) => bareRoute.fetch(request));
  const bareSql = async () => {
    const text = await market.doors.public.call("listings_browse", {
      gender: null,
      product_category: null,
      sort_by: "newest",
      limit: LIMIT,
      offset: 0,
    });
    if (text.length < 1000) throw new Error("The page is empty.");
  };
  const http = (name: string, url: string) => ({
    name,
    run: (concurrency: number, seconds: number) => load({ url, headers, concurrency, seconds }),
  });
  const figures = await compare([
    here("same SQL, same driver, no HTTP", bareSql),
    http("GET /listings?limit=50", `${market.url}/listings?limit=${LIMIT}`),
    http("bare Hono route, same bytes, no SQL", `${bare.url}/listings`),
  ], { concurrency: 8, seconds, rounds: 5 });
  await bare.close(500);
  return figures;
}
