/** An order and its parties: `const sale = await market.paidSale(); await must(sale.step("seller", "ship", …))`. */
import { must } from "./client.ts";
import type { Answer } from "./client.ts";
import { atProvider, parcelSays } from "./courier.ts";
import type { Direction, ShipmentRow } from "./courier.ts";
import type { Market } from "./market.ts";
import { listingStatus } from "./purchases.ts";
import type { TestUser, User } from "./users.ts";

export const DRESS = {
  title: "Dress batik Pekalongan",
  description: "Dipakai dua kali, tanpa cacat.",
  price: 150_000,
  product_category: "Dress",
  gender: "female",
  condition: "like_new",
  photos: ["https://images.example.com/dress.jpg"],
  weight_grams: 400,
};

export interface Couple {
  seller: User;
  buyer: User;
}

/** An order's facts. */
export interface Sold {
  seller: TestUser;
  buyer: TestUser;
  listing_id: string;
  order: {
    id: string;
    reference: string;
    total: number;
    payment: { invoice_id: string; invoice_url?: string };
  };
}

interface Deciding {
  by?: User;
  query?: string;
  headers?: Record<string, string>;
}

export interface Chargeback {
  id: string;
  status: string;
  amount: number;
  returned: number;
  from_buyer: number;
  from_seller: number;
  from_commission: number;
  to_promotions: number;
  outcome: string | null;
  dispute_id: string | null;
}

type Dispute = { amount?: number; listed?: boolean; told?: boolean };

