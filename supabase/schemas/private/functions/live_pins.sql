create function private.live_pins(p_host_id uuid, p_wanted jsonb, p_pinned uuid[]) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  v_wanted uuid[] := private.texts(p_wanted)::uuid[];
begin
  -- What is pinned already may stay, sold or not: the list on the host's screen need not be the newest.
  if exists (
       select from unnest(v_wanted) as wanted (id)
       where wanted.id <> all (p_pinned) and not exists (
         select from public.listings where listings.id = wanted.id and listings.seller_id = p_host_id
           and listings.status = 'active' and listings.deleted_at is null)) then
    perform private.refuse('VALIDATION', 'Pin your own listings, while they are for sale.');
  end if;
  return v_wanted;
end
$$;
comment on function private.live_pins(uuid, jsonb, uuid[]) is 'The ids of a JSON array, if the host may pin each of them beside those that are pinned.';
grant execute on function private.live_pins(uuid, jsonb, uuid[]) to preloved_verbs;
