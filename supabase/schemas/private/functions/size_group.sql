-- The group of clothes with its own sizes in private.size_systems.
create function private.size_group(p_product_category text, p_gender text) returns text
language sql immutable
return case
  when p_product_category = 'Sepatu' and p_gender <> 'unisex' then 'shoes_' || p_gender
  when p_product_category = 'Outerwear' and p_gender = 'male' then 'jackets_male'
  when p_product_category in ('Atasan', 'Bawahan', 'Dress', 'Outerwear', 'Activewear')
    and p_gender = 'female'
    then 'clothes_female'
end;
