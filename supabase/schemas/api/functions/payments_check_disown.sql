create function api.payments_check_disown(p_invoice jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.orders where orders.reference = p_invoice ->> 'external_id')
     or exists (select from private.boost_purchases as purchases where purchases.reference = p_invoice ->> 'external_id') then
    return false;
  end if;
  perform private.enqueue('payments_expire', p_invoice ->> 'id', jsonb_build_object('invoice_id', p_invoice ->> 'id'));
  return true;
end
$$;
comment on function api.payments_check_disown(jsonb) is
  'Has an invoice expired whose purchase was given up while it was being made; false, and nothing, when the purchase is there.';
alter function api.payments_check_disown(jsonb) owner to preloved_verbs;
grant execute on function api.payments_check_disown(jsonb) to service_role;
