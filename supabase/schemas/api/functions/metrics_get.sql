create function api.metrics_get() returns jsonb
language plpgsql volatile security definer
as $$
begin
  return jsonb_build_object(
    'signals', (
      select jsonb_object_agg(signals.name, signals.value)
      from private.reliability_signals() as signals
    ),
    'clearing', private.clearing_accounts(),
    'cases', (
      select jsonb_object_agg(kinds.kind, coalesce(open.count, 0))
      from private.case_kinds as kinds
      left join (
        select cases.kind, count(*) as count
        from private.staff_cases as cases
        where cases.closed_at is null
        group by cases.kind
      ) as open on open.kind = kinds.kind
    ),
    'features', (
      select jsonb_agg(
        jsonb_build_object(
          'feature', providers.name,
          'on', providers.missing is null,
          'unsent', coalesce(off.value -> 'unsent', '0')
        )
        order by providers.name
      )
      from private.providers
      left join jsonb_array_elements(private.features_off()) as off (value)
        on off.value ->> 'feature' = providers.name
      where providers.name in ('mail', 'portal', 'push', 'vision')
    )
  );
end
$$;
revoke execute on function api.metrics_get() from authenticated;
grant execute on function api.metrics_get() to service_role;
