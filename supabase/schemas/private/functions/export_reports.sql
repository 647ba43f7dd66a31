create function private.export_reports(p_user_id uuid) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'reviews_written', (
        select coalesce(jsonb_agg(
          private.review_record(reviews) || jsonb_build_object('order_id', reviews.order_id)
          order by reviews.created_at desc), '[]')
        from private.reviews
        where reviews.reviewer_id = p_user_id),
      'reports_made', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'user_id', reports.user_id,
            'listing_id', reports.listing_id,
            'conversation_id', reports.conversation_id,
            'reason', reports.reason,
            'details', reports.details,
            'opened_at', internal.wire_time(reports.opened_at))
          order by reports.opened_at desc), '[]')
        from private.reports
        where reports.reporter_id = p_user_id),
      'identity_checks', (
        select coalesce(jsonb_agg(
          private.ktp_record(submissions)
          order by submissions.submitted_at desc), '[]')
        from private.ktp_submissions as submissions
        where submissions.user_id = p_user_id
          and submissions.status <> 'uploading'))
  );
end
$$;
