import type { BenchMarket } from "./market.ts";
import { compare, here } from "./measure.ts";
import type { Figure } from "./measure.ts";
import { addListings, addUser } from "./users.ts";
import { QUOTE_SECRET } from "../tests/support/environment.ts";
import { signQuote } from "../functions/shipping/sign_quote.ts";
import type { Quote } from "../shared/domain/quote.ts";

interface Buyer {
  id: string;
  headers: Record<string, string>;
  address_id: string;
}

/** POST /orders beside its own SQL: the same operations without HTTP, tokens or the provider. */
export async function orders(
  market: BenchMarket,
  seconds: number,
): Promise<Figure[]> {
  const { buyers, next, quoteFor } = await openShop(market, 60_000, 32);
  const figures: Figure[] = [];
  for (const concurrency of [1, 8, 32]) {
    const variants = [
      here(
        `the same operations by SQL, ${concurrency} at once`,
        (worker) => bySql(market, buyers[worker]!, next(), quoteFor),
      ),
      here(
        `POST /orders, ${concurrency} clients`,
        (worker) => byHttp(market, buyers[worker]!, next(), quoteFor),
      ),
    ];
    figures.push(...await compare(variants, { concurrency, seconds, rounds: 3 }));
  }
  return figures;
}

/** A seller with this many listings, each of which `next` returns once, and buyers. */
export async function openShop(market: BenchMarket, listings: number, clients: number) {
  const seller = await addUser(market);
  await addListings(market, seller, listings);
  const { admin } = market;
  const free = await admin<
    Free[]
  >`select id, price::float8 as price from public.listings where seller_id = ${seller}`;
  const buyers = await Promise.all(Array.from({ length: clients }, () => addBuyer(market)));
  const next = () => {
    const listing = free.pop();
    if (!listing) throw new Error("The shop is empty: fewer seconds, or more listings.");
    return listing;
  };
  const [fingerprint] =
    await admin`select private.address_fingerprint(a) as print from public.addresses a limit 1`;
  await admin`update private.settings set max_value = 1000000000, value = 1000000000 where name = 'unpaid_orders_max'`;
  const quoteFor = (buyer: Buyer, { id, price }: Free): Quote => ({
    listing_ids: [id],
    buyer_id: buyer.id,
    address_fingerprint: fingerprint!["print"],
    origin_fingerprint: fingerprint!["print"],
    item_price: price,
    weight_grams: 400,
    courier_code: "jne",
    courier_service_code: "reg",
    price: 9000,
    protection_fee: 1_000_000,
    // Recent, so that the courier is not asked again.
    quoted_at: "2999-01-01T00:00:00.000000Z",
    expires_at: "2999-01-01T00:00:00.000000Z",
  });
  return { buyers, next, quoteFor };
}

async function addBuyer(market: BenchMarket): Promise<Buyer> {
  const id = await addUser(market);
  const [address] = await market.admin`select id from public.addresses where user_id = ${id}`;
  return { id, headers: await market.headers(id), address_id: address!["id"] };
}

interface Free {
  id: string;
  price: number;
}
type QuoteFor = (buyer: Buyer, listing: Free) => Quote;

function orderBody(
  buyer: Buyer,
  listing: Free,
  quoteFor: QuoteFor,
) {
  const shipping_quote = signQuote(quoteFor(buyer, listing), [QUOTE_SECRET]);
  return { listing_id: listing.id, address_id: buyer.address_id, shipping_quote };
}

async function byHttp(
  market: BenchMarket,
  buyer: Buyer,
  listing: Free,
  quoteFor: QuoteFor,
): Promise<void> {
  const answer = await fetch(`${market.url}/orders`, {
    method: "POST",
    headers: buyer.headers,
    body: JSON.stringify(await orderBody(buyer, listing, quoteFor)),
  });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(text);
}

/** Reserve and finish in two transactions, as the endpoint does; returns the id. */
export async function bySql(
  { clients }: BenchMarket,
  buyer: Buyer,
  listing: Free,
  quoteFor: QuoteFor,
): Promise<string> {
  const quote = { ...quoteFor(buyer, listing) };
  const { id: order_id } = await clients.user(buyer).call("api.orders_create", {
    listing_ids: [listing.id],
    address_id: buyer.address_id,
    quote,
    provider: "xendit_invoices",
  }) as { id: string };
  const invoice = {
    id: `inv_${order_id}`,
    url: "http://127.0.0.1/pay",
    status: "PENDING",
    expires_at: null,
  };
  await clients.service.call("internal.finish_order", { order_id, invoice });
  return order_id;
}
