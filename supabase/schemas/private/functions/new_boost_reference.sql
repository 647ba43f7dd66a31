-- POST /boosts in the steps of POST /orders: reserve, have an invoice made, finish. What is not finished
-- yet (CREATING) a stranger may finish or take back.
create function private.new_boost_reference() returns text
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  v_bytes bytea;
  v_reference text;
begin
  loop
    v_bytes := uuid_send(gen_random_uuid());
    v_reference := 'BST-' || to_char(private.now() at time zone 'Asia/Jakarta', 'YYMMDD') || '-' || (
      select string_agg(substr(v_alphabet, get_byte(v_bytes, place) % 32 + 1, 1), '') from generate_series(0, 5) as place);
    exit when not exists (select from private.boost_purchases where boost_purchases.reference = v_reference);
  end loop;
  return v_reference;
end
$$;
comment on function private.new_boost_reference() is 'BST-, the Jakarta date, six random Crockford characters that nobody has yet.';
