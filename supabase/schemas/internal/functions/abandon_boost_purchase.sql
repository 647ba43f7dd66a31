-- Deletes an unfinished purchase that certainly has no invoice. Returns false if it is finished, or
-- if another process has leased it since p_lease.
create function internal.abandon_boost_purchase(p_boost_id uuid, p_lease integer) returns boolean
language plpgsql volatile security definer
as $$
begin
  delete from private.boost_purchases
  where id = p_boost_id
    and status = 'CREATING'
    and lease = p_lease;
  if not found then
    return false;
  end if;
  perform private.finish_purchase_job('finish_boost_purchase', p_boost_id);
  return true;
end
$$;
