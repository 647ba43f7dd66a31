create function api.live_streams_pins(p_stream_id text, p_pinned_listing_ids jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_host public.profiles := private.active_caller();
  v_stream public.live_streams := private.own_live_stream(p_stream_id, v_host.id);
  v_before uuid[] := v_stream.pinned_listing_ids;
  v_pins uuid[] := private.checked_live_pins(v_host.id, p_pinned_listing_ids, v_before);
  v_title text;
begin
  if v_stream.status = 'ended' then
    perform private.raise_error('stream_ended');
  end if;

  update public.live_streams
  set pinned_listing_ids = v_pins
  where live_streams.id = p_stream_id
  returning * into v_stream;
  for v_title in
    select listings.title
    from unnest(v_stream.pinned_listing_ids) with ordinality as pin (listing_id, position)
    join public.listings on listings.id = pin.listing_id
    where pin.listing_id <> all (v_before)
    order by pin.position
  loop
    perform private.add_live_system_message(p_stream_id, format('Disematkan: %s', v_title));
  end loop;
  perform private.broadcast(
    'live:' || p_stream_id, 'pins', private.live_stream_record(v_stream));
  return private.live_stream_record(v_stream);
end
$$;
