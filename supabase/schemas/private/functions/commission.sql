create function private.commission(p_item_price bigint) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return p_item_price * private.setting('commission_bps') / 10000;
end
$$;
comment on function private.commission(bigint) is 'The market''s share of an item price, in rupiah, rounded down: the rest is the seller''s to the last rupiah.';
grant execute on function private.commission(bigint) to preloved_verbs;
