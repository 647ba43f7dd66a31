create function private.withdrawal_request(p_withdrawal private.withdrawals) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object('withdrawal_id', p_withdrawal.id, 'amount', p_withdrawal.net,
    'email', p_withdrawal.recipient_email, 'first', p_withdrawal.attempts = 1,
    'finished', p_withdrawal.status <> 'HELD', 'provider_payout_id', p_withdrawal.provider_payout_id);
end
$$;
comment on function private.withdrawal_request(private.withdrawals) is
  'The link to ask the payment provider for, always the same one; first means that nobody may have asked before.';
grant execute on function private.withdrawal_request(private.withdrawals) to preloved_verbs;

-- The one way to start a withdrawal, whoever asks: its owner, or the finance portal on their behalf.
create function private.withdrawals_reserve(p_user_id uuid, p_amount bigint, p_fee bigint, p_request_key text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_email text;
  v_withdrawal private.withdrawals;
begin
  select withdrawals.* into v_withdrawal from private.withdrawals
  where withdrawals.user_id = p_user_id and withdrawals.request_key = p_request_key
    and withdrawals.created_at > private.now() - interval '1 day'
  order by withdrawals.created_at desc limit 1 for update;
  if v_withdrawal.id is not null then
    return private.withdrawals_resume(v_withdrawal, p_amount);
  end if;
  if private.setting('withdrawals_open') = 0 then
    perform private.refuse('UNAVAILABLE', 'Withdrawals pause for a while; your money stays where it is.', 600);
  end if;
  select contacts.email into v_email from private.contacts where contacts.user_id = p_user_id;
  if v_email is null then
    perform private.refuse('CONFLICT', 'There is no verified e-mail address to send the payout link to; add one to your account first.');
  end if;
  -- The row comes before the balance: whoever is second is told so, whatever is left in the wallet.
  insert into private.withdrawals (user_id, amount, fee, recipient_email, request_key)
  values (p_user_id, p_amount, p_fee, v_email, p_request_key) returning * into v_withdrawal;
  perform private.ledger_post('withdrawal:' || v_withdrawal.id, 'withdrawal', 'Withdrawal to ' || v_email, null,
    array[private.ledger_line('wallet', -p_amount, p_user_id => p_user_id),
          private.ledger_line('payout_in_transit', p_amount)],
    p_withdrawal_id => v_withdrawal.id, p_is_pending => true);
  -- Should this process die before the link is ours, this job asks for it again; later it asks how the link fares.
  perform private.enqueue('wallet_withdrawals_settle', v_withdrawal.id || ':1',
    jsonb_build_object('withdrawal_id', v_withdrawal.id, 'round', 1), private.now() + interval '60 seconds');
  return private.withdrawal_request(v_withdrawal);
end
$$;
comment on function private.withdrawals_reserve(uuid, bigint, bigint, text) is
  'Takes the amount out of the wallet as a hold and answers the link to ask for; one in flight per person, none while withdrawals_open is 0. A repeated key finds its first withdrawal.';
grant execute on function private.withdrawals_reserve(uuid, bigint, bigint, text) to preloved_verbs;

create function private.withdrawals_resume(p_withdrawal private.withdrawals, p_amount bigint) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_withdrawal private.withdrawals := p_withdrawal;
begin
  if v_withdrawal.amount <> p_amount then
    perform private.refuse('CONFLICT', 'Your earlier withdrawal under this key was of another amount.');
  elsif v_withdrawal.status <> 'HELD' then
    return private.withdrawal_request(v_withdrawal);
  end if;
  update private.withdrawals set attempts = attempts + 1, leased_until = clock_timestamp() + interval '30 seconds'
  where id = v_withdrawal.id and leased_until < clock_timestamp() returning * into v_withdrawal;
  if v_withdrawal.id is null then
    perform private.refuse('CONFLICT', 'This withdrawal is being made by another request; try again in a moment.', 30);
  end if;
  return private.withdrawal_request(v_withdrawal);
end
$$;
comment on function private.withdrawals_resume(private.withdrawals, bigint) is
  'A withdrawal whose link nobody wrote down yet, taken over once its lease is out; or one that has its link, as it is.';
grant execute on function private.withdrawals_resume(private.withdrawals, bigint) to preloved_verbs;
