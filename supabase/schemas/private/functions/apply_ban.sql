create function private.apply_ban(p_user_id uuid, p_reason text) returns text
language plpgsql volatile
as $$
declare
  v_stream_id text;
begin
  select live_streams.id into v_stream_id
  from public.live_streams
  where live_streams.seller_id = p_user_id
    and live_streams.status <> 'ended'
  for no key update;
  if v_stream_id is not null then
    perform private.end_live_stream(v_stream_id);
  end if;

  -- The time in the key lets a later ban open new cases.
  perform private.open_case(
    'banned_party',
    orders.id || ':' || p_user_id || ':' || internal.wire_time(private.now()),
    orders.id,
    jsonb_build_object(
      'user_id', p_user_id,
      'reason', p_reason,
      'status', orders.status,
      'party', case when orders.buyer_id = p_user_id then 'buyer' else 'seller' end))
  from private.open_orders_of(p_user_id) as orders;
  return v_stream_id;
end
$$;
