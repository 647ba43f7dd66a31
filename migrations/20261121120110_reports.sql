create table private.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid not null references public.profiles (id) on delete restrict,
  user_id uuid not null references public.profiles (id) on delete restrict,
  listing_id uuid references public.listings (id) on delete restrict,
  reason text not null,
  details text check (char_length(details) <= 1000),
  opened_at timestamptz not null default private.now(),
  outcome text check (outcome in ('actioned', 'dismissed')),
  note text check (char_length(note) <= 1000),
  closed_by uuid references public.profiles (id) on delete restrict,
  closed_at timestamptz,
  check (reporter_id <> user_id),
  check ((outcome is null) = (closed_at is null) and (outcome is null) = (closed_by is null))
);
comment on table private.reports is 'What people tell staff of a listing or of someone. Nobody but staff learns who said it.';
comment on column private.reports.user_id is 'Whom it is about; of a listing, its seller.';
create unique index reports__one_open on private.reports (reporter_id, user_id, listing_id) nulls not distinct where closed_at is null;
create index reports_reporter_id on private.reports (reporter_id);
create index reports_user_id on private.reports (user_id);
create index reports_listing_id on private.reports (listing_id);
create index reports_closed_by on private.reports (closed_by);
create index reports_newest on private.reports (opened_at desc, id desc);
alter table private.reports enable row level security;
create policy all_verbs on private.reports for all to preloved_verbs using (true) with check (true);
grant select, insert, update on private.reports to preloved_verbs;

insert into private.rate_limits (action, max_calls, per_seconds, meaning) values
  ('report', 20, 3600, 'Listings and people reported, per person');

create function private.open_report(p_user_id uuid, p_listing_id uuid, p_reason text, p_details text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_me uuid := private.caller_id();
  v_report private.reports;
begin
  perform private.limit_rate('report', v_me::text);
  if p_user_id = v_me then
    perform private.refuse('FORBIDDEN', 'This is you, or yours.');
  end if;
  insert into private.reports (reporter_id, user_id, listing_id, reason, details)
  values (v_me, p_user_id, p_listing_id, p_reason, p_details) returning * into v_report;
  return jsonb_build_object('id', v_report.id, 'user_id', v_report.user_id, 'listing_id', v_report.listing_id,
    'reason', v_report.reason, 'details', v_report.details, 'opened_at', api.wire_time(v_report.opened_at));
end
$$;
comment on function private.open_report(uuid, uuid, text, text) is 'The caller reports this person, or this listing of theirs; once until staff have closed it.';
grant execute on function private.open_report(uuid, uuid, text, text) to preloved_verbs;

create function private.report_records(p_ids uuid[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_agg(jsonb_build_object('id', reports.id, 'user_id', reports.user_id, 'username', profiles.username,
      'account_status', profiles.account_status, 'listing_id', reports.listing_id, 'listing_title', listings.title,
      'reporter_id', reports.reporter_id, 'reason', reports.reason, 'details', reports.details,
      'status', case when reports.closed_at is null then 'open' else 'closed' end,
      'outcome', reports.outcome, 'note', reports.note, 'closed_by', reports.closed_by,
      'opened_at', api.wire_time(reports.opened_at), 'closed_at', api.wire_time(reports.closed_at)) order by found.nth)
    from unnest(p_ids) with ordinality as found (id, nth)
    join private.reports on reports.id = found.id
    join public.profiles on profiles.id = reports.user_id
    left join public.listings on listings.id = reports.listing_id);
end
$$;
comment on function private.report_records(uuid[]) is 'Reports as staff read them, in this order, with whom and what they are about as they stand now; null for none.';
grant execute on function private.report_records(uuid[]) to preloved_verbs;
