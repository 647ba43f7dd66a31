create function private.checked_live_pins(
  p_host_id uuid,
  p_wanted jsonb,
  p_pinned uuid[]
) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_wanted uuid[] := private.text_array(p_wanted)::uuid[];
begin
  -- What is pinned already may stay, sold or not: the list on the host's screen need not be the newest.
  if exists (
       select from unnest(v_wanted) as wanted (id)
       where wanted.id <> all (p_pinned) and not exists (
         select from public.listings where listings.id = wanted.id and listings.seller_id = p_host_id
           and listings.status = 'active' and listings.deleted_at is null)) then
    perform private.raise_error('VALIDATION', 'Pin your own listings, while they are for sale.');
  end if;
  return v_wanted;
end
$$;
comment on function private.checked_live_pins(uuid, jsonb, uuid[]) is 'The ids of a JSON array, if the host may pin each of them beside those that are pinned.';
