-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.count_listing(p_listing listings, p_by integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into public.listing_counts as counts (product_category, gender, shard, visible)
  values (p_listing.product_category, p_listing.gender, pg_backend_pid() % 16, p_by)
  on conflict (product_category, gender, shard) do update set visible = counts.visible + excluded.visible;
end
$function$;
