create function private.lock_returns(p_order public.orders) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  -- Of two parties always the same one first.
  perform pg_advisory_xact_lock(hashtextextended(
    'return:' || least(p_order.buyer_id, p_order.seller_id), 0));
  perform pg_advisory_xact_lock(hashtextextended(
    'return:' || greatest(p_order.buyer_id, p_order.seller_id), 0));
end
$$;
comment on function private.lock_returns(public.orders) is
  'Locks what claims pay for the returns of both parties until commit, so that concurrent returns '
  'of one person are counted one by one.';
