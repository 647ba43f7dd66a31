/** What is stored twice: the JSON that lists return, and what listings and profiles copy. */
export const stored = {
  "listings whose stored JSON is not that of their columns": `
    select l.id from public.listings l
    where (l.card || '}')::jsonb <> to_jsonb(l)
      - '{number,seller_active,boost_score,deleted_at,is_visible,card}'::text[]
      || jsonb_build_object(
        'created_at', internal.wire_time(l.created_at), 'updated_at', internal.wire_time(l.updated_at))`,
  "sellers whose stored JSON is not that of their columns": `
    select p.id from public.profiles p
    where p.card::jsonb <> jsonb_build_object(
      'id', p.id, 'username', p.username, 'photo_url', p.photo_url, 'city', p.city, 'verified', p.verified)`,
  "users who are verified without an approved identity check, or the reverse": `
    select p.id from public.profiles p
    where p.verified <> (p.deleted_at is null and exists (
      select from private.ktp_submissions k where k.user_id = p.id and k.status = 'approved'))`,
  "listings that know another state of their seller": `
    select l.id from public.listings l join public.profiles p on p.id = l.seller_id
    where l.seller_active <> (p.account_status = 'active' and p.on_vacation_until is null)`,
};
