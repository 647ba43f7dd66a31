create function private.provider_signals() returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_object_agg(
      providers.name || '_down_s',
      case
        -- What waits is tried at least every hour: without a call since, nothing is known of now.
        when providers.missing is null
          and providers.failed_at > private.now() - interval '2 hours'
        then private.age_seconds(providers.failing_since)
        else 0
      end
    )
    from private.providers
    where providers.name in ('payments', 'shipping', 'mail', 'storage', 'vision')
  );
end
$$;
comment on function private.provider_signals() is
  'For how many seconds every call to each provider has failed, if one failed within two hours.';
