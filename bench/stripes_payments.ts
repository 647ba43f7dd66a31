import type { BenchMarket } from "./market.ts";
import { addListings, addUser } from "./users.ts";

const PAIRS = 32;
const LISTINGS = 1_000;
/** Of each listing: one to pay as the callback does, the others only for the ledger. */
const ORDERS = 4;

export interface Unpaid {
  id: string;
  price: number;
  /** As the provider reports it, paid. */
  invoice: Record<string, string | number | null>;
}

/** Orders of 32 sellers and buyers, one after the other: unpaid ones, and others that are only booked. */
export async function payments(
  market: BenchMarket,
): Promise<Record<"unpaid" | "booked", () => Unpaid>> {
  const { admin } = market;
  for (let pair = 0; pair < PAIRS; pair++) {
    const [seller, buyer] = [await addUser(market), await addUser(market)];
    await addListings(market, seller, LISTINGS);
    await admin.begin(async (sql) => {
      // Without foreign keys and triggers: the rows are consistent.
      await sql`set local session_replication_role = replica`;
      await sql`
        insert into public.orders (reference, status, state_version, listing_id, buyer_id, seller_id, item_price, shipping_fee,
          buyer_protection_fee, courier_code, courier_service_code, listing_title, listing_photo_url, weight_grams)
        select 'ORD-' || number || '-' || n, case n when 1 then 'AWAITING_PAYMENT' else 'EXPIRED' end::public.order_status,
          1, id, ${buyer}, seller_id, price, 9000, 5000, 'jne', 'reg', title, photos[1], weight_grams
        from public.listings, generate_series(1, ${ORDERS}::integer) as n where seller_id = ${seller}`;
      await sql`
        insert into private.order_history (order_id, version, to_status, actor, actor_id)
        select id, 1, 'AWAITING_PAYMENT', 'buyer', buyer_id from public.orders where seller_id = ${seller}`;
      await sql`
        insert into private.invoices (order_id, external_id, amount, provider_id, url, status)
        select id, reference, amount_due, 'inv_' || id, 'http://127.0.0.1/pay', 'PENDING'
        from public.orders where seller_id = ${seller}`;
    });
  }
  await admin`vacuum analyze public.orders, private.invoices, private.order_history`;
  // Neighbours are of different sellers.
  const orders = await admin<Order[]>`
    select id, status, item_price::float8 as price, reference, amount_due::float8 as due
    from public.orders order by id`;
  const isUnpaid = ({ status }: Order) => status === "AWAITING_PAYMENT";
  return {
    unpaid: taker(orders.filter(isUnpaid)),
    booked: taker(orders.filter((order) => !isUnpaid(order))),
  };
}

interface Order {
  id: string;
  status: string;
  price: number;
  reference: string;
  due: number;
}

function taker(orders: Order[]): () => Unpaid {
  return () => {
    const order = orders.pop();
    if (!order) throw new Error("No order is left: fewer seconds.");
    const { id, price, reference, due } = order;
    const invoice = {
      id: `inv_${id}`,
      external_id: reference,
      status: "PAID",
      amount: due,
      paid_amount: due,
      url: "http://127.0.0.1/pay",
      expires_at: null,
    };
    return { id, price, invoice };
  };
}
