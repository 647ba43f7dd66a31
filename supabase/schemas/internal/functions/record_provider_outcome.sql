-- Records that a call to a provider succeeded, or failed with p_error. Writes changes only.
create function internal.record_provider_outcome(
  p_provider text,
  p_error text default null
) returns void
language plpgsql volatile security definer
as $$
begin
  update private.providers
  set failing_since = case when p_error is not null then coalesce(failing_since, private.now()) end,
      failed_at = case when p_error is not null then private.now() end,
      last_error = left(p_error, 200)
  where name = p_provider
    and case
      when p_error is null then failing_since is not null
      else failing_since is null or failed_at < private.now() - interval '1 minute'
    end;
end
$$;
