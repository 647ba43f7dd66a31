create function private.may_pay_from_wallet(p_order public.orders) returns text
language sql immutable
return case when p_order.amount_due > 0 then 'It has to be paid first.' end;
comment on function private.may_pay_from_wallet(public.orders) is
  'Holds when the wallet paid the whole total.';
