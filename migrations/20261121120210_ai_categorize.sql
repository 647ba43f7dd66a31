-- POST /ai/categorize: may they, is it known, then the model is asked outside, then its answer is kept.
create function api.ai_categorize_start() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_me uuid := (private.active_caller()).id;
begin
  perform private.limit_rate('ai_categorize', v_me::text);
end
$$;
comment on function api.ai_categorize_start() is 'Whether the caller may send a photo now; asked before anything is fetched for them.';
alter function api.ai_categorize_start() owner to preloved_verbs;
grant execute on function api.ai_categorize_start() to authenticated;

create function private.categorization_record(p_look private.categorizations) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return p_look.answer || jsonb_build_object('source', case when p_look.from_cache then 'cache' else 'model' end)
    || case when (p_look.answer ->> 'is_fashion_item')::boolean then jsonb_build_object('model', p_look.model) else '{}' end;
end
$$;
comment on function private.categorization_record(private.categorizations) is 'What the seller reads of a look at their photo.';
grant execute on function private.categorization_record(private.categorizations) to preloved_verbs;

create function api.ai_categorize_claim(p_photo_url text, p_sha256 text, p_model text) returns jsonb
language plpgsql security definer set search_path = ''
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
    insert into private.ai_days as days (user_id, day, calls) values (v_me, private.ai_day(), 1)
    on conflict (user_id, day) do update set calls = days.calls + 1
    where days.calls < private.setting('ai_daily_calls');
    if not found then
      perform private.refuse_more_looks();
    end if;
  end if;
  insert into private.categorizations (user_id, photo_url, sha256, model, status, from_cache, answer)
  values (v_me, p_photo_url, p_sha256, p_model,
    case when v_known is null then 'asking' else 'answered' end::private.categorization_status, v_known is not null, v_known)
  returning * into v_look;
  return jsonb_build_object('id', v_look.id,
    'answer', case when v_known is not null then private.categorization_record(v_look) end);
end
$$;
comment on function api.ai_categorize_claim(text, text, text) is
  'Answers from memory when this picture was looked at by this model before; else takes one of the caller''s looks of today and tells under which id to finish.';
alter function api.ai_categorize_claim(text, text, text) owner to preloved_verbs;
grant execute on function api.ai_categorize_claim(text, text, text) to authenticated;

create function private.end_look(p_id uuid, p_answer jsonb, p_trouble text, p_usage jsonb) returns private.categorizations
language plpgsql set search_path = ''
as $$
declare
  v_prompt integer := coalesce((p_usage ->> 'prompt_tokens')::integer, 0);
  v_completion integer := coalesce((p_usage ->> 'completion_tokens')::integer, 0);
  v_look private.categorizations;
begin
  update private.categorizations
  set status = case when p_trouble is null then 'answered' else 'failed' end::private.categorization_status,
      answer = p_answer, trouble = p_trouble, prompt_tokens = v_prompt, completion_tokens = v_completion,
      cost_microrupiah = v_prompt * private.setting('ai_prompt_price_idr') + v_completion * private.setting('ai_completion_price_idr')
  where id = p_id and user_id = private.caller_id() and status = 'asking'
  returning * into v_look;
  if v_look.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such look under way.');
  end if;
  -- What the model never answered to does not use up the day.
  update private.ai_days
  set cost_microrupiah = ai_days.cost_microrupiah + v_look.cost_microrupiah,
      calls = ai_days.calls - case when p_trouble is not null and p_usage is null then 1 else 0 end
  where ai_days.user_id = v_look.user_id
    and ai_days.day = (v_look.created_at at time zone 'Asia/Jakarta')::date;
  return v_look;
end
$$;
comment on function private.end_look(uuid, jsonb, text, jsonb) is 'Ends the caller''s own look, with an answer or with trouble, and counts what it cost.';
grant execute on function private.end_look(uuid, jsonb, text, jsonb) to preloved_verbs;

create function api.ai_categorize_finish(p_id uuid, p_seen jsonb, p_usage jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.caller();
  return private.categorization_record(private.end_look(p_id, p_seen, null, p_usage));
end
$$;
comment on function api.ai_categorize_finish(uuid, jsonb, jsonb) is 'Keeps what the model saw, and answers as the seller reads it.';
alter function api.ai_categorize_finish(uuid, jsonb, jsonb) owner to preloved_verbs;
grant execute on function api.ai_categorize_finish(uuid, jsonb, jsonb) to authenticated;

create function api.ai_categorize_fail(p_id uuid, p_trouble text, p_usage jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.caller();
  perform private.end_look(p_id, null, p_trouble, p_usage);
end
$$;
comment on function api.ai_categorize_fail(uuid, text, jsonb) is 'Keeps why the model gave no answer; p_usage is null when it never looked.';
alter function api.ai_categorize_fail(uuid, text, jsonb) owner to preloved_verbs;
grant execute on function api.ai_categorize_fail(uuid, text, jsonb) to authenticated;
