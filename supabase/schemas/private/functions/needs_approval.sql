create function private.needs_approval(p_amount bigint) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return p_amount > private.setting('approval_over_idr');
end
$$;
comment on function private.needs_approval(bigint) is
  'Whether a refund of p_amount rupiah by staff needs another person. What else staff propose '
  'always does.';
