create function api.ai_categorize(p_photo_url text, p_sha256 text, p_model text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.active_caller()).id;
  v_known jsonb;
  v_look private.categorizations;
begin
  select looks.answer into v_known from private.categorizations as looks
  where looks.sha256 = p_sha256 and looks.model = p_model and looks.status = 'answered' and not looks.from_cache limit 1;
  if v_known is null then
    -- Counted before the model is asked, in one statement, so that a crowd at once gets exactly the cap.
    insert into private.ai_usage as days (user_id, day, calls) values (v_me, private.ai_usage_day(), 1)
    on conflict (user_id, day) do update set calls = days.calls + 1
    where days.calls < private.setting('ai_daily_calls');
    if not found then
      perform private.raise_categorization_quota();
    end if;
  end if;
  insert into private.categorizations (user_id, photo_url, sha256, model, status, from_cache, answer)
  values (v_me, p_photo_url, p_sha256, p_model,
    case when v_known is null then 'pending' else 'answered' end::private.categorization_status, v_known is not null, v_known)
  returning * into v_look;
  return jsonb_build_object('id', v_look.id,
    'answer', case when v_known is not null then private.categorization_record(v_look) end);
end
$$;
comment on function api.ai_categorize(text, text, text) is
  'Answers from memory when this picture was looked at by this model before; else takes one of the caller''s looks of today and tells under which id to finish.';
