-- What becomes of a payout link. Callbacks, polls and staff all end here, with a link as fetched from the provider.

create function private.withdrawal_flag(p_kind text, p_withdrawal private.withdrawals, p_payout jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.open_case(p_kind, p_withdrawal.id || ':' || coalesce(p_payout ->> 'status', '') || ':' || p_withdrawal.flips, null,
    jsonb_build_object('withdrawal_id', p_withdrawal.id, 'user_id', p_withdrawal.user_id, 'status', p_withdrawal.status, 'payout', p_payout));
end
$$;
comment on function private.withdrawal_flag(text, private.withdrawals, jsonb) is 'Asks staff to look at a withdrawal, once per word of the provider.';
grant execute on function private.withdrawal_flag(text, private.withdrawals, jsonb) to preloved_verbs;

create function private.withdrawal_tell(p_withdrawal private.withdrawals) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.notify(p_withdrawal.user_id, 'withdrawal:' || p_withdrawal.id || ':' || p_withdrawal.flips,
    'withdrawal.' || lower(p_withdrawal.status::text), 'wallet',
    jsonb_build_object('withdrawal_id', p_withdrawal.id, 'amount', p_withdrawal.amount, 'net', p_withdrawal.net));
end
$$;
comment on function private.withdrawal_tell(private.withdrawals) is 'Tells the owner how their withdrawal ended.';
grant execute on function private.withdrawal_tell(private.withdrawals) to preloved_verbs;

-- Ends the hold, once: ledger_resolve knows whether it had ended.
create function private.withdrawal_end(p_withdrawal private.withdrawals, p_to private.withdrawal_status, p_reason text) returns void
language plpgsql set search_path = ''
as $$
declare
  v_withdrawal private.withdrawals;
begin
  update private.withdrawals set status = p_to, failure_reason = p_reason, updated_at = private.now()
  where id = p_withdrawal.id returning * into v_withdrawal;
  if p_to = 'PAID' then
    perform private.ledger_resolve('withdrawal:' || v_withdrawal.id, 'posted', 'withdrawal_paid', 'Withdrawal paid',
      array[private.ledger_line('provider_cash', v_withdrawal.net), private.ledger_line('payout_fees', v_withdrawal.fee)]);
  else
    perform private.ledger_resolve('withdrawal:' || v_withdrawal.id,
      case p_to when 'EXPIRED' then 'expired' else 'voided' end::private.hold_outcome,
      'withdrawal_reversal', 'Withdrawal ' || lower(p_to::text));
  end if;
  perform private.withdrawal_tell(v_withdrawal);
end
$$;
comment on function private.withdrawal_end(private.withdrawals, private.withdrawal_status, text) is
  'Ends a withdrawal that is in flight: paid takes the hold to the provider and our fee, anything else gives it back.';
grant execute on function private.withdrawal_end(private.withdrawals, private.withdrawal_status, text) to preloved_verbs;

-- The provider changed its mind after the hold had ended. History stays; a new transfer says what happened.
create function private.withdrawal_flip(p_withdrawal private.withdrawals, p_to private.withdrawal_status, p_payout jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  v_withdrawal private.withdrawals;
  v_sign constant integer := case p_to when 'PAID' then -1 else 1 end;
begin
  update private.withdrawals
  set status = p_to, flips = flips + 1, failure_reason = p_payout ->> 'failure_reason', updated_at = private.now()
  where id = p_withdrawal.id returning * into v_withdrawal;
  perform private.ledger_post('withdrawal:' || v_withdrawal.id || ':flip:' || v_withdrawal.flips,
    case p_to when 'PAID' then 'late_payout' else 'withdrawal_return' end,
    case p_to when 'PAID' then 'Withdrawal paid after all' else 'Withdrawal returned by the bank' end, null,
    array[private.ledger_line('wallet', v_sign * v_withdrawal.amount, p_user_id => v_withdrawal.user_id),
          private.ledger_line('provider_cash', -v_sign * v_withdrawal.net),
          private.ledger_line('payout_fees', -v_sign * v_withdrawal.fee)],
    p_withdrawal_id => v_withdrawal.id);
  perform private.withdrawal_flag(case p_to when 'PAID' then 'late_payout' else 'returned_payout' end, v_withdrawal, p_payout);
  perform private.withdrawal_tell(v_withdrawal);
end
$$;
comment on function private.withdrawal_flip(private.withdrawals, private.withdrawal_status, jsonb) is
  'PAID after a reversal debits the wallet anew, below zero if need be; RETURNED after PAID credits it anew. Both are cases for staff.';
grant execute on function private.withdrawal_flip(private.withdrawals, private.withdrawal_status, jsonb) to preloved_verbs;

create function private.withdrawal_id_of(p_external_id text) returns uuid
language plpgsql immutable set search_path = ''
as $$
begin
  return case when pg_catalog.pg_input_is_valid(p_external_id, 'uuid') then p_external_id::uuid end;
end
$$;
comment on function private.withdrawal_id_of(text) is 'The withdrawal that the provider speaks of; null when the word cannot be one of ours.';
grant execute on function private.withdrawal_id_of(text) to preloved_verbs;

create function api.wallet_withdrawals_settle_observe(p_payout jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_withdrawal private.withdrawals;
  v_state text := p_payout ->> 'state';
  v_to private.withdrawal_status;
  v_is_over boolean;
begin
  select withdrawals.* into v_withdrawal from private.withdrawals
  where withdrawals.id = private.withdrawal_id_of(p_payout ->> 'external_id') for update;
  if v_withdrawal.id is null then
    return 'unknown';
  elsif coalesce(v_withdrawal.provider_payout_id, p_payout ->> 'id') is distinct from p_payout ->> 'id'
     or (p_payout ->> 'amount')::bigint is distinct from v_withdrawal.net then
    perform private.withdrawal_flag('payout_mismatch', v_withdrawal, p_payout);
    return 'parked';
  end if;
  update private.withdrawals
  set provider_payout_id = p_payout ->> 'id', provider_status = p_payout ->> 'status', payout_url = p_payout ->> 'url',
      expires_at = (p_payout ->> 'expires_at')::timestamptz,
      status = case status when 'HELD' then 'LINK_CREATED' else status end, updated_at = private.now()
  where id = v_withdrawal.id
    and (provider_payout_id is null or provider_status is distinct from p_payout ->> 'status')
  returning * into v_withdrawal;
  if not found then
    select withdrawals.* into v_withdrawal from private.withdrawals where withdrawals.id = (p_payout ->> 'external_id')::uuid;
  end if;

  v_to := case v_state when 'completed' then 'PAID' when 'failed' then 'FAILED' when 'expired' then 'EXPIRED'
    when 'voided' then 'CANCELLED' when 'returned' then 'RETURNED' end;
  v_is_over := v_withdrawal.status in ('FAILED', 'EXPIRED', 'CANCELLED');
  if v_to is null then
    if v_is_over and v_state = 'open' then
      -- The hold went back, so nobody may claim it any more.
      perform private.enqueue('wallet_withdrawals_void', p_payout ->> 'id', jsonb_build_object('payout_id', p_payout ->> 'id'));
    elsif v_state in ('locked', 'unknown') or (v_is_over and v_state = 'claimed') then
      perform private.withdrawal_flag('payout_' || v_state, v_withdrawal, p_payout);
      return 'parked';
    end if;
    return 'known';
  elsif v_withdrawal.status = 'LINK_CREATED' then
    perform private.withdrawal_end(v_withdrawal, v_to, p_payout ->> 'failure_reason');
    return lower(v_to::text);
  elsif v_to = 'PAID' and v_withdrawal.status <> 'PAID' then
    perform private.withdrawal_flip(v_withdrawal, 'PAID', p_payout);
    return 'paid';
  elsif v_to in ('FAILED', 'RETURNED') and v_withdrawal.status = 'PAID' then
    perform private.withdrawal_flip(v_withdrawal, 'RETURNED', p_payout);
    return 'returned';
  elsif v_withdrawal.status = 'PAID' and v_to <> 'PAID' then
    perform private.withdrawal_flag('payout_unknown', v_withdrawal, p_payout);
    return 'parked';
  end if;
  return 'known';
end
$$;
comment on function api.wallet_withdrawals_settle_observe(jsonb) is
  'Acts on a payout link as fetched from the provider: pays, reverses, flips or parks, each at most once. state is our word for the provider''s status.';
alter function api.wallet_withdrawals_settle_observe(jsonb) owner to preloved_verbs;
grant execute on function api.wallet_withdrawals_settle_observe(jsonb) to service_role;

create function api.wallet_withdrawals_settle(p_withdrawal_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_withdrawal private.withdrawals;
begin
  select withdrawals.* into v_withdrawal from private.withdrawals where withdrawals.id = p_withdrawal_id for update;
  if v_withdrawal.status not in ('HELD', 'LINK_CREATED') then
    return null;
  elsif v_withdrawal.status = 'HELD' then
    return private.withdrawals_resume(v_withdrawal, v_withdrawal.amount);
  end if;
  return private.withdrawal_request(v_withdrawal);
end
$$;
comment on function api.wallet_withdrawals_settle(uuid) is
  'For the job: a withdrawal in flight, leased if its link still has to be asked for; null when there is nothing left to do.';
alter function api.wallet_withdrawals_settle(uuid) owner to preloved_verbs;
grant execute on function api.wallet_withdrawals_settle(uuid) to service_role;

create function api.wallet_withdrawals_settle_known(p_withdrawal_id text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return (
    select private.withdrawal_request(withdrawals) from private.withdrawals
    where withdrawals.id = private.withdrawal_id_of(p_withdrawal_id));
end
$$;
comment on function api.wallet_withdrawals_settle_known(text) is 'For a callback: the withdrawal that it names, in whatever state; null when it is none of ours.';
alter function api.wallet_withdrawals_settle_known(text) owner to preloved_verbs;
grant execute on function api.wallet_withdrawals_settle_known(text) to service_role;

create function api.wallet_withdrawals_settle_later(p_withdrawal_id uuid, p_round integer, p_problem text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_withdrawal private.withdrawals;
  v_next timestamptz := private.now() + make_interval(mins => private.setting('withdrawal_poll_minutes')::integer);
begin
  select withdrawals.* into v_withdrawal from private.withdrawals where withdrawals.id = p_withdrawal_id;
  if v_withdrawal.status not in ('HELD', 'LINK_CREATED') then
    return;
  end if;
  if p_problem is not null then
    perform private.withdrawal_flag('payout_without_link', v_withdrawal, jsonb_build_object('problem', p_problem));
  end if;
  if v_withdrawal.expires_at > private.now() then
    v_next := least(v_next, v_withdrawal.expires_at + interval '1 minute');
  end if;
  perform private.enqueue('wallet_withdrawals_settle', p_withdrawal_id || ':' || p_round + 1,
    jsonb_build_object('withdrawal_id', p_withdrawal_id, 'round', p_round + 1), v_next);
end
$$;
comment on function api.wallet_withdrawals_settle_later(uuid, integer, text) is
  'Leaves the next look at a withdrawal that is still in flight: no callback tells of links that expire or are claimed.';
alter function api.wallet_withdrawals_settle_later(uuid, integer, text) owner to preloved_verbs;
grant execute on function api.wallet_withdrawals_settle_later(uuid, integer, text) to service_role;
