-- Records the path of a rendered label in the bucket labels.
create function internal.record_label(p_shipment_id uuid, p_path text) returns void
language plpgsql volatile security definer
as $$
begin
  update private.shipments set label_path = p_path where id = p_shipment_id;
end
$$;
