-- Enqueues the next page of the nightly statement, or the first page of the next night (p_next
-- null).
create function internal.continue_courier_statement(p_next jsonb default null) returns void
language plpgsql volatile security definer
as $$
declare
  v_today constant date := (private.now() at time zone 'Asia/Jakarta')::date;
begin
  if p_next is not null then
    perform private.enqueue_job(
      'courier_statement', v_today || ':' || (p_next ->> 'id'), p_next);
  else
    perform private.enqueue_nightly('courier_statement', '02:00');
  end if;
end
$$;
