create function private.add_facet_labels(p_listings public.listings[]) returns void
language plpgsql volatile
as $$
begin
  -- Ordered, so that two transactions with the same new labels do not deadlock.
  insert into private.facet_labels (kind, key, label)
  select distinct on (typed.kind, typed.key) typed.kind, typed.key, btrim(typed.label)
  from (
    select words.kind, words.label, private.plain_key(words.kind, words.label) as key
    from unnest(p_listings) as changed,
      lateral (
        values ('brand', changed.brand), ('size', changed.size)
      ) as words (kind, label)
    -- `offset 0`: without it the planner would compute the key again for each use below.
    offset 0
  ) as typed
  where typed.key is not null
    and not exists (
      select
      from private.facet_labels as known
      where known.kind = typed.kind
        and known.key = typed.key
    )
    and not exists (
      select
      from private.facet_aliases as aliases
      where aliases.kind = typed.kind
        and aliases.alias = typed.key
    )
  order by typed.kind, typed.key, typed.label
  on conflict do nothing;
end
$$;
