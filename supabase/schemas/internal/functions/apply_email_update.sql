-- Applies a status callback of the e-mail provider: {id?, provider_id, status, suppress?,
-- problem?}. With `suppress` (a reason) the address gets no more e-mail. Returns the new status,
-- "known" (also if its user has left), or "unknown".
create function internal.apply_email_update(p_callback jsonb) returns private.email_outcome
language plpgsql volatile security definer
as $$
declare
  v_status constant private.email_status := p_callback ->> 'status';
  v_email private.emails;
begin
  -- Before the e-mail is locked, as in a deletion. The address may have another owner by now.
  if p_callback ->> 'suppress' is not null then
    update private.contacts
    set suppressed_because = p_callback ->> 'suppress'
    from private.emails
    where (emails.id = (p_callback ->> 'id')::uuid
        or emails.provider_id = p_callback ->> 'provider_id')
      and contacts.user_id = emails.user_id
      and contacts.email = emails.address;
  end if;

  select emails.* into v_email
  from private.emails
  where emails.id = (p_callback ->> 'id')::uuid
  for update;
  if v_email.id is null then
    select emails.* into v_email
    from private.emails
    where emails.provider_id = p_callback ->> 'provider_id'
    for update;
  end if;
  if v_email.id is null then
    -- Our id is stored before an e-mail is sent: without a row its user has left.
    return case
      when p_callback ->> 'id' is not null then 'known'
      else 'unknown'
    end;
  end if;

  if v_status <= v_email.status then
    return 'known';
  end if;
  update private.emails
  set status = v_status,
      provider_id = coalesce(provider_id, p_callback ->> 'provider_id'),
      problem = coalesce(left(private.mask_emails(p_callback ->> 'problem'), 500), problem),
      updated_at = private.now()
  where id = v_email.id;
  return v_status;
end
$$;
