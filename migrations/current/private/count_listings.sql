-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.count_listings(p_product_category text, p_gender text, p_by bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.listing_counts as counts set visible = counts.visible + p_by
  where counts.stripe = (
    select free.stripe from public.listing_counts as free
    where free.product_category = p_product_category and free.gender = p_gender
    limit 1 for update skip locked);
  if not found then
    insert into public.listing_counts (product_category, gender, visible) values (p_product_category, p_gender, p_by);
  end if;
end
$function$;
