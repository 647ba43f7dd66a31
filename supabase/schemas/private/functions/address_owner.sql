create function private.address_owner() returns uuid
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
begin
  -- One change of addresses at a time per person, so that exactly one stays primary.
  perform from public.profiles where profiles.id = v_me for no key update;
  return v_me;
end
$$;
comment on function private.address_owner() is 'The caller, whose addresses nobody else changes until this transaction ends.';
