-- For how many seconds all calls to each provider have failed. 1 until a second failure, at least a
-- minute later; 0 if none failed within two hours.
create function private.provider_signals() returns jsonb
language plpgsql volatile
as $$
begin
  return (
    select jsonb_object_agg(
      providers.name || '_down_s',
      case
        when providers.missing is not null then 0
        -- Waiting work is tried at least every hour: without a call for two hours, the current
        -- state is unknown.
        when providers.failed_at is null
          or providers.failed_at <= private.now() - interval '2 hours'
        then 0
        -- A single failure may be chance, and in a quiet hour no call follows it: it counts as 1.
        when providers.failed_at < providers.failing_since + interval '1 minute' then 1
        else private.age_seconds(providers.failing_since)
      end
    )
    from private.providers
    where providers.name in ('payments', 'shipping', 'mail', 'storage', 'vision')
  );
end
$$;
