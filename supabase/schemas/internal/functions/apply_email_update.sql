create function internal.apply_email_update(p_callback jsonb) returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  -- Callbacks overtake each other: an e-mail only ever moves to the right.
  v_order constant text[] := '{pending,sent,delayed,abandoned,delivered,failed,suppressed,bounced,complained}';
  v_status text := p_callback ->> 'status';
  v_email private.emails;
begin
  select emails.* into v_email from private.emails
  where emails.id = (p_callback ->> 'id')::uuid or emails.provider_id = p_callback ->> 'provider_id'
  limit 1 for update;
  if v_email.id is null then
    return 'unknown';
  end if;
  if p_callback ->> 'suppress' is not null then
    insert into private.email_suppressions (address, reason) values (lower(v_email.address), p_callback ->> 'suppress')
    on conflict do nothing;
  end if;
  if array_position(v_order, v_status) <= array_position(v_order, v_email.status) then
    return 'known';
  end if;
  update private.emails
  set status = v_status, provider_id = coalesce(provider_id, p_callback ->> 'provider_id'),
      problem = coalesce(left(p_callback ->> 'problem', 500), problem), updated_at = private.now()
  where id = v_email.id;
  return v_status;
end
$$;
comment on function internal.apply_email_update(jsonb) is
  'Moves an e-mail on as its provider reports, {id?, provider_id, status, suppress?, problem?}; an address that bounced for good or complained is never written to again.';
