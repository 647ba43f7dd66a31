create table private.reviews (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null constraint reviews__order_id unique references public.orders (id) on delete restrict,
  reviewer_id uuid not null references public.profiles (id) on delete restrict,
  seller_id uuid not null references public.profiles (id) on delete restrict,
  rating integer not null check (rating between 1 and 5),
  comment text check (char_length(comment) between 1 and 1000),
  reply text check (char_length(reply) between 1 and 1000),
  replied_at timestamptz,
  hidden_at timestamptz,
  created_at timestamptz not null default private.now(),
  check ((reply is null) = (replied_at is null))
);
comment on table private.reviews is 'What a buyer says of a seller after a completed order, once. Everyone reads it through verbs, which keep the order out of it.';
comment on column private.reviews.hidden_at is 'Since when staff keep it from everyone; it then counts for nothing. Why stands in the audit log.';
create index reviews_reviewer_id on private.reviews (reviewer_id);
create index reviews_seller on private.reviews (seller_id, created_at desc, id desc);
alter table private.reviews enable row level security;
create policy all_verbs on private.reviews for all to preloved_verbs using (true) with check (true);
grant select, insert, update on private.reviews to preloved_verbs;

create function private.reviews_count() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What the row counted for before and counts for now; a hidden one and none at all count for nothing.
  v_before integer := case when tg_op <> 'INSERT' and old.hidden_at is null then old.rating end;
  v_now integer := case when tg_op <> 'DELETE' and new.hidden_at is null then new.rating end;
begin
  update public.profiles
  set rating_count = rating_count + (v_now is not null)::integer - (v_before is not null)::integer,
      rating_sum = rating_sum + coalesce(v_now, 0) - coalesce(v_before, 0)
  where id = coalesce(new.seller_id, old.seller_id);
  return null;
end
$$;
comment on function private.reviews_count() is 'Keeps a seller''s rating_count and rating_sum true whoever writes a review, and however.';
alter function private.reviews_count() owner to preloved_verbs;
create trigger reviews_count after insert or delete or update of rating, hidden_at on private.reviews
for each row execute function private.reviews_count();

create function private.review_record(p_review private.reviews) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('id', p_review.id, 'seller_id', p_review.seller_id, 'rating', p_review.rating,
      'comment', p_review.comment, 'reply', p_review.reply, 'replied_at', api.wire_time(p_review.replied_at),
      'created_at', api.wire_time(p_review.created_at),
      'reviewer', jsonb_build_object('id', profiles.id, 'username', profiles.username, 'photo_url', profiles.photo_url))
    from public.profiles where profiles.id = p_review.reviewer_id);
end
$$;
comment on function private.review_record(private.reviews) is 'A review as everyone reads it: who says what of whom, and not about which order.';
grant execute on function private.review_record(private.reviews) to preloved_verbs;
