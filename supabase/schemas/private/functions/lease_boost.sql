create function private.lease_boost(p_boost_id uuid) returns void
language plpgsql volatile
as $$
begin
  update private.boost_purchases
  set
    leased_until = clock_timestamp() + interval '30 seconds',
    lease = lease + 1
  where id = p_boost_id
    and status = 'CREATING'
    and leased_until < clock_timestamp();
  if not found then
    perform private.raise_error('creation_in_progress', p_retry_after_seconds => 30);
  end if;
end
$$;
