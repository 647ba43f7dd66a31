create function private.sent_back_objection(p_order public.orders) returns text
language sql stable
return case
  when (private.carrier_word(p_order)).outlook is distinct from 'back' then 'parcel_not_going_back'
end;
comment on function private.sent_back_objection(public.orders) is
  'Holds when the carrier''s latest status says that the parcel goes back to its sender or is '
  'lost.';
