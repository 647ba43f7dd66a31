create function internal.abandon_boost_purchase(p_boost_id uuid) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from private.boost_purchases where id = p_boost_id and status = 'CREATING';
  if not found then
    return false;
  end if;
  perform private.finish_purchase_job('finish_boost_purchase', p_boost_id);
  return true;
end
$$;
comment on function internal.abandon_boost_purchase(uuid) is
  'Deletes an unfinished purchase that certainly has no invoice.';
