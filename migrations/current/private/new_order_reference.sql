-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.new_order_reference()
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
