-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.new_boost_reference()
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
