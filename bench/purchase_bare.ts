import type { Quote } from "../shared/domain/quote.ts";
import type { BenchMarket } from "./market.ts";
import { here } from "./measure.ts";
import type { Variant } from "./measure.ts";
import { addListings, addUser } from "./users.ts";

/**
 * The six operations that change or read the order of a purchase, called one after the other: no HTTP, tokens,
 * providers, callbacks, jobs, e-mails or events.
 */
export async function barePurchase(market: BenchMarket, concurrency: number): Promise<Variant> {
  const { admin, clients } = market;
  const seller = await addUser(market);
  await addListings(market, seller, 8_000);
  const free = await admin<{ id: string; price: number }[]>`
    select id, price::float8 as price from public.listings where seller_id = ${seller}`;
  const buyers = await Promise.all(Array.from({ length: concurrency }, () => addUser(market)));
  await admin`update private.settings set max_value = 1000000000, value = 1000000000 where name = 'unpaid_orders_max'`;
  return here(`the same operations by SQL, ${concurrency} at once`, async (worker) => {
    const id = buyers[worker]!;
    const { id: listing_id, price } = free.pop()!;
    const [address] = await admin`select id from public.addresses where user_id = ${id}`;
    const address_id: string = address!["id"];
    const buyer = clients.user({ id });
    const quotable = await buyer.call("api.shipping_rates", { listing_id, address_id }) as Quotable;
    const quote: Quote = {
      listing_id,
      buyer_id: quotable.buyer_id,
      address_fingerprint: quotable.address_fingerprint,
      origin_fingerprint: quotable.origin_fingerprint,
      item_price: price,
      weight_grams: 400,
      courier_code: "jne",
      courier_service_code: "reg",
      price: 9000,
      quoted_at: quotable.quoted_at,
      expires_at: quotable.expires_at,
    };
    const { id: order_id } = await buyer.call("api.orders_create", {
      listing_id,
      address_id,
      quote: { ...quote },
    }) as { id: string };
    await payAndBook(market, order_id);
  });
}

interface Quotable {
  buyer_id: string;
  address_fingerprint: string;
  origin_fingerprint: string;
  quoted_at: string;
  expires_at: string;
}

async function payAndBook({ admin, clients }: BenchMarket, order_id: string): Promise<void> {
  const invoice = {
    id: `inv_${order_id}`,
    url: "http://127.0.0.1/pay",
    status: "PENDING",
    expires_at: null,
  };
  await clients.service.call("internal.finish_order", { order_id, invoice });
  const [known] = await admin`
    select invoices.external_id, orders.total::float8 as total
    from private.invoices join public.orders on orders.id = invoices.order_id
    where orders.id = ${order_id}`;
  const paid = { ...invoice, external_id: known!["external_id"], status: "PAID" };
  await clients.service.call("internal.apply_invoice_update", {
    invoice: { ...paid, paid_amount: known!["total"], amount: known!["total"] },
  });
  await clients.service.call("internal.booking_to_request", { order_id });
  await clients.service.call("internal.record_booking", {
    order_id,
    direction: "outbound",
    shipment: {
      id: `ship_${order_id}`,
      tracking_id: order_id,
      waybill: order_id.slice(0, 13),
      price: 9000,
      status: "confirmed",
      label_address: "http://127.0.0.1/label",
    },
  });
}
