create function private.features_off() returns jsonb
language plpgsql volatile
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'feature', providers.name,
          'missing', providers.missing,
          'since', internal.wire_time(providers.off_since),
          'unsent', case providers.name
            when 'portal' then private.count_unsent_events()
            when 'mail' then private.count_unwritten_emails(providers.off_since)
            else 0
          end
        )
        order by providers.name
      ),
      '[]'
    )
    from private.providers
    where providers.missing is not null
  );
end
$$;
