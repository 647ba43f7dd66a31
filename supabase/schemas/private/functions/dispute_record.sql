create function private.dispute_record(p_order_id uuid) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select private.dispute_view(disputes)
    from private.disputes
    where disputes.order_id = p_order_id
  );
end
$$;
