-- Stores the model's answer and returns it as the seller gets it, or the reason for its absence
-- (p_failure). p_usage {prompt_tokens, completion_tokens}; null if the model did not process the
-- photo.
create function internal.record_categorization(
  p_id uuid,
  p_answer jsonb,
  p_failure text,
  p_usage jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller_id constant uuid := (private.caller()).id;
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
    and user_id = v_caller_id
    and status = 'pending'
  returning * into v_categorization;
  if v_categorization.id is null then
    perform private.raise_error('categorization_not_found');
  end if;

  -- A call that the model did not process does not count towards the daily limit.
  update private.ai_usage
  set cost_microrupiah = ai_usage.cost_microrupiah + v_categorization.cost_microrupiah,
      calls = ai_usage.calls - (p_failure is not null and p_usage is null)::integer
  where ai_usage.user_id = v_caller_id
    and ai_usage.day = (v_categorization.created_at at time zone 'Asia/Jakarta')::date;
  return private.categorization_record(v_categorization);
end
$$;
grant execute on function internal.record_categorization(uuid, jsonb, text, jsonb)
to authenticated;
