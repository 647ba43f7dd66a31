-- Money that came and fits nothing. It leaves suspense once, under the key suspense:<transfer>, whoever decides what.
create view private.parked_money with (security_invoker = true) as
select transfers.id, transfers.key, transfers.kind, transfers.order_id, entries.amount, transfers.created_at,
  resolved.kind as resolution, resolved.created_at as resolved_at
from private.ledger_accounts as accounts
-- From the one account to its entries to their ends, however many other transfers there are.
cross join lateral (
  select parked.transfer_id, parked.amount from private.ledger_entries as parked
  where parked.account_id = accounts.id and parked.amount > 0 offset 0) as entries
join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
left join lateral (
  select leaving.kind, leaving.created_at from private.ledger_transfers as leaving
  where leaving.key = 'suspense:' || transfers.id offset 0) as resolved on true
where accounts.kind = 'suspense' and accounts.holder_id = '00000000-0000-0000-0000-000000000000';
comment on view private.parked_money is 'Each amount that entered suspense, and how it left: refunded to a wallet, or applied to its order.';
grant select on private.parked_money to preloved_verbs;

create function private.parked_records(p_ids uuid[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_agg(jsonb_build_object('id', parked.id, 'kind', parked.kind, 'amount', parked.amount, 'order_id', parked.order_id,
      'order_reference', orders.reference, 'order_status', orders.status, 'order_total', orders.total,
      'status', case parked.resolution when 'refund' then 'refunded' when 'suspense_applied' then 'applied' else 'open' end,
      'details', cases.details, 'created_at', api.wire_time(parked.created_at),
      'resolved_at', api.wire_time(parked.resolved_at)) order by found.nth)
    from unnest(p_ids) with ordinality as found (id, nth)
    join private.parked_money as parked on parked.id = found.id
    left join public.orders on orders.id = parked.order_id
    left join private.staff_cases as cases on cases.kind = parked.kind and cases.key = parked.key);
end
$$;
comment on function private.parked_records(uuid[]) is 'Amounts in suspense as staff read them, in this order; null for none.';
grant execute on function private.parked_records(uuid[]) to preloved_verbs;

create function private.parked_record(p_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return private.parked_records(array[p_id]) -> 0;
end
$$;
comment on function private.parked_record(uuid) is 'One amount in suspense; null when there is none under this id.';
grant execute on function private.parked_record(uuid) to preloved_verbs;

create function api.admin_suspense(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_page record;
begin
  perform private.staff_caller('administrator');
  v_page := private.staff_page('private.parked_money', array[
    case p_filters ->> 'status' when 'open' then 'parked_money.resolution is null' when 'resolved' then 'parked_money.resolution is not null' end,
    case when p_filters ? 'order' then 'parked_money.order_id = private.order_id_of($1 ->> ''order'')' end,
    private.staff_span('parked_money.created_at', p_filters)],
    'created_at', p_filters, p_limit, p_offset);
  return private.staff_list(private.parked_records(v_page.ids::uuid[]), v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_suspense(jsonb, integer, integer) is 'Money in suspense, newest first. p_filters {status: open | resolved | all, order?, from?, to?}.';
alter function api.admin_suspense(jsonb, integer, integer) owner to preloved_verbs;
grant execute on function api.admin_suspense(jsonb, integer, integer) to authenticated;
