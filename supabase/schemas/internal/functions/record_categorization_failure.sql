-- Stores why the model gave no answer. p_usage {prompt_tokens, completion_tokens} is null when the
-- model did not process the photo.
create function internal.record_categorization_failure(
  p_id uuid,
  p_failure text,
  p_usage jsonb
) returns void
language plpgsql volatile security definer
as $$
begin
  perform private.caller();
  perform private.finish_categorization(p_id, null, p_failure, p_usage);
end
$$;
grant execute on function internal.record_categorization_failure(uuid, text, jsonb)
to authenticated;
