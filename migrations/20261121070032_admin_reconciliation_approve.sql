create function private.lock_difference(p_id uuid) returns private.reconciliation_differences
language plpgsql set search_path = ''
as $$
declare
  v_difference private.reconciliation_differences;
begin
  select differences.* into v_difference from private.reconciliation_differences as differences where differences.id = p_id;
  if v_difference.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such difference.');
  end if;
  -- First what it is about, as whoever brings the provider's news of it does: until we are done, there is none.
  perform from public.orders where orders.id = v_difference.order_id for update;
  perform from private.boost_purchases as purchases where purchases.reference = v_difference.reference for update;
  perform from private.withdrawals where withdrawals.id = v_difference.withdrawal_id for update;
  select differences.* into v_difference from private.reconciliation_differences as differences where differences.id = p_id for update;
  return v_difference;
end
$$;
comment on function private.lock_difference(uuid) is 'A difference, locked after the order, boost or withdrawal that it is about.';
grant execute on function private.lock_difference(uuid) to preloved_verbs;

create function private.is_purchase(p_difference private.reconciliation_differences) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return p_difference.order_id is not null
    or exists (select from private.boost_purchases as purchases where purchases.reference = p_difference.reference);
end
$$;
comment on function private.is_purchase(private.reconciliation_differences) is 'Whether the difference is about something that was bought here: an order or a boost.';
grant execute on function private.is_purchase(private.reconciliation_differences) to preloved_verbs;

create function private.refuse_blind_correction(p_difference private.reconciliation_differences, p_account private.account_kind) returns void
language plpgsql set search_path = ''
as $$
declare
  v_now private.reconciliation_sums;
begin
  select sums.* into v_now from private.reconciliation_sums as sums where sums.reference = p_difference.reference;
  if p_difference.status <> 'open' then
    perform private.refuse('CONFLICT', pg_catalog.format('The difference is %s already.', p_difference.status));
  elsif (v_now.provider_amount, v_now.ledger_amount) is distinct from (p_difference.provider_amount, p_difference.ledger_amount) then
    perform private.refuse('CONFLICT', 'The books have moved since this was found: reconcile again.');
  elsif exists (select from private.withdrawals
                where withdrawals.id = p_difference.withdrawal_id and withdrawals.net = abs(p_difference.difference)) then
    -- News of the link would book it once more, and into the right wallet.
    perform private.refuse('CONFLICT',
      'This is a whole withdrawal, of which its link can tell: name the link to POST /admin/payouts/:id/settle.');
  elsif p_difference.counter_account = 'suspense' and p_account <> 'suspense' and private.is_purchase(p_difference) then
    perform private.refuse('CONFLICT', 'This was paid for something of ours: it goes to suspense, to be refunded or applied from there.');
  end if;
end
$$;
comment on function private.refuse_blind_correction(private.reconciliation_differences, private.account_kind) is
  'Refuses a correction that is decided already, that the books have overtaken, that its withdrawal explains, or that would lose a buyer''s payment.';
grant execute on function private.refuse_blind_correction(private.reconciliation_differences, private.account_kind) to preloved_verbs;

create function private.count_as_booked(p_difference private.reconciliation_differences) returns void
language plpgsql set search_path = ''
as $$
begin
  update private.invoices set booked = booked + p_difference.difference, updated_at = private.now()
  where order_id = p_difference.order_id;
  update private.boost_purchases
  set booked = booked + p_difference.difference, updated_at = private.now(),
      status = case when status in ('AWAITING_PAYMENT', 'EXPIRED') then 'PARKED' else status end
  where reference = p_difference.reference;
end
$$;
comment on function private.count_as_booked(private.reconciliation_differences) is
  'What a correction put into suspense for a purchase is booked of its invoice, as a wrong amount is: later news of the same rupiah is no news.';
grant execute on function private.count_as_booked(private.reconciliation_differences) to preloved_verbs;

create function api.admin_reconciliation_approve(p_id uuid, p_account text, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff private.staff_member := private.staff_caller('administrator');
  v_before private.reconciliation_differences := private.lock_difference(p_id);
  v_after private.reconciliation_differences;
begin
  perform private.refuse_own_affair(v_staff, orders.buyer_id, orders.seller_id) from public.orders where orders.id = v_before.order_id;
  perform private.refuse_own_affair(v_staff, purchases.seller_id) from private.boost_purchases as purchases where purchases.reference = v_before.reference;
  perform private.refuse_own_affair(v_staff, withdrawals.user_id) from private.withdrawals where withdrawals.id = v_before.withdrawal_id;
  perform private.refuse_blind_correction(v_before, coalesce(p_account::private.account_kind, v_before.counter_account));
  update private.reconciliation_differences
  set status = 'approved', closed_at = private.now(), counter_account = coalesce(p_account::private.account_kind, counter_account)
  where id = p_id returning * into v_after;
  -- The invoice may still tell of this money. That is no reason to refuse, for it may as well have come by another
  -- invoice under this reference, of which nobody can be asked. So it counts as heard of: no news books it again,
  -- and if the news is of other money, the next comparison finds that missing.
  if v_after.counter_account = 'suspense' and v_after.difference > 0 then
    perform private.count_as_booked(v_after);
  end if;
  perform private.ledger_post('reconciliation:' || p_id, 'reconciliation', 'Correction of ' || v_after.reference, v_after.order_id,
    array[private.ledger_line('provider_cash', -v_after.difference),
          private.ledger_line(v_after.counter_account, v_after.difference)]);
  perform private.audit(v_staff, p_act, 'difference', p_id::text,
    private.difference_record(v_before), private.difference_record(v_after));
  return private.difference_record(v_after);
end
$$;
comment on function api.admin_reconciliation_approve(uuid, text, jsonb) is
  'Books the correcting entry of a difference as it stands now, against the proposed account or the one that staff name.';
alter function api.admin_reconciliation_approve(uuid, text, jsonb) owner to preloved_verbs;
grant execute on function api.admin_reconciliation_approve(uuid, text, jsonb) to authenticated;
