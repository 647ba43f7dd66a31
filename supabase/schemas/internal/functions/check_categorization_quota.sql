-- POST /ai/categorize: may they, is it known, then the model is asked outside, then its answer is kept.
create function internal.check_categorization_quota() returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.active_caller()).id;
begin
  perform private.enforce_rate_limit('ai_categorize', v_me::text);
end
$$;
comment on function internal.check_categorization_quota() is 'Whether the caller may send a photo now; asked before anything is fetched for them.';
grant execute on function internal.check_categorization_quota() to authenticated;
