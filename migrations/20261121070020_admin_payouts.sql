create function api.admin_payouts(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_items jsonb;
  v_total bigint;
begin
  perform private.staff_caller('administrator');
  with matching as (
    select withdrawals.* from private.withdrawals
    where (p_filters ->> 'status' is null or withdrawals.status::text = p_filters ->> 'status')
      and (p_filters ->> 'user_id' is null or withdrawals.user_id = (p_filters ->> 'user_id')::uuid)
      and (p_filters ->> 'from' is null or withdrawals.created_at >= (p_filters ->> 'from')::timestamptz)
      and (p_filters ->> 'to' is null or withdrawals.created_at < (p_filters ->> 'to')::timestamptz)
  ), page as (
    select * from matching order by matching.created_at desc, matching.id desc limit p_limit offset p_offset
  )
  select coalesce((
      select jsonb_agg(private.withdrawal_record(withdrawals) || jsonb_build_object(
          'user_id', withdrawals.user_id, 'username', profiles.username, 'provider_status', withdrawals.provider_status,
          'attempts', withdrawals.attempts, 'flips', withdrawals.flips,
          'cases', (select coalesce(jsonb_agg(cases.kind order by cases.opened_at), '[]') from private.staff_cases as cases
                    where cases.details ->> 'withdrawal_id' = withdrawals.id::text and cases.closed_at is null))
        order by page.created_at desc, page.id desc)
      from page join private.withdrawals using (id) join public.profiles on profiles.id = page.user_id), '[]'),
    (select count(*) from matching)
  into v_items, v_total;
  return jsonb_build_object('items', v_items, 'total', v_total, 'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.admin_payouts(jsonb, integer, integer) is
  'Withdrawals of everyone, newest first, with what is open about them. p_filters {status?, user_id?, from?, to?}.';
alter function api.admin_payouts(jsonb, integer, integer) owner to preloved_verbs;
grant execute on function api.admin_payouts(jsonb, integer, integer) to authenticated;
create index staff_cases_withdrawal on private.staff_cases ((details ->> 'withdrawal_id')) where details ? 'withdrawal_id';
