create function internal.email_to_send(p_email_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_email private.emails;
  v_status text;
begin
  select emails.* into v_email
  from private.emails
  where emails.id = p_email_id
  for update;
  if v_email.id is null then
    v_email := private.write_email(p_email_id);
  end if;
  if v_email.id is null or v_email.status <> 'pending' then
    return null;
  end if;

  v_status := case
    when private.is_suppressed(v_email.address) then 'suppressed'
    -- Well before the provider forgets the idempotency key; a retry after that could send twice.
    when v_email.first_tried_at < private.now() - interval '8 hours' then 'abandoned'
    else 'pending'
  end;
  update private.emails
  set status = v_status,
      first_tried_at = coalesce(first_tried_at, private.now()),
      updated_at = private.now()
  where id = v_email.id
  returning * into v_email;
  if v_status = 'abandoned' then
    perform private.open_case(
      'mail_abandoned',
      (private.now() at time zone 'Asia/Jakarta')::date::text,
      null,
      jsonb_build_object('first_email_id', v_email.id));
  end if;
  return case when v_status = 'pending' then jsonb_build_object(
    'id', v_email.id,
    'kind', v_email.kind,
    'data', v_email.data,
    'to', v_email.address,
    'locale', v_email.locale,
    'name', v_email.name)
  end;
end
$$;
comment on function internal.email_to_send(uuid) is
  'The e-mail to send, the same at every attempt. Null once the provider has it, the address is '
  'suppressed, or it is abandoned after 8 hours (one staff case a day).';
