import type postgres from "postgres";

/** The accounts of an order's money; wallets by their owner. */
export type Account =
  | "cash"
  | "escrow"
  | "buyer"
  | "seller"
  | "held"
  | "earned"
  | "promotions"
  | "suspense";

export interface BookedOrder {
  id: string;
  reference: string;
  buyer_id: string;
  seller_id: string;
  listing_id: string;
  /** The order that has the invoice and the parcel: its own, or the first of its bundle. */
  purchase_id: string;
  offer_id: string | null;
  created_at: string;
  item_price: number;
  /** Rupiah below the listing's price, because it was bought with others. */
  bundle_discount: number;
  shipping_fee: number;
  buyer_protection_fee: number;
  voucher_discount: number;
  /** Of what the seller keeps. */
  commission: number;
  /** The wallet's part of the total, and what is left of it for the invoice. */
  wallet_amount: number;
  amount_due: number;
  /** Whether a carrier scanned the parcel, or it was delivered. */
  sent: boolean;
  /** Whether the buyer got the shipping fee back, because the seller shipped by another courier. */
  fee_back: boolean;
  /** What the buyer got by a settlement or a split. */
  settlement: number;
  /** Every transition so far; `at` in seconds. */
  steps: { to: string; actor: string; at: number }[];
  /** Rupiah of what the buyer got that go back through the provider, or did. */
  returned: number;
  /** The purchase's invoice at the provider, null while it is being made, and its reference there. */
  invoice: string | null;
  invoiced_as: string;
  /** Whether a correction from the provider's list, or a payment that fitted no sale, is booked beside it. */
  booked_beside: boolean;
  /** Rupiah of what is beside the sale that staff applied to it, with the rest of its money in suspense. */
  applied: number;
  /** Kinds of its transfers, except shipping and what the list or a stray invoice brought. */
  booked: string[];
  /** Rupiah of them that a party who has left would have got, and that went to suspense. */
  redirected: number;
  /** Whether a chargeback waits for a decision. */
  frozen_at: string | null;
  /** Rupiah that the payment channel paid, in whatever way. */
  channel: number;
  /**
   * Rupiah that chargebacks took from the provider, what wallets and our commission bear of them, and what of it went
   * back to promotions.
   */
  charged: {
    taken: number;
    buyer: number;
    seller: number;
    commission: number;
    promotions: number;
  };
  /** Rupiah that these added to each account; untouched accounts are missing. */
  money: Partial<Record<Account, number>>;
}

export interface BookedWithdrawal {
  id: string;
  user_id: string;
  status: string;
  amount: number;
  /** What the payout is worth, after the fee. */
  net: number;
  /** When staff decided what the provider contradicts itself about. */
  decided_at: string | null;
}

export interface BookedBoost {
  reference: string;
  seller_id: string;
  status: string;
  price: number;
  /** Rupiah that the ledger took from the provider, without corrections. */
  received: number;
  /** Rupiah that went back to the seller. */
  refunded: number;
  /** What of it goes back through the provider, or did. */
  returned: number;
}

/** A refund through the provider. */
export interface BookedRefund {
  id: string;
  reference: string;
  amount: number;
  status: string;
}

export interface Books {
  /** Oldest first. */
  boosts: BookedBoost[];
  /** Oldest first. */
  orders: BookedOrder[];
  /** Oldest first. */
  withdrawals: BookedWithdrawal[];
  refunds: BookedRefund[];
  /** By user. */
  wallets: Map<string, number>;
}

/** Only a late payment revives an ended order. */
export const ENDED = ["COMPLETED", "REFUNDED", "CANCELLED", "EXPIRED"];
export const statusOf = ({ steps }: BookedOrder): string => steps.at(-1)!.to;

/** The orders that were bought together with this one, with it; the one with the invoice first. */
export const purchaseOf = ({ orders }: Books, { purchase_id }: BookedOrder): BookedOrder[] =>
  orders.filter((other) => other.purchase_id === purchase_id);
export const sum = <T>(all: T[], amount: (one: T) => number | undefined): number =>
  all.reduce((total, one) => total + (amount(one) ?? 0), 0);

