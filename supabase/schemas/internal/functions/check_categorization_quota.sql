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
comment on function internal.check_categorization_quota() is
  'Applies the rate limit of categorizations to the caller, before any photo is fetched.';
grant execute on function internal.check_categorization_quota() to authenticated;
