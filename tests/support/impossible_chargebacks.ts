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

export const chargebacks = {
  "chargebacks of which the ledger took another amount from the provider": `
    select c.id from private.chargebacks c left join ${BOOKED("provider_cash")} b on b.id = c.id
    where coalesce(b.amount, 0) <> case when ${IS_TAKEN} then c.amount - c.returned else 0 end`,
  "chargebacks whose loss is not what nobody bears": `
    select c.id from private.chargebacks c left join ${BOOKED("claims")} b on b.id = c.id
    where coalesce(b.amount, 0) <>
      case when ${IS_TAKEN} then c.from_buyer + c.from_seller + c.returned - c.amount else 0 end`,
  "orders that are frozen without an undecided chargeback, or the reverse": `
    select o.id from public.orders o where (o.frozen_at is not null) <> exists (
      select from private.chargebacks c where c.order_id = o.id and c.status in ('announced', 'open'))`,
  "undecided chargebacks without an open case": `
    select c.id from private.chargebacks c
    where c.status in ('announced', 'open') and not exists (
      select from private.staff_cases s where s.kind = 'chargeback' and s.key = c.id::text and s.closed_at is null)`,
  "buyers who are refunded what their payment channel gave back": `
    select c.order_id from private.chargebacks c
    where c.status in ('open', 'decided') group by c.order_id
    having bool_or(c.outcome = 'cancel') and sum(c.from_buyer) < least(sum(c.amount - c.returned), (
      select coalesce(sum(j.amount), 0) from private.ledger_journal j
      where j.key = 'order:' || c.order_id || ':refunded' and j.account = 'wallet'))`,
  "chargebacks whose events have a gap": `
    select c.id from private.chargebacks c
    where c.version <> (select count(*) from private.outbox x where x.aggregate_type = 'chargeback' and x.aggregate_id = c.id)`,
};
