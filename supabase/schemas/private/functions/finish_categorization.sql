create function private.finish_categorization(
  p_id uuid,
  p_answer jsonb,
  p_failure text,
  p_usage jsonb
) returns private.categorizations
language plpgsql volatile
as $$
declare
  v_prompt_tokens integer := coalesce((p_usage ->> 'prompt_tokens')::integer, 0);
  v_completion_tokens integer := coalesce((p_usage ->> 'completion_tokens')::integer, 0);
  v_status private.categorization_status := case
    when p_failure is null then 'answered'
    else 'failed'
  end;
  v_categorization private.categorizations;
begin
  update private.categorizations
  set status = v_status,
      answer = p_answer,
      failure = p_failure,
      prompt_tokens = v_prompt_tokens,
      completion_tokens = v_completion_tokens,
      cost_microrupiah = v_prompt_tokens * private.setting('ai_prompt_price_idr')
        + v_completion_tokens * private.setting('ai_completion_price_idr')
  where id = p_id
    and user_id = private.caller_id()
    and status = 'pending'
  returning * into v_categorization;
  if v_categorization.id is null then
    perform private.raise_error('categorization_not_found');
  end if;

  -- A call that the model did not process does not count towards the daily limit.
  update private.ai_usage
  set cost_microrupiah = ai_usage.cost_microrupiah + v_categorization.cost_microrupiah,
      calls = ai_usage.calls - (p_failure is not null and p_usage is null)::integer
  where ai_usage.user_id = v_categorization.user_id
    and ai_usage.day = (v_categorization.created_at at time zone 'Asia/Jakarta')::date;
  return v_categorization;
end
$$;
