create function api.boosts_create_abandon(p_boost_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.boost_purchases where id = p_boost_id and status = 'CREATING';
  if not found then
    return false;
  end if;
  update private.jobs set finished_at = private.now() where kind = 'boosts_create_settle' and key = p_boost_id::text;
  return true;
end
$$;
comment on function api.boosts_create_abandon(uuid) is 'Takes back a purchase whose invoice the provider certainly does not have.';
alter function api.boosts_create_abandon(uuid) owner to preloved_verbs;
grant execute on function api.boosts_create_abandon(uuid) to service_role;
