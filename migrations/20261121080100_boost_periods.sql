-- A boost while it runs: on one listing, bought, or on all that a seller has, granted by staff.
create table private.boost_periods (
  id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references public.profiles (id) on delete restrict,
  listing_id uuid references public.listings (id) on delete restrict,
  score integer not null check (score between 1 and 100000),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  ended_at timestamptz
);
comment on table private.boost_periods is 'Who is boosted, by how much, until when. While ended_at is null, its score is in listings.boost_score.';
comment on column private.boost_periods.listing_id is 'Null: everything that the seller has, also what they put up later.';
comment on column private.boost_periods.ended_at is 'When its score was taken out of listings again; a moment after ends_at.';
create index boost_periods_booked on private.boost_periods (ends_at) where ended_at is null;
create index boost_periods_seller_id on private.boost_periods (seller_id);
create index boost_periods_listing_id on private.boost_periods (listing_id);
alter table private.boost_periods enable row level security;
create policy all_verbs on private.boost_periods for all to preloved_verbs using (true) with check (true);
grant select, insert, update on private.boost_periods to preloved_verbs;

create function private.book_boost(p_period private.boost_periods, p_by integer) returns void
language plpgsql set search_path = ''
as $$
begin
  -- Added, never computed anew: two boosts of one listing may begin and end at the same instant.
  if p_period.listing_id is null then
    update public.listings set boost_score = boost_score + p_by where seller_id = p_period.seller_id;
  else
    update public.listings set boost_score = boost_score + p_by where id = p_period.listing_id;
  end if;
end
$$;
comment on function private.book_boost(private.boost_periods, integer) is 'Adds to the score of the listings that this boost is for.';
grant execute on function private.book_boost(private.boost_periods, integer) to preloved_verbs;

create function private.start_boost(p_id uuid, p_seller_id uuid, p_listing_id uuid, p_score integer, p_days integer)
returns private.boost_periods
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.now();
  v_period private.boost_periods;
begin
  if p_listing_id is null then
    -- Whoever puts up a listing holds this row: it comes before us and is boosted, or after and looks.
    perform from public.profiles where profiles.id = p_seller_id for no key update;
  end if;
  insert into private.boost_periods (id, seller_id, listing_id, score, starts_at, ends_at)
  values (p_id, p_seller_id, p_listing_id, p_score, v_now, v_now + make_interval(days => p_days))
  returning * into v_period;
  perform private.book_boost(v_period, v_period.score);
  perform private.enqueue('boosts_end', v_period.id::text, jsonb_build_object('boost_id', v_period.id), v_period.ends_at);
  return v_period;
end
$$;
comment on function private.start_boost(uuid, uuid, uuid, integer, integer) is 'A boost begins now and ends by itself.';
grant execute on function private.start_boost(uuid, uuid, uuid, integer, integer) to preloved_verbs;

create function api.boosts_end(p_boost_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_period private.boost_periods;
begin
  select periods.* into v_period from private.boost_periods as periods where periods.id = p_boost_id;
  perform from public.profiles where v_period.listing_id is null and profiles.id = v_period.seller_id for no key update;
  update private.boost_periods set ended_at = private.now()
  where id = p_boost_id and ended_at is null and ends_at <= private.now();
  if not found then
    return false;
  end if;
  perform private.book_boost(v_period, -v_period.score);
  return true;
end
$$;
comment on function api.boosts_end(uuid) is 'Takes the score of a boost whose time is over out of its listings, once.';
alter function api.boosts_end(uuid) owner to preloved_verbs;
grant execute on function api.boosts_end(uuid) to service_role;

create function private.listings_inherit_boost() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.boost_score := coalesce((
    select sum(periods.score) from private.boost_periods as periods
    where periods.seller_id = new.seller_id and periods.listing_id is null and periods.ended_at is null), 0);
  return new;
end
$$;
comment on function private.listings_inherit_boost() is 'What a boosted seller puts up is boosted from its first moment.';
alter function private.listings_inherit_boost() owner to preloved_verbs;
create trigger listings_inherit_boost before insert on public.listings
for each row execute function private.listings_inherit_boost();
