/** Violations of the money invariants. Each query returns the ids of the violations; all must return no rows. */
import { chargebacks } from "./impossible_chargebacks.ts";
import { stored } from "./impossible_copies.ts";
import { wallets } from "./impossible_wallets.ts";

const ENDED = "('COMPLETED', 'REFUNDED', 'CANCELLED', 'EXPIRED')";
const UNSOLD = "('REFUNDED', 'CANCELLED', 'EXPIRED')";

/** What staff booked as lost or paid back, which changes nothing of what the buyer paid. */
const LOST = `(t.kind = 'reconciliation' and e.amount > 0
          or t.kind = 'reconciliation_reversed' and e.amount < 0 or t.kind in ('suspense_paid_back', 'chargeback', 'chargeback_return'))`;

/** The sums of each order's transfers, computed once for all queries below. */
export const ORDER_SUMS = `
  order_sums as materialized (
    select o.*,
      count(distinct t.id) filter (where t.key like '%:paid')::int as payments,
      count(distinct t.id) filter (where t.key like '%:released')::int as releases,
      count(distinct t.id) filter (where t.key like '%:refunded' or t.key like '%:late_refund')::int as refunds,
      coalesce(-sum(e.amount) filter (where a.kind = 'provider_cash' and not ${LOST}), 0) as received,
      coalesce(-sum(e.amount) filter (where a.kind = 'provider_cash' and t.key not like '%:unexpected'
        and not ${LOST}), 0) as expected,
      coalesce(sum(e.amount) filter (where a.kind = 'escrow'), 0) as in_escrow,
      coalesce(sum(e.amount) filter (where a.kind = 'protection_fee_held'), 0) as fee_held,
      coalesce(sum(e.amount) filter (where a.kind = 'shipping_payable'), 0) as for_courier,
      coalesce(sum(e.amount) filter (where (a.user_id = o.buyer_id or a.kind = 'suspense')
        and split_part(t.key, ':', 3) in ('refunded', 'late_refund', 'clawback', 'shipping_refunded')
        or a.user_id = o.buyer_id and t.kind = 'settlement'), 0) as given_back
    from public.orders o
    left join private.ledger_transfers t on t.order_id = o.id
    left join private.ledger_entries e on e.transfer_id = t.id
    left join private.ledger_accounts a on a.id = e.account_id
    group by o.id)`;

const ledger = {
  "transfers that do not balance": `
    select t.id from private.ledger_transfers t left join private.ledger_entries e on e.transfer_id = t.id
    group by t.id having coalesce(sum(e.amount), 1) <> 0`,
  "accounts that are not the sum of their entries": `
    select a.id from private.ledger_accounts a left join private.ledger_entries e on e.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(e.amount), 0) or a.version <> count(e.version)`,
  "entries whose stored balance is not the running sum": `
    select transfer_id from (select transfer_id, balance_after, sum(amount) over (partition by account_id order by version) as is
                    from private.ledger_entries) e where balance_after <> e.is`,
  "entries in another stripe than that of their transfer's order": `
    select e.transfer_id from private.ledger_entries e
    join private.ledger_accounts a on a.id = e.account_id
    join private.ledger_transfers t on t.id = e.transfer_id
    where a.stripe <> private.ledger_stripe(a.kind, t.order_id)`,
  "money in suspense that no open item explains": `
    select 'suspense' from private.ledger_accounts a where a.kind = 'suspense' and a.balance <>
      (select coalesce(sum(i.amount), 0) from private.suspense_items i where i.resolution is null)`,
  "cases that are closed although their cause lasts": `
    select c.id from private.staff_cases c join private.case_kinds k on k.kind = c.kind
    where c.closed_at is not null and not k.is_closed_by_hand and private.case_lasts(c)`,
  "entries that took an account below zero": `
    select e.transfer_id from private.ledger_entries e join private.ledger_accounts a on a.id = e.account_id
    where e.balance_after < 0
      and a.kind in ('escrow', 'shipping_payable', 'protection_fee_held', 'payout_in_transit', 'suspense', 'payment_held')`,
};

