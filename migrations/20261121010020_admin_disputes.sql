create function api.admin_disputes(p_status text, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_items jsonb;
  v_total bigint;
begin
  perform private.staff_caller('ops_admin');
  with matching as (
    select disputes.* from private.disputes
    where p_status = 'all' or (disputes.resolved_at is null) = (p_status = 'open')
  ), page as (
    select * from matching order by matching.opened_at desc, matching.id desc limit p_limit offset p_offset
  )
  select coalesce((select jsonb_agg(private.dispute_record(page.order_id) || jsonb_build_object(
      'order_reference', orders.reference, 'order_status', orders.status, 'buyer_id', orders.buyer_id,
      'seller_id', orders.seller_id, 'item_price', orders.item_price, 'total', orders.total)
      order by page.opened_at desc, page.id desc)
    from page join public.orders on orders.id = page.order_id), '[]'),
    (select count(*) from matching)
  into v_items, v_total;
  return jsonb_build_object('items', v_items, 'total', v_total, 'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.admin_disputes(text, integer, integer) is 'Disputes, newest first; p_status is open, resolved or all.';
alter function api.admin_disputes(text, integer, integer) owner to preloved_verbs;
grant execute on function api.admin_disputes(text, integer, integer) to authenticated;

create function api.admin_disputes_resolve(p_dispute_id uuid, p_resolution text, p_note text, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_dispute private.disputes;
begin
  if exists (select from private.disputes join public.orders on orders.id = disputes.order_id
             where disputes.id = p_dispute_id and v_staff.id in (orders.buyer_id, orders.seller_id)) then
    perform private.refuse('FORBIDDEN', 'You are a party to this order: a colleague has to decide.');
  end if;
  v_dispute := private.resolve_dispute(p_dispute_id, p_resolution, p_note, 'staff', v_staff.id);
  perform private.audit(v_staff, p_act || jsonb_build_object('reason', coalesce(p_act ->> 'reason', p_note)),
    'admin_disputes_resolve', 'dispute', p_dispute_id::text, jsonb_build_object('status', 'open'),
    jsonb_build_object('resolution', p_resolution, 'order_id', v_dispute.order_id));
  return private.dispute_record(v_dispute.order_id);
end
$$;
comment on function api.admin_disputes_resolve(uuid, text, text, jsonb) is
  'Staff end a dispute: release pays the seller, refund the buyer. p_note is told to both.';
alter function api.admin_disputes_resolve(uuid, text, text, jsonb) owner to preloved_verbs;
grant execute on function api.admin_disputes_resolve(uuid, text, text, jsonb) to authenticated;
