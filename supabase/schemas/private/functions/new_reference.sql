create function private.new_reference(p_prefix text) returns text
language plpgsql volatile
as $$
declare
  v_reference text;
begin
  loop
    v_reference := concat_ws('-',
      p_prefix,
      to_char(private.now() at time zone 'Asia/Jakarta', 'YYMMDD'),
      -- base64 has 64 characters: each of ours stands for two of them.
      translate(
        left(encode(uuid_send(gen_random_uuid()), 'base64'), 6),
        'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
        repeat('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 2)));
    exit when not exists (select from public.orders where orders.reference = v_reference)
      and not exists (
        select from private.boost_purchases as purchases where purchases.reference = v_reference);
  end loop;
  return v_reference;
end
$$;