const sales = {
  "listings sold twice": `
    select listing_id from public.orders where status not in ${UNSOLD}
    group by listing_id having count(*) > 1`,
  "active listings that an order holds": `
    select l.id from public.listings l join public.orders o on o.listing_id = l.id
    where l.status = 'active' and o.status not in ${UNSOLD}`,
  "orders whose escrow is not their item price while they are open and paid, else empty": `
    select id from order_sums where in_escrow <>
      case when status in ${ENDED} or status = 'AWAITING_PAYMENT' then 0 else item_price end`,
  "paid orders that did not end in exactly one of released or refunded": `
    select id from order_sums where payments > 0 and (releases, refunds) <> case
      when status = 'COMPLETED' then (1, 0) when status in ${ENDED} then (0, 1) else (0, 0) end`,
  "orders that were paid twice, or released or refunded without a payment": `
    select id from order_sums where payments > 1 or releases > payments or refunds > 1`,
  "protection fees held for orders that are not open": `
    select id from order_sums where fee_held <>
      case when status in ${ENDED} or status = 'AWAITING_PAYMENT' then 0 else buyer_protection_fee end`,
  "refunds that differ from the amount in the buyer's wallet": `
    select id from order_sums where coalesce(refunded_amount, 0) <> given_back`,
  "refunds of more than was paid": `
    select id from order_sums where refunded_amount >
      received + case when payments > 0 then wallet_amount else 0 end`,
  "payments booked twice, or not at all": `
    select p.id from order_sums p join private.invoices i on i.order_id = p.id where i.booked <> p.expected`,
  "orders whose shipping_payable is below zero or above the shipping fee": `
    select id from order_sums where for_courier not between 0 and shipping_fee`,
  // A job that has yet to run books the parcel or gives the fee back; a freeze holds it, as all that would be paid out.
  "shipping fees that nobody gets: of orders that were sent or ended, without an undecided booking":
    `select id from order_sums o where status not in ('AWAITING_PAYMENT', 'READY_TO_SHIP', 'DISPUTED') and for_courier <> 0
      and (frozen_at is null or status in ${ENDED})
      and not exists (select from private.shipments s where s.order_id = o.id and s.direction = 'outbound' and private.is_booking_undecided(s))
      and not exists (select from private.jobs j where j.kind = 'shipping_book' and j.key = o.id::text and j.finished_at is null)`,
};

const lives = {
  "orders whose history has a gap": `
    select o.id from public.orders o left join private.order_history h on h.order_id = o.id
    group by o.id having o.state_version <> count(h.version) or o.state_version <> coalesce(max(h.version), 0)
      or (o.state_version > 0 and o.status <> (array_agg(h.to_status order by h.version desc))[1])`,
  "transitions that do not start at the previous status": `
    select h.order_id from private.order_history h
    left join private.order_history before on before.order_id = h.order_id and before.version = h.version - 1
    where h.from_status is distinct from before.to_status`,
  "transitions that are not in the transition table": `
    select h.order_id from private.order_history h
    where h.version > 1 and not exists (
      select from private.order_transitions t
      where (t.from_status, t.to_status, t.actor) = (h.from_status, h.to_status, h.actor))`,
  "statuses without exactly one finance event": `
    select coalesce(h.order_id, x.aggregate_id) from private.order_history h full join (
      select * from private.outbox where aggregate_type = 'order' and type not in ('order.clawed_back', 'order.shipping_refunded')) x
      on x.aggregate_id = h.order_id and x.aggregate_version = h.version
    where x.type is distinct from 'order.' || lower(h.to_status::text)`,
  "clawbacks without exactly one finance event": `
    select coalesce(t.order_id, x.aggregate_id)
    from (select order_id from private.ledger_transfers where key like 'order:%:clawback') t
    full join (
      select events.*, o.state_version + (
        select count(*) from private.outbox fee
        where fee.aggregate_id = o.id and fee.type = 'order.shipping_refunded') as state_version
      from private.outbox events join public.orders o on o.id = events.aggregate_id
      where events.type = 'order.clawed_back') x
      on x.aggregate_id = t.order_id and x.aggregate_version = x.state_version + 1
    where t.order_id is null or x.aggregate_id is null`,
  "disputes that are open although the order moved on, or the reverse": `
    select o.id from public.orders o left join private.disputes d on d.order_id = o.id
    where (o.status = 'DISPUTED') <> (d.id is not null and d.resolved_at is null)`,
};

