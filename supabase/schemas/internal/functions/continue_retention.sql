-- Continues the deletion of finished rows: with this part of the night now, or with 0 at four the
-- next morning in Jakarta.
create function internal.continue_retention(p_part integer) returns void
language plpgsql volatile security definer
as $$
declare
  v_today constant date := (private.now() at time zone 'Asia/Jakarta')::date;
begin
  if p_part > 0 then
    perform private.enqueue_job(
      'retention', v_today || ':' || p_part, jsonb_build_object('part', p_part));
  else
    perform private.enqueue_nightly('retention', '04:00', '{"part": 0}');
  end if;
end
$$;
