-- For how many seconds every call to each provider has failed; 1 until a second one fails, a minute
-- later at least, and 0 when none failed within two hours.
create function private.provider_signals() returns jsonb
language plpgsql volatile
as $$
begin
  return (
    select jsonb_object_agg(
      providers.name || '_down_s',
      case
        when providers.missing is not null then 0
        -- What waits is tried at least every hour: without a call since, nothing is known of now.
        when providers.failed_at is null
          or providers.failed_at <= private.now() - interval '2 hours'
        then 0
        -- A single failure may be chance, and at a quiet hour no call follows it, so it counts as 1.
        when providers.failed_at < providers.failing_since + interval '1 minute' then 1
        else private.age_seconds(providers.failing_since)
      end
    )
    from private.providers
    where providers.name in ('payments', 'shipping', 'mail', 'storage', 'vision')
  );
end
$$;
