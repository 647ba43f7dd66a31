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
