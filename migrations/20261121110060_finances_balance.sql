create table private.seller_balances (
  seller_id uuid primary key references public.profiles (id) on delete cascade,
  available bigint not null,
  pending bigint not null,
  currency text not null,
  as_of timestamptz not null
);
comment on table private.seller_balances is 'The last balance that the finance portal told of a seller: what we show while it is away.';
alter table private.seller_balances enable row level security;
create policy all_verbs on private.seller_balances for all to preloved_verbs using (true) with check (true);
grant select, insert, update on private.seller_balances to preloved_verbs;

create function api.finances_balance(p_seller_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_caller public.profiles := private.caller();
begin
  if v_caller.id <> p_seller_id and not private.has_role(v_caller.id, 'ops_admin', 'administrator')
     or not exists (select from public.profiles where profiles.id = p_seller_id) then
    perform private.refuse('NOT_FOUND', 'There is no such seller.');
  end if;
  return (
    select jsonb_build_object('seller_id', copy.seller_id, 'available', copy.available, 'pending', copy.pending,
      'currency', copy.currency, 'as_of', api.wire_time(copy.as_of), 'source', 'copy', 'stale', true)
    from private.seller_balances as copy where copy.seller_id = p_seller_id);
end
$$;
comment on function api.finances_balance(uuid) is
  'The stored copy of a seller''s balance, for the seller and for staff; null when there is none yet.';
alter function api.finances_balance(uuid) owner to preloved_verbs;
grant execute on function api.finances_balance(uuid) to authenticated;

create function api.finances_balance_keep(p_seller_id uuid, p_balance jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_as_of timestamptz := (p_balance ->> 'as_of')::timestamptz;
begin
  insert into private.seller_balances as copy (seller_id, available, pending, currency, as_of)
  values (p_seller_id, (p_balance ->> 'available')::bigint, (p_balance ->> 'pending')::bigint, p_balance ->> 'currency', v_as_of)
  on conflict (seller_id) do update
    set available = excluded.available, pending = excluded.pending, currency = excluded.currency, as_of = excluded.as_of
    -- Of two answers that cross, the younger one stays.
    where copy.as_of <= excluded.as_of;
  return p_balance || jsonb_build_object('seller_id', p_seller_id, 'as_of', api.wire_time(v_as_of), 'source', 'portal', 'stale', false);
end
$$;
comment on function api.finances_balance_keep(uuid, jsonb) is 'Keeps what the portal just told {available, pending, currency, as_of}, and answers it as callers read it.';
alter function api.finances_balance_keep(uuid, jsonb) owner to preloved_verbs;
grant execute on function api.finances_balance_keep(uuid, jsonb) to service_role;
