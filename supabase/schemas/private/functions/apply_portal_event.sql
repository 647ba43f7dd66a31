create function private.apply_portal_event(
  p_event private.finance_inbox,
  p_terms jsonb
) returns text
language plpgsql volatile
as $$
declare
  v_seller_id constant uuid := p_event.data ->> 'seller_id';
  v_amount constant bigint := p_event.data ->> 'amount';
  v_key constant text := 'portal:' || p_event.id;
  v_has_left boolean;
  v_outcome text := 'notified';
begin
  if not exists (select from public.profiles where profiles.id = v_seller_id) then
    perform private.open_case(
      'portal_event', p_event.id, null,
      jsonb_build_object('type', p_event.type, 'data', p_event.data)
    );
    return 'unknown_seller';
  end if;
  if p_event.type = 'disbursement.approved' then
    if p_terms is not null then
      v_outcome := private.start_portal_withdrawal(v_seller_id, v_amount, p_event.id, p_terms);
      -- The portal assumes that the payout happens, so staff must tell it otherwise.
      if v_outcome <> 'withdrawal_started' then
        perform private.open_case(
          'disbursement_rejected', p_event.id, null,
          jsonb_build_object(
            'seller_id', v_seller_id, 'amount', v_amount, 'outcome', v_outcome
          )
        );
      end if;
    end if;
    -- A rejected disbursement cannot be withdrawn, so the seller is not notified of it.
    if v_outcome in ('notified', 'withdrawal_started') then
      perform private.notify(
        v_seller_id, v_key, 'disbursement.approved',
        jsonb_strip_nulls(jsonb_build_object(
          'amount', v_amount,
          'resolution', case v_outcome when 'withdrawal_started' then 'started' end)));
    end if;
    return v_outcome;
  end if;

  -- Locks the profile: a withdrawal above locks the wallet before it, as a deletion does.
  v_has_left := private.is_account_deleted(v_seller_id);
  insert into private.seller_reviews (seller_id, event_id, details)
  values (
    v_seller_id, p_event.id,
    case when v_has_left then '{}' else p_event.data - 'seller_id' end
      || jsonb_build_object('type', p_event.type)
  )
  on conflict on constraint seller_reviews__once do nothing;
  if v_has_left then
    -- Texts erased with an account are not kept after it.
    update private.finance_inbox
    set data = jsonb_build_object('seller_id', v_seller_id)
    where id = p_event.id;
  elsif p_event.type = 'disbursement.blocked' then
    perform private.notify(
      v_seller_id, v_key, 'disbursement.blocked',
      jsonb_strip_nulls(jsonb_build_object('amount', v_amount))
    );
  else
    -- The seller learns of the review, but not of the portal's suspicion.
    perform private.notify(v_seller_id, v_key, 'account.under_review');
  end if;
  return 'flagged';
end
$$;
