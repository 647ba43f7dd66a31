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
