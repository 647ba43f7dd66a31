import { Hono } from "hono";
import { listen } from "../local/gateway/listen.ts";
import { load } from "./load.ts";
import type { BenchMarket } from "./market.ts";
import { compare, here } from "./measure.ts";
import type { Figure } from "./measure.ts";
import { addListings, addUser } from "./users.ts";

const LIMIT = 50;

/** GET /listings and one item, the same SQL without HTTP, and a bare Hono route with the same bytes. */
export async function browse(market: BenchMarket, seconds: number): Promise<Figure[]> {
  const seller = await addUser(market);
  await addListings(market, seller, 10_000);
  const headers = await market.headers(seller);
  const page = await fetch(`${market.url}/listings?limit=${LIMIT}`, { headers }).then((answer) =>
    answer.text()
  );
  const bareRoute = new Hono().get(
    "/listings",
    () => new Response(page, { headers: { "content-type": "application/json" } }),
  );
  const bare = await listen(0, (request) => bareRoute.fetch(request));
  const bareSql = async () => {
    const text = await market.clients.anon.call("api.listings_browse", {
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
  const [row] = await market.admin`select id from public.listings limit 1`;
  const listing_id: string = row!["id"];
  const bareItem = () =>
    market.clients.reader({ id: seller }).call("api.listings_get", { listing_id });
  const busy = await compare([
    here("same SQL, same driver, 32 clients", bareSql),
    http("GET /listings?limit=50, 32 clients", `${market.url}/listings?limit=${LIMIT}`),
    here("one item by SQL, same driver", bareItem),
    http("GET /listings/:id, 32 clients", `${market.url}/listings/${listing_id}`),
  ], { concurrency: 32, seconds, rounds: 5 });
  await bare.close(500);
  return [...figures, ...busy];
}
