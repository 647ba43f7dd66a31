create function private.start_invoice(p_order public.orders, p_request_key text) returns void
language plpgsql volatile
as $$
begin
  insert into private.invoices (order_id, external_id, amount, request_key)
  values (p_order.id, p_order.reference, p_order.amount_due, p_request_key);
  -- If this process dies before finish_order, the job finds the invoice or frees the listing.
  perform private.enqueue_job(
    'finish_order',
    p_order.id::text,
    jsonb_build_object('order_id', p_order.id),
    private.now() + interval '60 seconds');
end
$$;
