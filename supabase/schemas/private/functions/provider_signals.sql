create function private.provider_signals() returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with waiting as (
      select
        case
          when jobs.kind in ('shipping_book', 'shipping_cancel') then 'shipping'
          when jobs.kind = 'mail_send' then 'mail'
          when jobs.kind in ('ktp_erase', 'auth_erase') then 'storage'
          when jobs.kind in (
            'finish_order', 'finish_boost_purchase', 'payments_expire', 'orders_deadline',
            'boosts_deadline', 'check_withdrawal', 'wallet_withdrawals_void', 'reconcile'
          ) then 'payments'
        end as provider,
        min(jobs.due_at) as since
      from private.jobs
      where jobs.due_at is not null
        and jobs.finished_at is null
        and jobs.dead_at is null
        -- Messages of shared/providers: no answer, or one of 5xx. A rejection tells of no outage.
        and jobs.last_error ~ '(respond|unavailable|paused|unknown shape|could not be deleted yet)'
      group by 1
    )
    select jsonb_build_object(
      'payments_down_s',
      private.age_seconds((select since from waiting where provider = 'payments')),
      'shipping_down_s',
      private.age_seconds((select since from waiting where provider = 'shipping')),
      'mail_down_s', private.age_seconds((select since from waiting where provider = 'mail')),
      'storage_down_s', private.age_seconds((select since from waiting where provider = 'storage')),
      -- Nothing waits for the model: since its first failure after its last answer, of a day.
      'vision_down_s', private.age_seconds((
        select min(failed.created_at)
        from private.categorizations as failed
        where failed.status = 'failed'
          and failed.failure in ('busy', 'down', 'timeout', 'misconfigured')
          and failed.created_at > coalesce(
            (
              select max(answered.created_at)
              from private.categorizations as answered
              where answered.status = 'answered'
                and not answered.from_cache
                and answered.created_at > private.now() - interval '1 day'
            ),
            private.now() - interval '1 day'
          )
      ))
    )
  );
end
$$;
comment on function private.provider_signals() is
  'How long each provider has not answered, in seconds, by what waits for it.';
