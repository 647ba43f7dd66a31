create function private.lease_order(p_order_id uuid) returns void
language plpgsql volatile
as $$
begin
  update private.invoices
  set
    leased_until = clock_timestamp() + interval '30 seconds',
    lease = lease + 1
  where order_id = p_order_id
    and leased_until < clock_timestamp();
  if not found then
    perform private.raise_error('creation_in_progress', p_retry_after_seconds => 30);
  end if;
end
$$;
