create function private.count_live_streams(
  p_status public.live_status,
  p_by bigint
) returns void
language plpgsql volatile
as $$
begin
  update private.live_stream_counts as counts
  set streams = counts.streams + p_by
  where counts.stripe = (
    select free.stripe
    from private.live_stream_counts as free
    where free.status = p_status
    limit 1
    for update skip locked
  );
  if not found then
    insert into private.live_stream_counts (status, streams)
    values (p_status, p_by);
  end if;
end
$$;
