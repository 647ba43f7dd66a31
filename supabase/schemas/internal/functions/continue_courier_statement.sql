-- Enqueues the next page of the nightly statement, or the first page of the next night (p_next
-- null).
create function internal.continue_courier_statement(p_next jsonb default null) returns void
language plpgsql volatile security definer
as $$
begin
  perform private.enqueue_job(
    'courier_statement',
    tomorrow.day || coalesce(':' || (p_next ->> 'id'), ''),
    coalesce(p_next, '{}'),
    case
      when p_next is null then (tomorrow.day + time '02:00') at time zone 'Asia/Jakarta'
    end
  )
  from (select (private.now() at time zone 'Asia/Jakarta')::date + 1 as day) as tomorrow;
end
$$;
