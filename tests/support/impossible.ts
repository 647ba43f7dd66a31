/**
 * Violations of the money invariants. Each query returns the ids of the violations; all must return no rows. The SQL
 * beside it does the damage that it finds: tests/money/impossible.test.ts applies it to the order that it names.
 */
type Checks = Record<string, [query: string, damage: string]>;

const ENDED = "('COMPLETED', 'REFUNDED', 'CANCELLED', 'EXPIRED')";
const UNSOLD = "('REFUNDED', 'CANCELLED', 'EXPIRED')";

/** What staff booked as lost or paid back, which changes nothing of what the buyer paid. */
const LOST = `(t.kind = 'reconciliation' and e.amount > 0
          or t.kind = 'reconciliation_reversed' and e.amount < 0 or t.kind in ('suspense_paid_back', 'chargeback', 'chargeback_return', 'refund_returned'))`;

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
      coalesce(sum(e.amount) filter (where (a.user_id = o.buyer_id or a.kind in ('suspense', 'refund_in_transit'))
        and split_part(t.key, ':', 3) in ('refunded', 'late_refund', 'clawback', 'shipping_refunded')
        or (a.user_id = o.buyer_id or a.kind = 'refund_in_transit') and t.kind = 'settlement'), 0) as given_back
    from public.orders o
    left join private.ledger_transfers t on t.order_id = o.id
    left join private.ledger_entries e on e.transfer_id = t.id
    left join private.ledger_accounts a on a.id = e.account_id
    group by o.id)`;

/** What was booked for each chargeback: its id is part of the transfer's key. */
const BOOKED = (account: string) =>
  `(
  select substring(t.key from 'chargeback:([0-9a-f-]{36}):')::uuid as id, sum(e.amount) as amount
  from private.ledger_transfers t
  join private.ledger_entries e on e.transfer_id = t.id
  join private.ledger_accounts a on a.id = e.account_id
  where t.kind in ('chargeback', 'chargeback_recovery', 'chargeback_return') and a.kind = '${account}'
  group by 1)`;
const IS_TAKEN = "c.status in ('open', 'decided', 'reversed')";

/** Changes the paid order's entries on this account. */
const entry = (account: string, change: string) => `
  update private.ledger_entries as e set ${change} from private.ledger_accounts a, private.ledger_transfers t
  where a.id = e.account_id and t.id = e.transfer_id and t.key = 'order:{paid}:paid' and a.kind = '${account}'`;

const ledger: Checks = {
  "transfers that do not balance": [
    `select t.id from private.ledger_transfers t left join private.ledger_entries e on e.transfer_id = t.id
    group by t.id having coalesce(sum(e.amount), 1) <> 0`,
    entry("escrow", "amount = amount + 1"),
  ],
  "accounts that are not the sum of their entries": [
    `select a.id from private.ledger_accounts a left join private.ledger_entries e on e.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(e.amount), 0) or a.version <> count(e.version)`,
    `update private.ledger_accounts set balance = balance + 1 where kind = 'provider_cash'`,
  ],
  "entries whose stored balance is not the running sum": [
    `select transfer_id from (select transfer_id, balance_after, sum(amount) over (partition by account_id order by version) as is
                    from private.ledger_entries) e where balance_after <> e.is`,
    entry("escrow", "balance_after = 1"),
  ],
  "entries in another stripe than that of their transfer's order": [
    `select e.transfer_id from private.ledger_entries e
    join private.ledger_accounts a on a.id = e.account_id
    join private.ledger_transfers t on t.id = e.transfer_id
    where a.stripe <> private.ledger_stripe(a.kind, t.order_id)`,
    `update private.ledger_accounts set stripe = stripe + 16 where kind = 'shipping_payable'`,
  ],
  "money in suspense that no open item explains": [
    `select 'suspense' from private.ledger_accounts a where a.kind = 'suspense' and a.balance <>
      (select coalesce(sum(i.amount), 0) from private.suspense_items i where i.resolution is null)`,
    `insert into private.ledger_accounts (kind, balance) values ('suspense', 1)`,
  ],
  "cases that are closed although their cause lasts": [
    `select c.id from private.staff_cases c join private.case_kinds k on k.kind = c.kind
    where c.closed_at is not null and not k.is_closed_by_hand and private.case_lasts(c)`,
    `insert into private.staff_cases (kind, key, order_id, details, closed_at)
    values ('parcel_trouble', 'x', '{paid}', '{"direction": "outbound"}', private.now())`,
  ],
  "entries that took an account below zero": [
    `select e.transfer_id from private.ledger_entries e join private.ledger_accounts a on a.id = e.account_id
    where e.balance_after < 0
      and a.kind in ('escrow', 'shipping_payable', 'protection_fee_held', 'payout_in_transit', 'suspense', 'payment_held', 'refund_in_transit')`,
    entry("escrow", "balance_after = -1"),
  ],
};

const sales: Checks = {
  "listings sold twice": [
    `select listing_id from public.orders where status not in ${UNSOLD}
    group by listing_id having count(*) > 1`,
    `drop index public.orders__one_sale;
    update public.orders set listing_id = (select listing_id from public.orders where id = '{done}') where id = '{paid}'`,
  ],
  "active listings that an order holds": [
    `select l.id from public.listings l join public.orders o on o.listing_id = l.id
    where l.status = 'active' and o.status not in ${UNSOLD}`,
    `update public.listings set status = 'active' where id = (select listing_id from public.orders where id = '{paid}')`,
  ],
  "orders whose escrow is not their item price while they are open and paid, else empty": [
    `select id from order_sums where in_escrow <>
      case when status in ${ENDED} or status = 'AWAITING_PAYMENT' then 0 else item_price end`,
    entry(
      "escrow",
      "amount = amount - 1",
    ),
  ],
  "paid orders that did not end in exactly one of released or refunded": [
    `select id from order_sums where payments > 0 and (releases, refunds) <> case
      when status = 'COMPLETED' then (1, 0) when status in ${ENDED} then (0, 1) else (0, 0) end`,
    `update private.ledger_transfers set key = key || '?' where key = 'order:{done}:released'`,
  ],
  "orders that were paid twice, or released or refunded without a payment": [
    `select id from order_sums where payments > 1 or releases > payments or refunds > 1`,
    `update private.ledger_transfers set key = key || '?' where key = 'order:{done}:paid'`,
  ],
  "protection fees held for orders that are not open": [
    `select id from order_sums where fee_held <>
      case when status in ${ENDED} or status = 'AWAITING_PAYMENT' then 0 else buyer_protection_fee end`,
    entry(
      "protection_fee_held",
      "amount = amount - 1",
    ),
  ],
  "refunds that differ from the amount in the buyer's wallet": [
    `select id from order_sums where coalesce(refunded_amount, 0) <> given_back`,
    `update public.orders set refunded_amount = refunded_amount - 1 where id = '{cancelled}'`,
  ],
  "refunds of more than was paid": [
    `select id from order_sums where refunded_amount >
      received + case when payments > 0 then wallet_amount else 0 end`,
    `update private.ledger_entries set amount = amount + 1000 where amount < 0 and transfer_id = (
      select id from private.ledger_transfers where key = 'order:{cancelled}:paid')`,
  ],
  "payments booked twice, or not at all": [
    `select i.order_id from order_sums p join private.invoices i on i.order_id = p.purchase_id
    group by i.order_id, i.booked having i.booked <> sum(p.expected)`,
    `update private.invoices set booked = booked * 2 where order_id = '{paid}'`,
  ],
  "orders whose shipping_payable is below zero or above the shipping fee": [
    `select id from order_sums where for_courier not between 0 and shipping_fee`,
    entry(
      "shipping_payable",
      "amount = amount * 3",
    ),
  ],
  // A job that has yet to run books the parcel or gives the fee back; a freeze holds it, as all that would be paid out.
  "shipping fees that nobody gets: of orders that were sent or ended, without an undecided booking":
    [
      `select id from order_sums o where status not in ('AWAITING_PAYMENT', 'READY_TO_SHIP', 'DISPUTED') and for_courier <> 0
      and (frozen_at is null or status in ${ENDED})
      and not exists (select from private.shipments s where s.order_id = o.purchase_id and s.direction = 'outbound' and private.is_booking_undecided(s))
      and not exists (select from private.jobs j where j.kind = 'shipping_book' and j.key = o.purchase_id::text and j.finished_at is null)`,
      `
    update private.ledger_entries set amount = amount + 1 where amount < 0 and transfer_id = (
      select id from private.ledger_transfers where key = 'order:{done}:shipping')`,
    ],
};

const lives: Checks = {
  "orders whose history has a gap": [
    `select o.id from public.orders o left join private.order_history h on h.order_id = o.id
    group by o.id having o.state_version <> count(h.version) or o.state_version <> coalesce(max(h.version), 0)
      or (o.state_version > 0 and o.status <> (array_agg(h.to_status order by h.version desc))[1])`,
    `delete from private.order_history where order_id = '{paid}' and version = 1`,
  ],
  "transitions that do not start at the previous status": [
    `select h.order_id from private.order_history h
    left join private.order_history before on before.order_id = h.order_id and before.version = h.version - 1
    where h.from_status is distinct from before.to_status`,
    `update private.order_history set from_status = 'SHIPPED' where order_id = '{paid}' and version = 2`,
  ],
  "transitions that are not in the transition table": [
    `select h.order_id from private.order_history h
    where h.version > 1 and not exists (
      select from private.order_transitions t
      where (t.from_status, t.to_status, t.actor) = (h.from_status, h.to_status, h.actor))`,
    `update private.order_history set actor = 'buyer' where order_id = '{paid}' and version = 2`,
  ],
  "orders of a bundle that stayed behind when another one took a joint step": [
    `select later.id from private.order_history h
    join private.order_transitions t on t.is_joint
      and (t.from_status, t.to_status, t.actor) = (h.from_status, h.to_status, h.actor)
    join public.orders o on o.id = h.order_id
    join public.orders later on later.purchase_id = o.purchase_id and later.id <> o.id
    join private.order_history was on was.order_id = later.id and was.to_status = h.from_status and was.at < h.at
    where not exists (
      select from private.order_history step
      where step.order_id = later.id and step.version = was.version + 1 and step.at <= h.at)`,
    `update public.orders set bundle_id = '{paid}' where id in ('{paid}', '{disputed}');
    update private.order_history set at = private.now() + interval '1 day' where order_id = '{disputed}' and version > 1`,
  ],
  "statuses without exactly one finance event": [
    `select coalesce(h.order_id, x.aggregate_id) from private.order_history h full join (
      select * from private.outbox where aggregate_type = 'order' and type not in ('order.clawed_back', 'order.shipping_refunded')) x
      on x.aggregate_id = h.order_id and x.aggregate_version = h.version
    where x.type is distinct from 'order.' || lower(h.to_status::text)`,
    `delete from private.outbox where aggregate_id = '{paid}' and aggregate_version = 2`,
  ],
  "clawbacks without exactly one finance event": [
    `select coalesce(t.order_id, x.aggregate_id)
    from (select order_id from private.ledger_transfers where key like 'order:%:clawback') t
    full join (
      select events.*, o.state_version + (
        select count(*) from private.outbox fee
        where fee.aggregate_id = o.id and fee.type = 'order.shipping_refunded') as state_version
      from private.outbox events join public.orders o on o.id = events.aggregate_id
      where events.type = 'order.clawed_back') x
      on x.aggregate_id = t.order_id and x.aggregate_version = x.state_version + 1
    where t.order_id is null or x.aggregate_id is null`,
    `insert into private.outbox (type, aggregate_type, aggregate_id, aggregate_version, data)
    select 'order.clawed_back', 'order', id, state_version + 1, '{}' from public.orders where id = '{done}'`,
  ],
  "disputes that are open although the order moved on, or the reverse": [
    `select o.id from public.orders o left join private.disputes d on d.order_id = o.id
    where (o.status = 'DISPUTED') <> (d.id is not null and d.resolved_at is null)`,
    `delete from private.disputes where order_id = '{disputed}'`,
  ],
};

const wallets: Checks = {
  "pending holds without an open withdrawal, or the reverse": [
    `select t.id from private.ledger_transfers t
    left join private.ledger_resolutions r on r.pending_id = t.id
    left join private.withdrawals w on w.id = t.withdrawal_id
    where t.is_pending and (r.pending_id is null) is distinct from (w.status in ('HELD', 'LINK_CREATED'))`,
    `delete from private.withdrawals`,
  ],
  "payouts in transit that differ from the open withdrawals": [
    `select 'payout_in_transit' from (select coalesce(sum(balance), 0) as waiting from private.ledger_accounts where kind = 'payout_in_transit') a
    where a.waiting <> (select coalesce(sum(amount), 0) from private.withdrawals where status in ('HELD', 'LINK_CREATED'))`,
    `update private.withdrawals set amount = amount + 1`,
  ],
  "held payments that differ from the wallets' parts of unpaid orders": [
    `select 'payment_held' from (select coalesce(sum(balance), 0) as held from private.ledger_accounts where kind = 'payment_held') a
    where a.held <> (select coalesce(sum(wallet_amount), 0) from public.orders where status = 'AWAITING_PAYMENT')`,
    `update public.orders set wallet_amount = 1 where id = '{unpaid}'`,
  ],
  "refunds in transit that differ from the open refunds": [
    `select 'refund_in_transit' from (select coalesce(sum(balance), 0) as waiting from private.ledger_accounts where kind = 'refund_in_transit') a
    where a.waiting <> (select coalesce(sum(amount), 0) from private.refunds where status in ('HELD', 'PENDING'))`,
    `insert into private.refunds (transfer_key, reference, user_id, provider, checkout_id, amount)
    select 'none', reference, buyer_id, 'none', 'none', 1 from public.orders where id = '{paid}'`,
  ],
  "open refunds that no job moves on": [
    `select f.id from private.refunds f where f.status in ('HELD', 'PENDING') and not exists (
      select from private.jobs j where j.kind = 'refunds_send' and j.payload ->> 'refund_id' = f.id::text and j.finished_at is null)`,
    `insert into private.refunds (transfer_key, reference, user_id, provider, checkout_id, amount)
    select 'none', reference, buyer_id, 'none', 'none', 1 from public.orders where id = '{paid}'`,
  ],
  "refunds that the provider paid more or less often than their status says": [
    `select f.id from private.refunds f
    where (case when f.status = 'PAID' then f.amount else 0 end) <> (
      select coalesce(sum(j.amount), 0) from private.ledger_journal j
      where j.key = 'refund:' || f.id || ':returned' and j.account = 'provider_cash')`,
    `insert into private.refunds (transfer_key, reference, user_id, provider, checkout_id, amount, status)
    select 'none', reference, buyer_id, 'none', 'none', 1, 'PAID' from public.orders where id = '{paid}'`,
  ],
  "paid orders whose wallet part was not taken, or others that kept it": [
    `select o.id from public.orders o
    where (case when o.status = 'AWAITING_PAYMENT' or exists (
          select from private.ledger_transfers t where t.key = 'order:' || o.id || ':paid')
        then -o.wallet_amount else 0 end) <> (
      select coalesce(sum(j.amount), 0) from private.ledger_journal j
      where j.order_id = o.id and j.account in ('wallet', 'suspense', 'claims')
        and j.kind in ('wallet_payment', 'wallet_payment_return', 'payment'))`,
    `update public.orders set wallet_amount = 1 where id = '{paid}'`,
  ],
  "withdrawals that took another amount from the wallet than their status says": [
    `select w.id from private.withdrawals w
    where (case when w.status in ('HELD', 'LINK_CREATED', 'PAID') then -w.amount else 0 end) <> (
      select coalesce(sum(j.amount), 0) from private.ledger_journal j where j.withdrawal_id = w.id and j.account in ('wallet', 'suspense', 'claims'))`,
    `update private.withdrawals set status = 'FAILED'`,
  ],
  "withdrawals that took another amount from the provider than their status says": [
    `select w.id from private.withdrawals w
    where (case when w.status = 'PAID' then w.net else 0 end) <> (
      select coalesce(sum(j.amount), 0) from private.ledger_journal j where j.withdrawal_id = w.id and j.account = 'provider_cash')`,
    `update private.withdrawals set status = 'PAID'`,
  ],
  "wallets of deleted accounts that are not empty": [
    `select a.id from private.ledger_accounts a join public.profiles p on p.id = a.user_id
    where p.deleted_at is not null and a.balance <> 0`,
    `update public.profiles set deleted_at = private.now()`,
  ],
  "users with two withdrawals in flight": [
    `select user_id from private.withdrawals where status in ('HELD', 'LINK_CREATED') group by user_id having count(*) > 1`,
    `drop index private.withdrawals__one_in_flight;
    insert into private.withdrawals (user_id, amount, fee, recipient_email, provider, request_key)
    select user_id, amount, fee, recipient_email, provider, 'another' from private.withdrawals`,
  ],
  "wallets that a withdrawal or a correction overdrew": [
    `select j.transfer_id from private.ledger_journal j where j.account = 'wallet' and j.balance_after < 0 and j.amount < 0
      and j.kind not in ('clawback', 'late_payout', 'chargeback_recovery')`,
    `update private.ledger_entries set balance_after = -1 where transfer_id in (
      select id from private.ledger_transfers where kind = 'withdrawal')`,
  ],
  "vouchers whose count or sum differs from their uses": [
    `select v.id from private.vouchers v
    left join private.voucher_uses u on u.voucher_id = v.id and u.returned_at is null
    left join public.orders o on o.id = u.order_id
    group by v.id having (v.used, v.spent) <> (count(distinct o.purchase_id), coalesce(sum(o.voucher_discount), 0))`,
    `update private.vouchers set spent = spent + 1`,
  ],
  "vouchers that gave more than their budget": [
    `select v.id from private.vouchers v where v.spent > v.budget`,
    `alter table private.vouchers drop constraint vouchers__budget; update private.vouchers set budget = 1, spent = 2`,
  ],
  "vouchers used more often than they may be": [
    `select v.id from private.vouchers v where v.used > v.total_limit
    union all
    select v.id from private.vouchers v join private.voucher_uses u on u.voucher_id = v.id and u.returned_at is null
    join public.orders o on o.id = u.order_id
    group by v.id, u.user_id having count(distinct o.purchase_id) > v.per_user_limit`,
    `update private.vouchers set total_limit = 1, per_user_limit = 1;
    update private.voucher_uses set user_id = (select buyer_id from public.orders where id = '{paid}'), returned_at = null`,
  ],
  "expired or cancelled orders that keep their voucher": [
    `select o.id from public.orders o join private.voucher_uses u on u.order_id = o.id
    where o.status in ('EXPIRED', 'CANCELLED') and u.returned_at is null`,
    `update private.voucher_uses set returned_at = null`,
  ],
  "vouchers that paid a seller whose parcel neither a carrier nor staff saw delivered": [
    `select o.id from public.orders o where o.status = 'COMPLETED' and o.voucher_discount > 0
    and not exists (select from private.shipments s
      where s.order_id = o.purchase_id and s.direction = 'outbound' and s.delivered_at is not null)
    and not exists (select from private.order_history h where h.order_id = o.id
      and (h.to_status = 'DELIVERED' and h.actor in ('staff', 'clock')
        or h.to_status = 'COMPLETED' and h.actor in ('staff', 'portal')))`,
    `update public.orders set voucher_discount = 1 where id = '{done}'`,
  ],
  "payments whose discount was not booked on promotions": [
    `select o.id from public.orders o join private.ledger_transfers t on t.order_id = o.id and t.kind = 'payment'
    where -o.voucher_discount <> (select coalesce(sum(e.amount), 0) from private.ledger_entries e
      join private.ledger_accounts a on a.id = e.account_id where e.transfer_id = t.id and a.kind = 'promotions')`,
    `update public.orders set voucher_discount = voucher_discount - 1 where id = '{paid}'`,
  ],
};

const chargebacks: Checks = {
  "chargebacks of which the ledger took another amount from the provider": [
    `select c.id from private.chargebacks c left join ${BOOKED("provider_cash")} b on b.id = c.id
    where coalesce(b.amount, 0) <> case when ${IS_TAKEN} then c.amount - c.returned else 0 end`,
    `update private.chargebacks set amount = amount + 1`,
  ],
  "chargebacks whose loss is not what nobody bears": [
    `select c.id from private.chargebacks c left join ${BOOKED("claims")} b on b.id = c.id
    where coalesce(b.amount, 0) <>
      case when ${IS_TAKEN}
        then private.borne_by_parties(c) + c.returned - c.amount else 0 end`,
    `update private.chargebacks set from_buyer = from_buyer + 1`,
  ],
  "orders that are frozen without an undecided chargeback, or the reverse": [
    `select o.id from public.orders o where (o.frozen_at is not null) <> exists (
      select from private.chargebacks c where c.order_id = o.purchase_id and c.status in ('announced', 'open'))`,
    `update public.orders set frozen_at = null`,
  ],
  "wallets that paid with proceeds of a sale while its chargeback was undecided": [
    // The share of a sale is computed once for each chargeback, not for each entry of its seller's wallet.
    `with disputed as materialized (
      select o.seller_id, (private.sale_share(o.id, private.chargeable_of(o.reference))).seller as share, (
        select coalesce(max(x.occurred_at), c.created_at) from private.outbox x
        where x.aggregate_type = 'chargeback' and x.aggregate_id = c.id) as since
      from private.chargebacks c join public.orders o on o.id = c.order_id
      where c.status in ('announced', 'open'))
    select e.transfer_id from disputed d
    join private.ledger_accounts a on a.kind = 'wallet' and a.user_id = d.seller_id
    join private.ledger_entries e on e.account_id = a.id and e.amount < 0 and e.balance_after < d.share
    join private.ledger_transfers t on t.id = e.transfer_id and t.created_at > d.since
    where t.kind in ('withdrawal', 'wallet_payment')`,
    `insert into private.chargebacks (reference, order_id, status, amount, created_at)
    select reference, id, 'announced', total, private.now() - interval '1 day' from public.orders where id = '{done}'`,
  ],
  "sales that the clock delivered although no carrier had scanned the parcel": [
    `select h.order_id from private.order_history h
    where h.actor = 'clock' and h.to_status = 'DELIVERED' and not exists (
      select from private.shipments s
      where s.order_id = private.purchase_of(h.order_id) and s.direction = 'outbound' and s.scanned_at <= h.at)`,
    `insert into private.order_history (order_id, version, from_status, to_status, actor, at)
    select id, 99, 'SHIPPED', 'DELIVERED', 'clock', private.now() from public.orders where id = '{paid}'`,
  ],
  "fees in the provider's list that the ledger does not have": [
    `with booked as (
      select split_part(t.key, ':', 2) as id, sum(e.amount) as amount from private.ledger_transfers t
      join private.ledger_entries e on e.transfer_id = t.id
      join private.ledger_accounts a on a.id = e.account_id and a.kind = 'provider_cash'
      where t.kind = 'provider_fee' group by 1)
    select t.id from private.provider_transactions t left join booked f on f.id = t.id
    where t.status = 'SUCCESS' and t.fee between 0 and t.amount and coalesce(f.amount, 0) <> t.fee`,
    `insert into private.provider_transactions (id, type, status, reference, cashflow, amount, fee, created_at)
    values ('x', 'PAYMENT', 'SUCCESS', 'x', 'MONEY_IN', 5000, 1, private.now())`,
  ],
  "undecided chargebacks without an open case": [
    `select c.id from private.chargebacks c
    where c.status in ('announced', 'open') and not exists (
      select from private.staff_cases s where s.kind = 'chargeback' and s.key = c.id::text and s.closed_at is null)`,
    `update private.staff_cases set closed_at = private.now() where kind = 'chargeback'`,
  ],
  "buyers who are refunded what their payment channel gave back": [
    `select c.order_id from private.chargebacks c
    where c.status in ('open', 'decided') group by c.order_id
    having bool_or(c.outcome = 'cancel') and sum(c.from_buyer) < least(sum(c.amount - c.returned), (
      select coalesce(sum(j.amount), 0) from private.ledger_journal j
      where j.key = 'order:' || c.order_id || ':refunded' and j.account = 'wallet'))`,
    `update private.chargebacks set outcome = 'cancel', decided_at = private.now(), order_id = '{cancelled}'`,
  ],
  "chargebacks whose events have a gap": [
    `select c.id from private.chargebacks c
    where c.version <> (select count(*) from private.outbox x where x.aggregate_type = 'chargeback' and x.aggregate_id = c.id)`,
    `update private.chargebacks set version = version + 1`,
  ],
};

/** One person moved more than the authority says (private.authorities). */
const authority: Checks = {
  "decisions that one person may not make alone": [
    `select d.id from private.lone_decisions d
    join private.authorities a using (decision)
    left join private.settings s on s.name = a.at_once
    where d.amount > coalesce(s.value, 0)`,
    `insert into private.lone_decisions (staff_id, decision, amount)
    select seller_id, 'adjustment', 1 from public.orders where id = '{paid}'`,
  ],
  "staff who decided more alone in 24 hours than they may": [
    `select sums.staff_id from (
      select d.staff_id, a.in_a_day, sum(d.amount) over (partition by d.staff_id, a.in_a_day
        order by d.decided_at range between interval '24 hours' preceding and current row) as amount
      from private.lone_decisions d join private.authorities a using (decision)) sums
    join private.settings s on s.name = sums.in_a_day where sums.amount > s.value`,
    `insert into private.lone_decisions (staff_id, decision, amount)
    select seller_id, unnest('{refund,suspense,voucher,cover}'::text[]), 900000 from public.orders where id = '{paid}'`,
  ],
  "people who got more in 30 days than staff may decide alone": [
    `select sums.beneficiary_id from (
      select d.beneficiary_id, a.to_one_person, sum(d.amount) over (partition by d.beneficiary_id, a.to_one_person
        order by d.decided_at range between interval '30 days' preceding and current row) as amount
      from private.lone_decisions d join private.authorities a using (decision) where d.beneficiary_id is not null) sums
    join private.settings s on s.name = sums.to_one_person where sums.amount > s.value`,
    `insert into private.lone_decisions (staff_id, decision, amount, beneficiary_id, decided_at)
    select seller_id, 'refund', 900000, buyer_id, private.now() - make_interval(days => day)
    from public.orders, generate_series(1, 4) as day where id = '{paid}'`,
  ],
  "money that one of staff gave alone and that was not counted": [
    `select given.actor_id from (
      select l.actor_id, case l.after ->> 'resolution' when 'release' then o.seller_id else o.buyer_id end as user_id,
        case l.after ->> 'resolution' when 'release' then o.item_price - o.commission
          else coalesce(l.after ->> 'refund_amount', l.after ->> 'refunded_amount', o.refunded_amount::text)::bigint end as amount
      from private.audit_log l join public.orders o on o.id::text = coalesce(l.after ->> 'order_id', l.target_id)
      where l.action in ('admin_disputes_resolve', 'admin_orders_refund') and l.target_type in ('dispute', 'order')
        and l.actor_id is not null and not l.after ? 'approval_id') given
    group by given.actor_id, given.user_id
    having sum(given.amount) > (
      select coalesce(sum(d.amount), 0) from private.lone_decisions d
      where d.staff_id = given.actor_id and d.beneficiary_id = given.user_id)`,
    `insert into private.audit_log (actor_id, action, target_type, target_id, after)
    select seller_id, 'admin_orders_refund', 'order', id, '{"refunded_amount": 1}' from public.orders where id = '{cancelled}'`,
  ],
};

/** Every balance that waits for something has an owner whose operation empties it. */
const waiting: Checks = {
  "money held for orders that belongs to no order": [
    `select held.kind from (
      select a.kind::text, sum(a.balance) as balance from private.ledger_accounts a
      where a.kind in ('escrow', 'protection_fee_held', 'shipping_payable') group by a.kind) held
    join (
      select 'escrow' as kind, coalesce(sum(in_escrow), 0) as explained from order_sums
      union all select 'protection_fee_held', coalesce(sum(fee_held), 0) from order_sums
      union all select 'shipping_payable', coalesce(sum(for_courier), 0) from order_sums) orders using (kind)
    where held.balance <> orders.explained`,
    `update private.ledger_accounts set balance = balance + 1 where kind = 'protection_fee_held'`,
  ],
  "escrow and held fees that neither staff nor the clock can move on": [
    `select o.id from order_sums o where (o.in_escrow <> 0 or o.fee_held <> 0) and not exists (
      select from private.order_transitions t where t.from_status = o.status and t.actor in ('staff', 'clock'))`,
    `delete from private.order_transitions where from_status = 'READY_TO_SHIP' and actor in ('staff', 'clock')`,
  ],
  "open cases that nothing can end": [
    `select c.id from private.staff_cases c
    join private.case_kinds k on k.kind = c.kind
    left join public.orders o on o.id = c.order_id
    where c.closed_at is null and not k.is_closed_by_hand and case
      when c.kind in ('overdue', 'parcel_trouble', 'return_unscanned') then private.case_lasts(c) and not exists (
        select from private.order_transitions t where t.from_status = o.status and t.actor = 'staff')
      when c.kind = 'booking_undecided' then private.case_lasts(c) and not private.is_booking_search_over(
        o, (c.details ->> 'direction')::private.shipment_direction)
      else private.case_lasts(c) is null end`,
    `insert into private.case_kinds (kind, is_closed_by_hand, next_step) values ('endless', false, 'Wait.');
    insert into private.staff_cases (kind, key) values ('endless', 'x')`,
  ],
  "open amounts in suspense without a case": [
    `select i.id from private.suspense_items i
    where i.resolution is null and i.kind <> 'reconciliation' and not exists (
      select from private.staff_cases c where c.key = i.key and c.closed_at is null)`,
    `insert into private.ledger_accounts (kind) values ('suspense');
    insert into private.ledger_transfers (key, kind, description, event_at)
    values ('x', 'unexpected_payment', 'x', private.now());
    insert into private.ledger_entries (transfer_id, account_id, amount, balance_after, version)
    select t.id, a.id, 1, 1, 1 from private.ledger_transfers t, private.ledger_accounts a
    where t.key = 'x' and a.kind = 'suspense'`,
  ],
  "withdrawals in flight that neither a job nor a case moves on": [
    `select w.id from private.withdrawals w
    where w.status in ('HELD', 'LINK_CREATED')
      and not exists (
        select from private.jobs j where j.kind = 'check_withdrawal' and j.key like w.id || ':%'
          and j.finished_at is null and j.dead_at is null)
      and not exists (
        select from private.staff_cases c where c.closed_at is null
          and c.key like '%' || w.id || '%')`,
    `delete from private.jobs where kind = 'check_withdrawal'`,
  ],
  "bookings that may exist at the provider and that neither a job nor a case moves on": [
    `select s.id from private.shipments s
    where private.is_booking_undecided(s)
      and not exists (
        select from private.jobs j where j.kind = 'shipping_book' and j.finished_at is null and j.dead_at is null
          and j.key = private.booking_reference(s.order_id, s.direction))
      and not exists (
        select from private.staff_cases c where c.kind = 'booking_undecided' and c.key = s.id::text
          and c.closed_at is null)`,
    `update private.shipments set shipper_order_id = null, price = null, charged = null
    where order_id = '{paid}'`,
  ],
  "paid boosts whose revenue is not their price, or the reverse": [
    `select b.id from private.boost_purchases b
    where case when b.status = 'PAID' then b.price else 0 end <> coalesce((
      select sum(j.amount) from private.ledger_journal j join private.ledger_transfers t on t.id = j.transfer_id
      where t.key = 'boost:' || b.reference || ':paid' and j.account = 'boost_revenue'), 0)`,
    `insert into private.boost_purchases (reference, status, seller_id, listing_id, package, score, days, price, provider)
    select 'BST-261121-000000', 'PAID', seller_id, listing_id, 'boost_1d', 10, 1, 5000, 'xendit_invoices'
    from public.orders where id = '{done}'`,
  ],
};

/** What is stored twice: the JSON that lists return, and what listings and profiles copy. */
export const STORED: Checks = {
  "listings whose stored JSON is not that of their columns": [
    `select l.id from public.listings l
    where (l.card is null) <> (l.status <> 'active' or l.deleted_at is not null) or (l.card || '}')::jsonb <> to_jsonb(l)
      - '{number,seller_active,boost_score,deleted_at,is_visible,card,details,size_system,measurements,flaws,hidden_at,is_withdrawn}'::text[]
      || jsonb_build_object(
        'photo_details', private.photo_details(l.photos[:1], l.seller_id) #- '{0,url}' #- '{0,sizes,medium}' #- '{0,sizes,large}',
        'created_at', internal.wire_time(l.created_at), 'updated_at', internal.wire_time(l.updated_at))`,
    `update public.listings set price = price + 1`,
  ],
  "listings whose stored details are not those of their columns": [
    `select l.id from public.listings l
    where (l.details is null) <> (l.card is null) or l.details is not null and concat('{', l.details, '}')::jsonb <> jsonb_build_object(
      'photo_details', private.photo_details(l.photos, l.seller_id), 'size_system', l.size_system,
      'measurements', l.measurements, 'flaws', coalesce(l.flaws, '[]'))`,
    `update public.listings set size_system = 'eu'`,
  ],
  "sellers whose stored JSON is not that of their columns": [
    `select p.id from public.profiles p
    where p.card::jsonb <> jsonb_build_object(
      'id', p.id, 'username', p.username, 'photo_url', p.photo_url, 'city', p.city, 'verified', p.verified)`,
    `alter table public.profiles alter column card drop expression;
    update public.profiles set city = 'Medan'`,
  ],
  "users who are verified without an approved identity check, or the reverse": [
    `select p.id from public.profiles p
    where p.verified <> (p.deleted_at is null and exists (
      select from private.ktp_submissions k where k.user_id = p.id and k.status = 'approved'))`,
    `update public.profiles set verified = true`,
  ],
  "listings that know another state of their seller": [
    `select l.id from public.listings l join public.profiles p on p.id = l.seller_id
    where l.seller_active <> (p.account_status = 'active' and p.on_vacation_until is null)`,
    `update public.listings set seller_active = false`,
  ],
};

export const IMPOSSIBLE: Checks = {
  ...ledger,
  ...sales,
  ...lives,
  ...wallets,
  ...chargebacks,
  ...authority,
  ...waiting,
  ...STORED,
};
