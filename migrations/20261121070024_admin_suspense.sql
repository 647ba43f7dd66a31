-- Money that came and fits nothing. It leaves suspense once, under the key suspense:<transfer>, whoever decides what.
create view private.parked_money with (security_invoker = true) as
select transfers.id, transfers.key, transfers.kind, transfers.order_id, entries.amount, transfers.created_at,
  resolved.kind as resolution, resolved.created_at as resolved_at
from private.ledger_entries as entries
join private.ledger_accounts as accounts on accounts.id = entries.account_id
join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
left join private.ledger_transfers as resolved on resolved.key = 'suspense:' || transfers.id
where accounts.kind = 'suspense' and entries.amount > 0;
comment on view private.parked_money is 'Each amount that entered suspense, and how it left: refunded to a wallet, or applied to its order.';
grant select on private.parked_money to preloved_verbs;

create function private.parked_record(p_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('id', parked.id, 'kind', parked.kind, 'amount', parked.amount, 'order_id', parked.order_id,
      'order_reference', orders.reference, 'order_status', orders.status, 'order_total', orders.total,
      'status', case parked.resolution when 'refund' then 'refunded' when 'suspense_applied' then 'applied' else 'open' end,
      'details', (select cases.details from private.staff_cases as cases where cases.kind = parked.kind and cases.key = parked.key),
      'created_at', api.wire_time(parked.created_at), 'resolved_at', api.wire_time(parked.resolved_at))
    from private.parked_money as parked
    left join public.orders on orders.id = parked.order_id where parked.id = p_id);
end
$$;
comment on function private.parked_record(uuid) is 'An amount in suspense as staff read it; null when there is none under this id.';
grant execute on function private.parked_record(uuid) to preloved_verbs;

create function api.admin_suspense(p_status text, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_items jsonb;
  v_total bigint;
begin
  perform private.staff_caller('administrator');
  with matching as (
    select parked.id, parked.created_at from private.parked_money as parked
    where p_status is null or (p_status = 'open') = (parked.resolution is null)
  )
  select coalesce((select jsonb_agg(private.parked_record(page.id) order by page.created_at desc, page.id desc)
      from (select * from matching order by matching.created_at desc, matching.id desc limit p_limit offset p_offset) as page), '[]'),
    (select count(*) from matching)
  into v_items, v_total;
  return jsonb_build_object('items', v_items, 'total', v_total, 'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.admin_suspense(text, integer, integer) is 'Money in suspense, newest first: open, resolved, or both.';
alter function api.admin_suspense(text, integer, integer) owner to preloved_verbs;
grant execute on function api.admin_suspense(text, integer, integer) to authenticated;
