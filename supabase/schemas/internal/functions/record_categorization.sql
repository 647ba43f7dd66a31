-- Stores the model's answer and returns it as the seller gets it. p_usage {prompt_tokens,
-- completion_tokens}.
create function internal.record_categorization(
  p_id uuid,
  p_seen jsonb,
  p_usage jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
begin
  perform private.caller();
  return private.categorization_record(private.finish_categorization(p_id, p_seen, null, p_usage));
end
$$;
grant execute on function internal.record_categorization(uuid, jsonb, jsonb) to authenticated;