export interface Sale extends Sold {
  seller: User;
  buyer: User;
  /** Sends an operation on the order, as one of its parties or as somebody else. */
  step(
    who: "buyer" | "seller" | TestUser,
    operation: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Pays on the emulator's page and waits for the callback and the courier's booking. */
  pay(amount?: number): Promise<void>;
  /** Pays at the provider; its callback fails, or comes late with "delay". */
  payWithoutCallback(kind?: "error" | "delay"): Promise<void>;
  /** Pays, and the buyer cancels before the callback, which jobs then handle. */
  payLate(): Promise<void>;
  /** Does this with the order's invoice at the payment provider: `sale.invoice("expire")`. Jobs do not run. */
  invoice(operation: string, body?: object): Promise<Answer>;
  /** Does this with the order's parcel at the carrier: `sale.parcel("price", { price })`. Jobs do not run. */
  parcel(operation: string, body?: object): Promise<Answer>;
  /** The order's parcel, or its return, as the carrier has it. */
  atCarrier(direction?: Direction): ReturnType<typeof atProvider>;
  /** Sets the status of the order's parcel, or of its return, at the carrier. */
  carrierSays(status: string, direction?: Direction): Promise<void>;
  /** Staff, or this one of them, decide the order's dispute. */
  resolve(resolution: string, more?: object, how?: Deciding): Promise<Answer>;
  /** Staff refund the completed order. */
  clawBack(by?: User, query?: string): Promise<Answer>;
  /** Pays; the courier delivers the parcel, and the buyer confirms. */
  complete(): Promise<void>;
  /** Hands an approved return to our courier, who scans it. */
  sendBack(): Promise<void>;
  /** The order as its buyer reads it. */
  read(): ReturnType<typeof must>;
  status(): Promise<string>;
  listingStatus(): Promise<string>;
  /** The row of private.shipments; undefined before there is one. */
  shipment(direction?: Direction): Promise<ShipmentRow>;
  /** Rupiah that the order added to each account, without zeros. */
  books(): Promise<Record<string, number>>;
  /** Kinds of the order's staff cases. */
  cases(): Promise<string[]>;
  /** The payment provider's invoices of the order. */
  invoices(): Promise<unknown[]>;
  /** The id of the order's money in suspense. */
  inSuspense(): Promise<string>;
  /** The payment channel takes the payment back; callback and jobs have run afterwards. */
  chargeBack(options?: Dispute): Promise<void>;
  /** We win: the money comes back. */
  winDispute(options?: Dispute): Promise<void>;
  /** Staff decide the newest chargeback. */
  decideChargeback(outcome: string, query?: string): Promise<Answer>;
  /** Charged back, and decided like this. */
  chargeBackDecided(outcome: string): Promise<Chargeback>;
  /** Newest first. */
  chargebacks(): Promise<Chargeback[]>;
  /** The sum of the order's entries on each of the marketplace's accounts, and of its parties. */
  sums(): Promise<Record<string, number>>;
}

/** The sale of an order that was made by hand. */
export function saleOf<Facts extends Sold & Couple>(market: Market, facts: Facts): Facts & Sale {
  const { order, listing_id } = facts;
  const { sql } = market;
  const staff = () => market.staff("ops_admin", { address: false });
  let reader: Promise<User> | undefined;
  const sale: Facts & Sale = {
    chargeBack: async (options = {}) => {
      await sale.invoice("dispute", options);
      await market.runDue();
    },
    winDispute: async (options = {}) => {
      await sale.invoice("win", options);
      await market.runDue();
    },
    decideChargeback: async (outcome, query) =>
      await market.decide((await sale.chargebacks())[0]!, outcome, query),
    chargeBackDecided: async (outcome) => {
      await sale.chargeBack();
      return await must(sale.decideChargeback(outcome));
    },
    chargebacks: async () => {
      reader ??= staff();
      return (await must((await reader).get(`/admin/chargebacks?status=all&order=${order.id}`)))
        .items;
    },
    sums: async () => {
      const rows = await sql<{ account: string; sum: number }[]>`
        select
          case a.user_id
            when ${facts.buyer.id} then 'buyer' when ${facts.seller.id} then 'seller'
            else a.kind::text
          end as account,
          sum(e.amount)::float8 as sum
        from private.ledger_transfers t join private.ledger_entries e on e.transfer_id = t.id
        join private.ledger_accounts a on a.id = e.account_id
        where t.order_id = ${order.id} group by 1 having sum(e.amount) <> 0`;
      return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
    },
    ...facts,
    step: (who, operation, body, headers) => {
      const method = /^(return-request|return-label|settlement)/.test(operation) ? "POST" : "PUT";
      const client = market.as(typeof who === "string" ? facts[who] : who);
      return client.send(method, `/orders/${order.id}/${operation}`, body, headers);
    },
    pay: async (amount) => {
      await sale.invoice("pay", amount === undefined ? {} : { amount });
      await market.runDue();
    },
    payWithoutCallback: (kind) => market.payWithoutCallback(order, kind),
    payLate: async () => {
      await sale.payWithoutCallback("delay");
      await must(sale.step("buyer", "cancel"));
    },
    invoice: (operation, body) =>
      market.sandbox(`/payment/invoices/${order.payment.invoice_id}/${operation}`, body),
    parcel: async (operation, body) => {
      const { shipper_order_id } = await sale.shipment();
      return await market.sandbox(`/shipping/orders/${shipper_order_id}/${operation}`, body);
    },
    atCarrier: async (direction) =>
      await atProvider(market, (await sale.shipment(direction)).shipper_order_id!),
    carrierSays: async (status, direction) => {
      const { shipper_order_id } = await sale.shipment(direction);
      await parcelSays(market, shipper_order_id!, status);
    },
    resolve: async (resolution, more = {}, { by, query = "", headers } = {}) => {
      const [dispute] = await market.sql`
        select id from private.disputes
        where order_id = ${order.id} order by opened_at desc limit 1`;
      const path = `/admin/disputes/${dispute!["id"]}/resolve${query}`;
      const body = { resolution, note: "Sesuai foto", ...more };
      return (by ?? await staff()).post(path, body, headers);
    },
    clawBack: async (by, query = "") =>
      (by ?? await staff())
        .post(`/admin/orders/${order.id}/refund${query}`, { reason: "Barang palsu" }),
    complete: async () => {
      await sale.pay();
      await sale.carrierSays("delivered");
      await must(sale.step("buyer", "confirm"));
    },
    sendBack: async () => {
      await must(sale.step("buyer", "return-label"));
      await sale.carrierSays("picked", "return");
    },
    read: () => must(market.as(facts.buyer).get(`/orders/${order.id}`)),
    status: async () => (await sale.read()).status,
    listingStatus: () => listingStatus(market, listing_id),
    shipment: async (direction = "outbound") => {
      const [row] = await sql<ShipmentRow[]>`
        select * from private.shipments where order_id = ${order.id} and direction = ${direction}`;
      return row!;
    },
    books: async () => {
      const rows = await sql<{ kind: string; sum: number }[]>`
        select a.kind, sum(e.amount)::float8 as sum from private.ledger_entries e
        join private.ledger_transfers t on t.id = e.transfer_id
        join private.ledger_accounts a on a.id = e.account_id
        where t.order_id = ${order.id} group by a.kind having sum(e.amount) <> 0`;
      return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
    },
    cases: async () =>
      (await sql`select kind from private.staff_cases where order_id = ${order.id} order by kind`)
        .map(({ kind }) => kind),
    invoices: () => invoicesOf(market, order.reference),
    inSuspense: async () => {
      const [item] = await market.sql`
        select id from private.suspense_items
        where order_id = ${order.id} and resolution is null`;
      return item!["id"];
    },
  };
  return sale;
}

/** Creates a listing of this seller; returns its id. */
export async function list(
  market: Market,
  seller: TestUser,
  changes: Record<string, unknown> = {},
): Promise<string> {
  return (await must(market.as(seller).post("/listings", { ...DRESS, ...changes }))).id;
}

/** A body for POST /orders, with a quote for the buyer's primary address; `more` fields of the quote's request. */
export async function quoted<What extends object>(
  market: Market,
  buyer: TestUser,
  what: What,
  more: object = {},
) {
  const [address] = await market.sql<{ id: string }[]>`
    select id from public.addresses where user_id = ${buyer.id} and is_primary`;
  const body = { ...what, address_id: address!.id };
  const { rates } = await must(market.as(buyer).post("/shipping/rates", { ...body, ...more }));
  return { ...body, shipping_quote: rates[0].quote as string };
}

export const orderBody = (market: Market, buyer: TestUser, listing_id: string) =>
  quoted(market, buyer, { listing_id });

export interface ToOrder extends Couple {
  listing_id: string;
  body: Awaited<ReturnType<typeof orderBody>> & Record<string, unknown>;
}

export interface ToOrderOptions {
  wallet?: number;
  listing?: Record<string, unknown>;
  seller?: User;
  buyer?: User;
}

/** What an order needs; nothing is ordered yet. */
export async function toOrder(
  market: Market,
  more: Record<string, unknown> = {},
  { wallet = 0, listing = {}, ...who }: ToOrderOptions = {},
): Promise<ToOrder> {
  const seller = who.seller ?? await market.user();
  const buyer = who.buyer ?? await market.user();
  if (wallet > 0) await buyer.fund(wallet);
  const listing_id = await seller.list(listing);
  const body = { ...await buyer.orderBody(listing_id), ...more };
  return { seller, buyer, listing_id, body };
}

/** An unpaid order, of a new seller and a new buyer by default; `more` fields of POST /orders. */
export async function openSale(
  market: Market,
  changes: Record<string, unknown> = {},
  couple?: Couple,
  more: Record<string, unknown> = {},
): Promise<Sale> {
  const { body, ...facts } = await toOrder(market, more, { ...couple, listing: changes });
  return saleOf(market, { ...facts, order: await must(facts.buyer.post("/orders", body)) });
}

export interface MixedSale extends Sale {
  order: Sale["order"] & { wallet_amount: number; amount_due: number; status: string };
}

/** An unpaid order whose total the wallet pays as far as it goes. */
export async function mixedSale(market: Market, wallet: number): Promise<MixedSale> {
  const { body, ...parties } = await toOrder(market, { use_wallet: true }, { wallet });
  const order = await must(parties.buyer.post("/orders", body)) as MixedSale["order"];
  return saleOf(market, { ...parties, order });
}

/** Makes a sale of the one before it. */
type Making = typeof openSale;
const further =
  (before: Making, go: (sale: Sale) => Promise<unknown>): Making => async (market, ...how) => {
    const sale = await before(market, ...how);
    await go(sale);
    return sale;
  };

/** A paid order with its courier booked. */
export const paidSale = further(openSale, (sale) => sale.pay());
export const shippedSale = further(paidSale, (sale) => sale.carrierSays("picked"));
/** Its carrier's first scan is the delivery. */
export const deliveredSale = further(paidSale, (sale) => sale.carrierSays("delivered"));
export const returnRequestedSale = further(
  deliveredSale,
  (sale) => must(sale.step("buyer", "return-request", { reason: "damaged" })),
);
export const returnApprovedSale = further(
  returnRequestedSale,
  (sale) => must(sale.step("seller", "return-approve")),
);
export const disputedSale = further(
  shippedSale,
  (sale) => must(sale.step("buyer", "dispute", { reason: "Tidak sesuai" })),
);
export const completedSale = further(deliveredSale, (sale) => must(sale.step("buyer", "confirm")));

/** Creates a sale in this status. */
export const saleIn = {
  AWAITING_PAYMENT: openSale,
  READY_TO_SHIP: paidSale,
  SHIPPED: shippedSale,
  DELIVERED: deliveredSale,
  RETURN_REQUESTED: returnRequestedSale,
  RETURN_APPROVED: returnApprovedSale,
  DISPUTED: disputedSale,
  COMPLETED: completedSale,
};

export async function payWithoutCallback(
  market: Market,
  { payment }: Pick<Sold["order"], "payment">,
  kind: "error" | "delay" = "error",
): Promise<void> {
  await market.fault("payment", "callback", kind);
  await market.sandbox(`/payment/invoices/${payment.invoice_id}/pay`);
}

/** Leases end in real time; tests do not wait for that. */
export const endInvoiceLeases = async ({ sql }: Market) => {
  await sql`
    update private.invoices set leased_until = clock_timestamp() - interval '1 second' where provider_id is null`;
  await sql`
    update private.boost_purchases set leased_until = clock_timestamp() - interval '1 second' where provider_id is null`;
  await sql`update private.jobs set leased_until = null where lease_token is null`;
};

/** All invoices of the payment provider with this reference. */
export async function invoicesOf(market: Market, reference: string): Promise<unknown[]> {
  const headers = { authorization: `Basic ${btoa("xnd_test:")}` };
  const path = `/sandbox/payment/api/v2/invoices?external_id=${reference}`;
  return (await market.with(headers).get(path)).body;
}
