-- POST /orders in three steps that a stranger can repeat: reserve the listing, have an invoice made
-- at the provider, finish. Between the steps the order is ours alone (state_version 0).
create function private.new_order_reference() returns text
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  v_bytes bytea := uuid_send(gen_random_uuid());
  v_reference text;
begin
  loop
    v_reference := 'ORD-' || to_char(private.now() at time zone 'Asia/Jakarta', 'YYMMDD') || '-' || (
      select string_agg(substr(v_alphabet, get_byte(v_bytes, place) % 32 + 1, 1), '')
      from unnest(array[0, 1, 2, 3, 4, 5]) as place);
    exit when not exists (select from public.orders where orders.reference = v_reference);
    v_bytes := uuid_send(gen_random_uuid());
  end loop;
  return v_reference;
end
$$;
comment on function private.new_order_reference() is 'ORD-, the Jakarta date, six random Crockford characters that nobody has yet.';
