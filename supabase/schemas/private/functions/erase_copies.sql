-- Erases copies in stored responses, in others' notifications and e-mails, and in callbacks,
-- besides those about orders and messages. Runs while the rows that they name exist.
create function private.erase_copies(p_user_id uuid) returns void
language plpgsql volatile
as $$
declare
  v_username constant text := (
    select profiles.username
    from public.profiles
    where profiles.id = p_user_id);
begin
  delete from private.idempotency_keys where caller_id = p_user_id;
  perform private.erase_notification_copies(p_user_id, v_username);
  delete from private.email_suppressions
  where address in (
    select lower(contacts.email) from private.contacts where contacts.user_id = p_user_id);
  perform private.redact_callbacks(array(
    select unnest(array[purchases.id::text, purchases.reference, purchases.provider_id])
    from private.boost_purchases as purchases
    where purchases.seller_id = p_user_id
    union
    select unnest(array[withdrawals.id::text, withdrawals.provider_payout_id])
    from private.withdrawals
    where withdrawals.user_id = p_user_id));
end
$$;
