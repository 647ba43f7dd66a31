-- Enqueues jobs that compare the listings that came up since the last run with the saved searches,
-- up to p_batch listings each. Adds one job for alerts that waited, such as daily ones, and one a
-- day that deletes records of alerts about listings that are gone.
create function internal.enqueue_search_alerts(p_batch integer) returns void
language plpgsql volatile security definer
as $$
declare
  v_listings jsonb;
begin
  loop
    with taken as (
      delete from private.search_alert_queue as queue
      where queue.id = any (array(
        select waiting.id
        from private.search_alert_queue as waiting
        order by waiting.id
        limit p_batch
        for update skip locked
      ))
      returning queue.*
    )
    select jsonb_agg(jsonb_build_object(
      'number', taken.listing_number,
      'old_price', taken.old_price,
      'queued_at', internal.wire_time(taken.queued_at),
      'transaction_id', taken.transaction_id::text)
      order by taken.id)
    into v_listings
    from taken;
    exit when v_listings is null;
    perform private.enqueue_job(
      'searches_alert', gen_random_uuid()::text, jsonb_build_object('listings', v_listings));
  end loop;

  if exists (select from private.search_alerts) then
    perform private.enqueue_job(
      'searches_prune', (private.now() at time zone 'Asia/Jakarta')::date::text, '{}');
  end if;

  if exists (
    select
    from private.search_alerts as alerts
    where alerts.told_at is null
      and alerts.due_at <= private.now()
  ) and not exists (
    select
    from private.jobs
    where jobs.kind = 'searches_alert'
      and jobs.finished_at is null
      and jobs.dead_at is null
  ) then
    perform private.enqueue_job('searches_alert', gen_random_uuid()::text, '{"listings": []}');
  end if;
end
$$;
