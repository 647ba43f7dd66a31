create function api.shipping_label_rendered(p_shipment_id uuid, p_path text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.shipments set label_path = p_path where id = p_shipment_id;
end
$$;
comment on function api.shipping_label_rendered(uuid, text) is 'The label lies in the bucket from now on.';
alter function api.shipping_label_rendered(uuid, text) owner to preloved_verbs;
grant execute on function api.shipping_label_rendered(uuid, text) to service_role;
