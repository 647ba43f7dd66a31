create function private.number_outbox_events(p_last_seq bigint) returns void
language plpgsql volatile
as $$
declare
  v_count integer;
begin
  -- The transaction that wrote version n + 1 of an aggregate has seen version n committed, so the
  -- order of position never contradicts the order of versions.
  with numbered as (
    select outbox.id, row_number() over (order by outbox.position) as step
    from private.outbox
    where outbox.seq is null
    order by outbox.position
    limit 1000
  )
  update private.outbox
  set seq = p_last_seq + numbered.step
  from numbered
  where outbox.id = numbered.id;
  get diagnostics v_count = row_count;
  if v_count > 0 then
    update private.finance_portal set last_seq = last_seq + v_count;
  end if;
end
$$;
comment on function private.number_outbox_events(bigint) is
  'The caller has locked finance_portal.';
