-- Continues the deletion of finished rows: with this part of the night now, or with 0 at four the
-- next morning in Jakarta.
create function internal.continue_retention(p_part integer) returns void
language plpgsql volatile security definer
as $$
declare
  v_now constant timestamptz := private.now();
  v_tomorrow constant date := (v_now at time zone 'Asia/Jakarta')::date + 1;
begin
  if p_part > 0 then
    perform private.enqueue_job(
      'retention', (v_tomorrow - 1) || ':' || p_part, jsonb_build_object('part', p_part));
  else
    perform private.enqueue_job(
      'retention', v_tomorrow::text, '{"part": 0}',
      (v_tomorrow + time '04:00') at time zone 'Asia/Jakarta');
  end if;
end
$$;
