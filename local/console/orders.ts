import type postgres from "postgres";

export interface OrderView {
  id: string;
  reference: string;
  status: string;
  title: string;
  total: number;
  tracking_number: string | null;
  buyer_id: string;
  buyer: string;
  seller_id: string;
  seller: string;
  invoice_id: string | null;
  parcel: string | null;
  returnParcel: string | null;
  return_status: string | null;
  /** The next deadline, and the status it leads to. */
  due_at: Date | null;
  due_to: string | null;
}

export interface HistoryLine {
  to_status: string;
  actor: string;
  reason: string | null;
  at: Date;
}

export interface Entry {
  transfer: string;
  kind: string;
  description: string;
  at: Date;
  account: string;
  /** Username of the wallet's owner. */
  owner: string | null;
  /** Stripe of a marketplace account; null for others. */
  stripe: number | null;
  amount: number;
  balance_after: number;
}

/** The newest orders, or the one with this reference. */
export async function readOrders(sql: postgres.Sql, reference?: string): Promise<OrderView[]> {
  return await sql<OrderView[]>`
    select orders.id, orders.reference, orders.status::text, orders.listing_title as title,
      orders.total::float8, orders.tracking_number, orders.buyer_id, orders.seller_id,
      buyer.username as buyer, seller.username as seller, invoices.provider_id as invoice_id,
      outbound.shipper_order_id as parcel, back.shipper_order_id as "returnParcel",
      back.status as return_status,
      deadline.run_at as due_at, deadline.payload ->> 'to' as due_to
    from public.orders
    join public.profiles as buyer on buyer.id = orders.buyer_id
    join public.profiles as seller on seller.id = orders.seller_id
    left join private.invoices on invoices.order_id = orders.id
    left join private.shipments as outbound on outbound.order_id = orders.id and outbound.direction = 'outbound'
    left join private.shipments as back on back.order_id = orders.id and back.direction = 'return'
    left join lateral (
      select jobs.run_at, jobs.payload from private.jobs
      where jobs.kind = 'orders_deadline' and jobs.finished_at is null and jobs.dead_at is null
        and jobs.key like orders.id || ':' || orders.state_version || ':%'
      order by jobs.run_at limit 1) as deadline on true
    where orders.state_version > 0 and (${reference ?? null}::text is null or orders.reference = ${
    reference ?? null
  })
    order by orders.created_at desc limit 12`;
}

export async function readHistory(sql: postgres.Sql, orderId: string): Promise<HistoryLine[]> {
  return await sql<HistoryLine[]>`
    select to_status::text, actor::text, reason, at from private.order_history
    where order_id = ${orderId} order by version`;
}

export async function readEntries(sql: postgres.Sql, orderId: string): Promise<Entry[]> {
  return await sql<Entry[]>`
    select transfers.id as transfer, transfers.kind, transfers.description, transfers.created_at as at,
      accounts.kind::text as account, profiles.username as owner, entries.amount::float8,
      case when accounts.order_id is null and accounts.user_id is null then accounts.stripe end as stripe,
      entries.balance_after::float8
    from private.ledger_transfers as transfers
    join private.ledger_entries as entries on entries.transfer_id = transfers.id
    join private.ledger_accounts as accounts on accounts.id = entries.account_id
    left join public.profiles on profiles.id = accounts.user_id
    where transfers.order_id = ${orderId} order by transfers.created_at, entries.amount, accounts.kind`;
}
