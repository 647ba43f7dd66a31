create function private.lease_boost(p_boost_id uuid) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.boost_purchases set leased_until = clock_timestamp() + interval '30 seconds'
  where id = p_boost_id and status = 'CREATING' and leased_until < clock_timestamp();
  if not found then
    perform private.raise_error('CONFLICT', 'Another request is making this boost; try again in a moment.', 30);
  end if;
end
$$;
comment on function private.lease_boost(uuid) is 'Makes the caller the only one who may finish this purchase, for half a minute of real time; rejects while another is.';
