create function private.note_return_delivered(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.set_deadline(p_order, transitions, private.now())
  from private.order_transitions as transitions
  where transitions.from_status = p_order.status and transitions.counts_from = 'return_delivered';
end
$$;
comment on function private.note_return_delivered(public.orders) is
  'The parcel is back at the seller: from now on count the deadlines that wait for that.';
grant execute on function private.note_return_delivered(public.orders) to preloved_verbs;
