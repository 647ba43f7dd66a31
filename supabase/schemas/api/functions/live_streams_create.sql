-- Starts a stream of the caller, or announces it when scheduled_at is in the future. p_stream
-- {title, scheduled_at?, pinned_listing_ids?}. p_brand is the marketplace's name, for the message
-- to a banned host.
create function api.live_streams_create(p_stream jsonb, p_brand text) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_host public.profiles;
  v_now timestamptz := private.now();
  v_scheduled_at timestamptz := (p_stream ->> 'scheduled_at')::timestamptz;
  v_is_upcoming boolean := coalesce(v_scheduled_at > v_now, false);
  v_stream public.live_streams;
begin
  -- Held until commit: a ban either finds this stream and ends it, or comes first and blocks it.
  perform from public.profiles where profiles.id = private.caller_id() for share;
  v_host := private.active_caller();
  perform private.refuse(
    private.go_live_objection(v_host), jsonb_build_object('brand', p_brand));

  insert into public.live_streams (
    seller_id, seller_username, seller_avatar, title, status, pinned_listing_ids,
    scheduled_at, started_at, created_at
  )
  values (
    v_host.id,
    v_host.username,
    v_host.photo_url,
    p_stream ->> 'title',
    case when v_is_upcoming then 'upcoming' else 'live' end::public.live_status,
    private.checked_live_pins(
      v_host.id, coalesce(nullif(p_stream -> 'pinned_listing_ids', 'null'), '[]'), '{}'),
    v_scheduled_at,
    case when not v_is_upcoming then v_now end,
    v_now
  )
  returning * into v_stream;
  insert into private.live_chats (stream_id) values (v_stream.id);
  if not v_is_upcoming then
    perform private.begin_live_stream(v_stream);
  end if;
  return private.live_stream_record(v_stream);
end
$$;