/** Every balance that waits for something has an owner whose operation empties it. */
const waiting = {
  "money held for orders that belongs to no order": `
    select held.kind from (
      select a.kind::text, sum(a.balance) as balance from private.ledger_accounts a
      where a.kind in ('escrow', 'protection_fee_held', 'shipping_payable') group by a.kind) held
    join (
      select 'escrow' as kind, coalesce(sum(in_escrow), 0) as explained from order_sums
      union all select 'protection_fee_held', coalesce(sum(fee_held), 0) from order_sums
      union all select 'shipping_payable', coalesce(sum(for_courier), 0) from order_sums) orders using (kind)
    where held.balance <> orders.explained`,
  "escrow and held fees that neither staff nor the clock can move on": `
    select o.id from order_sums o where (o.in_escrow <> 0 or o.fee_held <> 0) and not exists (
      select from private.order_transitions t where t.from_status = o.status and t.actor in ('staff', 'clock'))`,
  "open cases that nothing can end": `
    select c.id from private.staff_cases c
    join private.case_kinds k on k.kind = c.kind
    left join public.orders o on o.id = c.order_id
    where c.closed_at is null and not k.is_closed_by_hand and case
      when c.kind in ('overdue', 'parcel_trouble', 'return_unscanned') then private.case_lasts(c) and not exists (
        select from private.order_transitions t where t.from_status = o.status and t.actor = 'staff')
      when c.kind = 'booking_undecided' then private.case_lasts(c) and not private.is_booking_search_over(
        o, (c.details ->> 'direction')::private.shipment_direction)
      else private.case_lasts(c) is null end`,
  "open amounts in suspense without a case": `
    select i.id from private.suspense_items i
    where i.resolution is null and i.kind <> 'reconciliation' and not exists (
      select from private.staff_cases c where c.key = i.key and c.closed_at is null)`,
  "withdrawals in flight that neither a job nor a case moves on": `
    select w.id from private.withdrawals w
    where w.status in ('HELD', 'LINK_CREATED')
      and not exists (
        select from private.jobs j where j.kind = 'check_withdrawal' and j.key like w.id || ':%'
          and j.finished_at is null and j.dead_at is null)
      and not exists (
        select from private.staff_cases c where c.closed_at is null
          and c.key like '%' || w.id || '%')`,
  "bookings that may exist at the provider and that neither a job nor a case moves on": `
    select s.id from private.shipments s
    where private.is_booking_undecided(s)
      and not exists (
        select from private.jobs j where j.kind = 'shipping_book' and j.finished_at is null and j.dead_at is null
          and j.key = private.booking_reference(s.order_id, s.direction))
      and not exists (
        select from private.staff_cases c where c.kind = 'booking_undecided' and c.key = s.id::text
          and c.closed_at is null)`,
  "paid boosts whose revenue is not their price, or the reverse": `
    select b.id from private.boost_purchases b
    where case when b.status = 'PAID' then b.price else 0 end <> coalesce((
      select sum(j.amount) from private.ledger_journal j join private.ledger_transfers t on t.id = j.transfer_id
      where t.key = 'boost:' || b.reference || ':paid' and j.account = 'boost_revenue'), 0)`,
};

export const IMPOSSIBLE: Record<string, string> = {
  ...ledger,
  ...sales,
  ...lives,
  ...wallets,
  ...chargebacks,
  ...waiting,
  ...stored,
};
