create function internal.abandon_boost_purchase(p_boost_id uuid) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from private.boost_purchases where id = p_boost_id and status = 'CREATING';
  if not found then
    return false;
  end if;
  update private.jobs set finished_at = private.now() where kind = 'finish_boost_purchase' and key = p_boost_id::text;
  return true;
end
$$;
comment on function internal.abandon_boost_purchase(uuid) is 'Takes back a purchase whose invoice the provider certainly does not have.';
