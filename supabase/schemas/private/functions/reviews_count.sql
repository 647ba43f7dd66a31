create function private.reviews_count() returns trigger
language plpgsql volatile security definer
as $$
declare
  -- The counted rating before and after; null without a row or if it is hidden.
  v_before integer := case when tg_op <> 'INSERT' and old.hidden_at is null then old.rating end;
  v_after integer := case when tg_op <> 'DELETE' and new.hidden_at is null then new.rating end;
begin
  update public.profiles
  set rating_count = rating_count
        + (v_after is not null)::integer
        - (v_before is not null)::integer,
      rating_sum = rating_sum + coalesce(v_after, 0) - coalesce(v_before, 0)
  where id = coalesce(new.seller_id, old.seller_id);
  return null;
end
$$;
