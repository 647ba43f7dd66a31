create function api.admin_disclosures(
  p_target_type text,
  p_target_id uuid,
  p_fields jsonb,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member;
  v_order public.orders;
  v_user public.profiles;
  v_withdrawal private.withdrawals;
  v_user_ids uuid[];
  v_values jsonb;
begin
  if p_target_type = 'withdrawal' then
    v_staff := private.staff_caller('administrator');
    v_withdrawal := private.find_withdrawal(p_target_id);
    perform private.find_user(v_withdrawal.user_id, p_exclude_deleted => true);
    v_values := private.withdrawal_record(v_withdrawal);
    v_user_ids := array[v_withdrawal.user_id];
  elsif p_target_type = 'order' then
    v_staff := private.staff_caller('ops_admin');
    v_order := private.find_order(p_target_id::text);
    -- Staff who are a party of the order read the same as any party.
    perform private.forbid_self_decision(v_staff, v_order.buyer_id, v_order.seller_id);
    -- Before the payment nothing is sent, and after the end nothing is on its way.
    if not private.is_in_escrow(v_order) then
      perform private.raise_error(
        'nothing_to_ship', jsonb_build_object('status', v_order.status));
    end if;
    v_values := (
      select jsonb_object_agg(
        case addresses.party when 'buyer' then 'recipient' else 'return_address' end,
        private.recipient_record(addresses, false))
      from private.order_addresses as addresses
      where addresses.order_id = v_order.id);
    v_user_ids := array_remove(
      array[
        case when p_fields ? 'recipient' then v_order.buyer_id end,
        case when p_fields ? 'return_address' then v_order.seller_id end],
      null);
  else
    v_staff := private.staff_caller('ops_admin');
    v_user := private.find_user(p_target_id, p_exclude_deleted => true);
    v_values := jsonb_build_object(
      'phone', v_user.phone,
      'email', (
        select contacts.email
        from private.contacts
        where contacts.user_id = v_user.id));
    v_user_ids := array[p_target_id];
  end if;

  -- The caller may have traded with the owners of these fields in another order.
  perform private.forbid_own_trade(v_staff, variadic v_user_ids);
  v_values := (
    select jsonb_object_agg(field, v_values -> field)
    from jsonb_array_elements_text(p_fields) as field);
  perform private.audit_read(
    v_staff, p_audit,
    case p_target_type when 'user' then 'account' else p_target_type end,
    p_target_id::text,
    jsonb_build_object('read', (
      select jsonb_agg(field order by field)
      from jsonb_object_keys(v_values) as field)),
    variadic v_user_ids);
  return jsonb_build_object('values', v_values);
end
$$;
