create function private.is_purchase(p_difference private.reconciliation_differences) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return p_difference.order_id is not null
    or exists (select from private.boost_purchases as purchases where purchases.reference = p_difference.reference);
end
$$;
comment on function private.is_purchase(private.reconciliation_differences) is 'Whether the difference is about something that was bought here: an order or a boost.';
grant execute on function private.is_purchase(private.reconciliation_differences) to preloved_verbs;
