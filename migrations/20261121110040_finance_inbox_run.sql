-- THE call site: the one place where an approval of the portal becomes a payout. It goes through the withdrawal
-- verb that sellers use themselves (private.withdrawals_reserve), so that one in flight, the fee and the floor of the
-- wallet hold here as there; the link is then made by that verb's own job.
create function private.disburse(p_seller_id uuid, p_amount bigint, p_event_id text, p_terms jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  v_code text;
  v_constraint text;
begin
  if p_amount < (p_terms ->> 'minimum')::bigint then
    return 'withdrawal_refused:VALIDATION';
  elsif not exists (select from public.profiles where profiles.id = p_seller_id and profiles.account_status = 'active') then
    return 'withdrawal_refused:FORBIDDEN';
  end if;
  perform private.withdrawals_reserve(p_seller_id, p_amount, (p_terms ->> 'fee')::bigint, 'portal:' || p_event_id);
  return 'withdrawal_started';
exception
  when sqlstate 'PV001' then
    get stacked diagnostics v_code = message_text;
    -- Withdrawals pause: the approval waits with them, and comes back.
    if v_code = 'UNAVAILABLE' then
      raise;
    end if;
    return 'withdrawal_refused:' || v_code;
  when unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint <> 'withdrawals__one_in_flight' then
      raise;
    end if;
    return 'withdrawal_refused:WITHDRAWAL_IN_PROGRESS';
end
$$;
comment on function private.disburse(uuid, bigint, text, jsonb) is
  'Starts a withdrawal that the finance portal approved; what the verb refuses is an outcome, not a failure, but for a pause. p_terms {fee, minimum}.';
grant execute on function private.disburse(uuid, bigint, text, jsonb) to preloved_verbs;

create function private.act_on_portal_event(p_event private.finance_inbox, p_terms jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  v_seller_id uuid := (p_event.data ->> 'seller_id')::uuid;
  v_amount bigint := (p_event.data ->> 'amount')::bigint;
  v_outcome text := 'notified';
begin
  if not exists (select from public.profiles where profiles.id = v_seller_id) then
    perform private.open_case('portal_event', p_event.id, null, jsonb_build_object('type', p_event.type, 'data', p_event.data));
    return 'unknown_seller';
  end if;
  if p_event.type = 'disbursement.approved' then
    if p_terms is not null then
      v_outcome := private.disburse(v_seller_id, v_amount, p_event.id, p_terms);
      -- The portal believes that it paid: somebody has to tell it otherwise.
      if v_outcome <> 'withdrawal_started' then
        perform private.open_case('disbursement_refused', p_event.id, null,
          jsonb_build_object('seller_id', v_seller_id, 'amount', v_amount, 'outcome', v_outcome));
      end if;
    end if;
    perform private.notify(v_seller_id, 'portal:' || p_event.id, 'disbursement.approved', 'wallet',
      jsonb_build_object('amount', v_amount));
    return v_outcome;
  end if;
  insert into private.seller_reviews (seller_id, event_id, details)
  values (v_seller_id, p_event.id, p_event.data - 'seller_id' || jsonb_build_object('type', p_event.type))
  on conflict on constraint seller_reviews__once do nothing;
  if p_event.type = 'disbursement.blocked' then
    perform private.notify(v_seller_id, 'portal:' || p_event.id, 'disbursement.blocked', 'wallet',
      jsonb_strip_nulls(jsonb_build_object('amount', v_amount)));
  else
    -- What the portal suspects is between it and ops: the seller learns that someone looks, not why.
    perform private.notify(v_seller_id, 'portal:' || p_event.id, 'account.under_review', 'account');
  end if;
  return 'flagged';
end
$$;
comment on function private.act_on_portal_event(private.finance_inbox, jsonb) is
  'What an event of the finance portal means here: a notification, a review by ops, or (only when enabled) a withdrawal.';
grant execute on function private.act_on_portal_event(private.finance_inbox, jsonb) to preloved_verbs;

create function api.finance_inbox_run(p_terms jsonb default null) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_event private.finance_inbox;
  v_outcome text;
  v_error text;
begin
  select inbox.* into v_event from private.finance_inbox as inbox
  where inbox.handled_at is null and inbox.due_at <= private.now()
  order by inbox.due_at, inbox.position limit 1
  for update skip locked;
  if v_event.id is null then
    return 'idle';
  end if;
  begin
    v_outcome := private.act_on_portal_event(v_event, p_terms);
  exception when others then
    get stacked diagnostics v_error = message_text;
    update private.finance_inbox
    set attempts = attempts + 1, last_error = left(v_error, 1000),
        due_at = private.now() + make_interval(secs => private.retry_seconds('finance_inbox', attempts + 1))
    where id = v_event.id;
    return 'failed';
  end;
  update private.finance_inbox
  set attempts = attempts + 1, outcome = v_outcome, handled_at = private.now(), last_error = null
  where id = v_event.id;
  return 'done';
end
$$;
comment on function api.finance_inbox_run(jsonb) is
  'Acts on the oldest waiting event of the inbox in one transaction: done, failed (it comes back later) or idle. p_terms {fee, minimum} of a payout, null while disbursements only notify.';
alter function api.finance_inbox_run(jsonb) owner to preloved_verbs;
grant execute on function api.finance_inbox_run(jsonb) to service_role;
