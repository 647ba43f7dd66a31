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