/** Reads in one statement, so that all values are of one instant. */
export async function readBooks(sql: postgres.Sql, users: string[]): Promise<Books> {
  type Row = Omit<Books, "wallets"> & { wallets: Record<string, number> };
  const [row] = await sql<Row[]>`
    -- What the list or a stray invoice brought, and how it left suspense: beside the sale itself.
    with brought as (
      select t.id, t.key from private.ledger_transfers t
      where t.kind in ('reconciliation', 'reconciliation_reversed', 'unexpected_payment')
        or t.kind like 'chargeback%'),
    beside as (
      select brought.id from brought
      union all
      -- How a refund leaves refund_in_transit, where the buyer has it.
      select t.id from private.ledger_transfers t where t.kind in ('refund_returned', 'refund_to_balance')
      union all
      select t.id from brought join private.ledger_transfers t on t.key = 'suspense:' || brought.id)
    select
      (select coalesce(jsonb_agg(to_jsonb(b) || jsonb_build_object(
          'received', (select coalesce(-sum(e.amount) filter (where a.kind = 'provider_cash'), 0)
                       from private.ledger_transfers t
                       join private.ledger_entries e on e.transfer_id = t.id
                       join private.ledger_accounts a on a.id = e.account_id
                       where t.key like 'boost:' || b.reference || ':%' and t.id not in (select id from brought)),
          'refunded', (select coalesce(sum(e.amount), 0)
                       from private.ledger_transfers t
                       join private.ledger_entries e on e.transfer_id = t.id
                       join private.ledger_accounts a on a.id = e.account_id
                       where t.key = 'boost:' || b.reference || ':refund' and (a.user_id = b.seller_id or a.kind = 'refund_in_transit')),
          'returned', (select coalesce(sum(r.amount), 0) from private.refunds r
                       where r.reference = b.reference and r.status <> 'FAILED'))
          order by b.created_at), '[]')
       from private.boost_purchases b where b.seller_id = any(${users}::uuid[])) as boosts,
      (select coalesce(jsonb_agg(to_jsonb(o) || jsonb_build_object(
          'steps', (select jsonb_agg(jsonb_build_object(
                      'to', h.to_status, 'actor', h.actor, 'at', extract(epoch from h.at)) order by h.version)
                    from private.order_history h where h.order_id = o.id),
          'sent', o.delivered_at is not null or exists (
            select from private.shipments s
            where s.order_id = o.purchase_id and s.direction = 'outbound' and s.scanned_at is not null),
          'fee_back', exists (
            select from private.ledger_transfers t where t.key = 'order:' || o.id || ':shipping_refunded'),
          'settlement', (select coalesce(sum(s.refund_amount), 0) from private.settlements s
                      where s.order_id = o.id and s.status = 'accepted'),
          'returned', (select coalesce(sum(r.amount), 0) from private.refunds r
                       where r.order_id = o.id and r.status <> 'FAILED'),
          'invoice', (select i.provider_id from private.invoices i where i.order_id = o.purchase_id),
          'invoiced_as', (select p.reference from public.orders p where p.id = o.purchase_id),
          'booked_beside', exists (
            select from private.ledger_transfers t
            where t.order_id = o.id and (t.kind like 'reconciliation%' or t.key like 'invoice:%:unusable')),
          'applied', (
            select coalesce(sum(e.amount), 0)
            from private.ledger_transfers t
            join private.ledger_entries e on e.transfer_id = t.id
            join private.ledger_accounts a on a.id = e.account_id and a.kind = 'provider_cash'
            where t.order_id = o.id and t.kind = 'suspense_applied' and t.id in (select id from beside)),
          'booked', (select coalesce(jsonb_agg(distinct t.kind order by t.kind), '[]')
                     from private.ledger_transfers t
                     where t.order_id = o.id and t.kind <> 'shipping' and t.id not in (select id from beside)),
          'redirected', (
            select coalesce(sum(e.amount), 0)
            from private.ledger_transfers t
            join private.ledger_entries e on e.transfer_id = t.id
            join private.ledger_accounts a on a.id = e.account_id and a.kind = 'suspense'
            where t.order_id = o.id and t.kind in ('refund', 'clawback') and e.amount > 0),
          'channel', (
            select coalesce(-sum(e.amount), 0)
            from private.ledger_transfers t
            join private.ledger_entries e on e.transfer_id = t.id
            join private.ledger_accounts a on a.id = e.account_id and a.kind = 'provider_cash'
            where t.order_id = o.id and t.kind not like 'chargeback%'),
          'charged', (
            select jsonb_build_object(
              'taken', coalesce(sum(e.amount) filter (where a.kind = 'provider_cash'), 0),
              'buyer', coalesce(-sum(e.amount) filter (where a.user_id = o.buyer_id), 0),
              'seller', coalesce(-sum(e.amount) filter (where a.user_id = o.seller_id), 0),
              'commission', coalesce(-sum(e.amount) filter (where a.kind = 'commission_revenue'), 0),
              'promotions', coalesce(sum(e.amount) filter (where a.kind = 'promotions'), 0))
            from private.ledger_transfers t
            join private.ledger_entries e on e.transfer_id = t.id
            join private.ledger_accounts a on a.id = e.account_id
            where t.order_id = o.id and t.kind like 'chargeback%'),
          'money', (
            select coalesce(jsonb_object_agg(m.account, m.amount), '{}') from (
              select case
                  when a.user_id = o.buyer_id or a.kind = 'refund_in_transit' then 'buyer' when a.user_id = o.seller_id then 'seller'
                  when a.kind = 'provider_cash' then 'cash'
                  when a.kind = 'protection_fee_held' then 'held'
                  when a.kind = 'protection_fee_revenue' then 'earned'
                  else a.kind::text end as account,
                sum(e.amount) as amount
              from private.ledger_transfers t
              join private.ledger_entries e on e.transfer_id = t.id
              join private.ledger_accounts a on a.id = e.account_id
              where t.order_id = o.id and t.id not in (select id from beside)
              group by 1) as m)) order by o.created_at, o.purchase_id, o.id <> o.purchase_id, o.id), '[]')
       from public.orders o where o.buyer_id = any(${users}::uuid[]) and o.state_version > 0) as orders,
      (select coalesce(jsonb_agg(w order by w.created_at), '[]')
       from private.withdrawals w where w.user_id = any(${users}::uuid[])) as withdrawals,
      (select coalesce(jsonb_agg(r order by r.created_at), '[]')
       from private.refunds r where r.user_id = any(${users}::uuid[])) as refunds,
      (select coalesce(jsonb_object_agg(a.user_id, a.balance), '{}')
       from private.ledger_accounts a
       where a.kind = 'wallet' and a.user_id = any(${users}::uuid[])) as wallets`;
  return { ...row!, wallets: new Map(Object.entries(row!.wallets)) };
}
