-- Static calls keep their plans. Dynamic SQL would be parsed and planned at each call.
create function private.transition_objection(
  p_order public.orders,
  p_precondition text
) returns text
language plpgsql stable
as $$
begin
  if p_precondition is null then
    return null;
  end if;
  case p_precondition
    when 'cancel' then
      return private.cancel_objection(p_order);
    when 'return' then
      return private.return_objection(p_order);
    when 'contest_return' then
      return private.contest_return_objection(p_order);
    when 'deny_return' then
      return private.deny_return_objection(p_order);
    when 'lapse_return' then
      return private.lapse_return_objection(p_order);
    when 'assume_delivery' then
      return private.assume_delivery_objection(p_order);
    when 'courier_delivery' then
      return private.courier_delivery_objection(p_order);
    when 'never_scanned' then
      return private.never_scanned_objection(p_order);
    when 'sent_back' then
      return private.sent_back_objection(p_order);
    when 'revive' then
      return private.revive_objection(p_order);
    when 'refund_charged_back' then
      return private.refund_charged_back_objection(p_order);
  end case;
end
$$;
comment on function private.transition_objection(public.orders, text) is
  'The objection of a precondition that a row of private.order_transitions names; an unknown '
  'precondition raises an error.';
