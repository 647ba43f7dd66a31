create function private.dispute_record(p_order_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select private.dispute_view(disputes) from private.disputes where disputes.order_id = p_order_id);
end
$$;
comment on function private.dispute_record(uuid) is 'The dispute of an order; null when there was none.';
grant execute on function private.dispute_record(uuid) to preloved_verbs;
