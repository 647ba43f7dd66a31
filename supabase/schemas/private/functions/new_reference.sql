create function private.new_reference(p_prefix text) returns text
language plpgsql volatile
as $$
declare
  v_alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  v_bytes bytea;
  v_reference text;
begin
  loop
    v_bytes := uuid_send(gen_random_uuid());
    select concat_ws('-',
      p_prefix,
      to_char(private.now() at time zone 'Asia/Jakarta', 'YYMMDD'),
      string_agg(substr(v_alphabet, get_byte(v_bytes, nth) % 32 + 1, 1), ''))
    into v_reference
    from generate_series(0, 5) as nth;
    exit when not exists (select from public.orders where orders.reference = v_reference)
      and not exists (
        select from private.boost_purchases as purchases where purchases.reference = v_reference);
  end loop;
  return v_reference;
end
$$;
