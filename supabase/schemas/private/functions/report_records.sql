create function private.report_records(p_ids uuid[]) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_agg(
      to_jsonb(reports) || jsonb_build_object(
        'username', profiles.username,
        'account_status', profiles.account_status,
        'listing_title', listings.title,
        'listing_hidden_at', internal.wire_time(listings.hidden_at),
        'status', case when reports.closed_at is null then 'open' else 'closed' end,
        'opened_at', internal.wire_time(reports.opened_at),
        'closed_at', internal.wire_time(reports.closed_at))
      order by found.nth)
    from unnest(p_ids) with ordinality as found (id, nth)
    join private.reports on reports.id = found.id
    join public.profiles on profiles.id = reports.user_id
    left join public.listings on listings.id = reports.listing_id
  );
end
$$;
