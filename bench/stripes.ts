import postgres from "postgres";
import type { BenchMarket } from "./market.ts";
import { compare, here } from "./measure.ts";
import type { Figure, Variant } from "./measure.ts";
import { addListings, addUser } from "./users.ts";

const CLIENTS = 32;
const STRIPES = [1, 4, 16];

interface Row {
  stripes: number;
  perSecond: number;
  p50: number;
}

export interface Stripes {
  /** private.ledger_post of a payment's lines. */
  ledger: Row[];
  /** internal.apply_invoice_update, all of a payment's callback in the database. */
  payments: Row[];
  /** The same with 16 stripes, while the outbox is numbered and claimed, and the books are sealed, all the time. */
  beside: Row[];
}

/** Payments of different orders by 32 clients, the accounts of the marketplace in 1, 4 and 16 stripes. */
export async function stripes(market: BenchMarket, seconds: number): Promise<Stripes> {
  const sql = postgres(market.superuserUrl, { max: CLIENTS, onnotice: () => {} });
  try {
    const { unpaid, booked } = await payments(market);
    const measure = async (counts: number[], pay: () => Promise<unknown>) => {
      const variants = counts.map((count) => striped(market, count, here(String(count), pay)));
      return rows(await compare(variants, { concurrency: CLIENTS, seconds, rounds: 3 }));
    };
    const whole = () =>
      market.clients.service.call("internal.apply_invoice_update", { invoice: unpaid().invoice });
    const ledger = await measure(STRIPES, () => post(sql, booked()));
    const callbacks = await measure(STRIPES, whole);
    const stop = background(market);
    const beside = await measure([16], whole);
    await stop();
    return { ledger, payments: callbacks, beside };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

const rows = (figures: Figure[]): Row[] =>
  figures.map(({ name, perSecond, p50 }) => ({ stripes: Number(name), perSecond, p50 }));

const named = (count: number) => count === 1 ? "1 stripe" : `${count} stripes`;

const post = (sql: postgres.Sql, { id, price }: Unpaid) =>
  sql`select private.ledger_post(${`order:${id}:bench`}, 'payment', 'Bench', ${id}, array[
    private.ledger_line('provider_cash', ${-(price + 14_000)}),
    private.ledger_line('escrow', ${price}, p_order_id => ${id}),
    private.ledger_line('shipping_payable', 9000),
    private.ledger_line('protection_fee_held', 5000)])`;

/** A run with this number of stripes. Only payments follow, so no money is stranded. */
function striped({ admin }: BenchMarket, count: number, { name, run }: Variant): Variant {
  return {
    name,
    run: async (concurrency, seconds) => {
      const [row] = await admin<{ definition: string }[]>`
        select pg_get_functiondef('private.ledger_stripe'::regproc) as definition`;
      await admin.unsafe(row!.definition.replace(/% \d+/, `% ${count}`));
      return await run(concurrency, seconds);
    },
  };
}

/** What else numbers or locks what payments write, without a pause; returns what ends it. */
function background({ admin }: BenchMarket): () => Promise<unknown> {
  let isOver = false;
  const always = async (once: () => Promise<unknown>) => {
    while (!isOver) await once();
  };
  const running = [
    always(() => admin`select internal.claim_outbox_events(64, 60)`),
    always(() => admin`select internal.seal_books(1000)`),
  ];
  return () => {
    isOver = true;
    return Promise.all(running);
  };
}

export function describe({ ledger, payments, beside }: Stripes): string {
  const part = (title: string, rows: Row[]) => [
    `\n${title.padEnd(52)} per second    p50 ms     ratio`,
    ...rows.map(({ stripes, perSecond, p50 }) =>
      [
        named(stripes).padEnd(52),
        perSecond.toFixed(0).padStart(10),
        p50.toFixed(1).padStart(9),
        (perSecond / rows[0]!.perSecond).toFixed(2).padStart(9),
      ].join(" ")
    ),
  ];
  return [
    ...part("ledger_post of a payment, 32 clients", ledger),
    ...part("a payment's callback in the database, 32 clients", payments),
    ...part("the same beside outbox and sealing", beside),
  ].join("\n");
}

const PAIRS = 32;
const LISTINGS = 1_000;
/** Of each listing: one to pay as the callback does, the others only for the ledger. */
const ORDERS = 4;

interface Unpaid {
  id: string;
  price: number;
  /** As the provider reports it, paid. */
  invoice: Record<string, string | number | null>;
}

/** Orders of 32 sellers and buyers, one after the other: unpaid ones, and others that are only booked. */
async function payments(
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
        insert into private.invoices (order_id, external_id, amount, provider, provider_id, url, status)
        select id, reference, amount_due, 'xendit_invoices', 'inv_' || id, 'http://127.0.0.1/pay', 'PENDING'
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
