-- Returns the stored answer for this photo and model. Otherwise uses one of the caller's calls of
-- the day and returns the id for recording the model's answer.
create function api.ai_categorize(p_photo_url text, p_sha256 text, p_model text) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_me uuid := (private.active_caller()).id;
  v_today constant date := (private.now() at time zone 'Asia/Jakarta')::date;
  v_known jsonb;
  v_categorization private.categorizations;
begin
  select known.answer
  into v_known
  from private.categorizations as known
  where known.sha256 = p_sha256
    and known.model = p_model
    and known.status = 'answered'
    and not known.from_cache
  limit 1;

  if v_known is null then
    -- One statement counts the call before the request to the model, so concurrent calls together
    -- never exceed the limit.
    insert into private.ai_usage as days (user_id, day, calls)
    values (v_me, v_today, 1)
    on conflict (user_id, day) do update
    set calls = days.calls + 1
    where days.calls < private.setting('ai_daily_calls');
    if not found then
      perform private.raise_error(
        'photo_analyses_used_up',
        p_retry_after_seconds => ceil(extract(
          epoch from (v_today + 1)::timestamp at time zone 'Asia/Jakarta'
            - private.now()
        ))::integer);
    end if;
  end if;

  insert into private.categorizations (
    user_id, photo_url, sha256, model, status, from_cache, answer
  )
  values (
    v_me,
    p_photo_url,
    p_sha256,
    p_model,
    case when v_known is null then 'pending' else 'answered' end::private.categorization_status,
    v_known is not null,
    v_known
  )
  returning * into v_categorization;
  return jsonb_build_object(
    'id', v_categorization.id,
    'answer', case when v_known is not null then
        private.categorization_record(v_categorization)
      end);
end
$$;
