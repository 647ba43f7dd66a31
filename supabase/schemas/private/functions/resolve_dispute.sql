create function private.resolve_dispute(
  p_dispute_id uuid,
  p_resolution text,
  p_note text,
  p_actor public.order_actor,
  p_actor_id uuid default null,
  p_refund_amount bigint default null
) returns private.disputes
language plpgsql volatile
as $$
declare
  v_dispute private.disputes;
  v_to public.order_status := case p_resolution when 'release' then 'COMPLETED' else 'REFUNDED' end;
begin
  select disputes.* into v_dispute
  from private.disputes
  where disputes.id = p_dispute_id;
  if v_dispute.id is null then
    perform private.raise_error('dispute_not_found');
  end if;
  -- Of two concurrent resolutions the order's lock lets one win. The effects close the dispute.
  if p_resolution = 'split' then
    perform private.split_dispute(
      v_dispute.order_id, p_refund_amount, p_note, p_actor, p_actor_id);
  else
    perform private.move_order(
      private.lock_order(v_dispute.order_id), v_to, p_actor, p_actor_id, p_note);
  end if;
  select disputes.* into v_dispute
  from private.disputes
  where disputes.id = p_dispute_id;
  return v_dispute;
end
$$;
