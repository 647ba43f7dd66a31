create function private.finish_categorization(
  p_id uuid,
  p_answer jsonb,
  p_trouble text,
  p_usage jsonb
) returns private.categorizations
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_prompt integer := coalesce((p_usage ->> 'prompt_tokens')::integer, 0);
  v_completion integer := coalesce((p_usage ->> 'completion_tokens')::integer, 0);
  v_look private.categorizations;
begin
  update private.categorizations
  set status = case when p_trouble is null then 'answered' else 'failed' end::private.categorization_status,
      answer = p_answer, failure = p_trouble, prompt_tokens = v_prompt, completion_tokens = v_completion,
      cost_microrupiah = v_prompt * private.setting('ai_prompt_price_idr') + v_completion * private.setting('ai_completion_price_idr')
  where id = p_id and user_id = private.caller_id() and status = 'pending'
  returning * into v_look;
  if v_look.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such look under way.');
  end if;
  -- What the model never answered to does not use up the day.
  update private.ai_usage
  set cost_microrupiah = ai_usage.cost_microrupiah + v_look.cost_microrupiah,
      calls = ai_usage.calls - case when p_trouble is not null and p_usage is null then 1 else 0 end
  where ai_usage.user_id = v_look.user_id
    and ai_usage.day = (v_look.created_at at time zone 'Asia/Jakarta')::date;
  return v_look;
end
$$;
comment on function private.finish_categorization(uuid, jsonb, text, jsonb) is 'Ends the caller''s own look, with an answer or with trouble, and counts what it cost.';
