create function api.admin_suspense_refund(
  p_id uuid,
  p_audit jsonb,
  p_user_id text default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('administrator');
  v_item constant private.suspense_items := private.lock_suspense_item(p_id);
  v_owner_id constant uuid := private.owner_of_suspense(v_item);
  v_given_id constant uuid := private.user_id_of(p_user_id);
  v_user_id constant uuid := coalesce(
    v_given_id,
    (select orders.buyer_id from public.orders where orders.id = v_item.order_id),
    v_owner_id);
begin
  if p_user_id is not null and v_given_id is null then
    perform private.raise_error('user_not_found');
  end if;
  if not private.decide_alone(
    v_staff,
    row(
      case when v_user_id <> v_owner_id then 'suspense_of_other' else 'suspense' end,
      v_item.amount,
      v_user_id))
  then
    return private.propose(
      'suspense_refund',
      v_staff,
      jsonb_build_object(
        'suspense_id', p_id,
        'order_id', v_item.order_id,
        'user_id', v_user_id,
        'amount', v_item.amount),
      p_audit);
  end if;
  perform private.refund_suspense(v_staff, p_id, v_given_id, p_audit);
  return private.suspense_record(p_id);
end
$$;
