-- What an operator may change without a deploy. One row per setting, integers only: rupiah, basis
-- points or minutes, as the name says.
create table private.settings (
  name text primary key,
  value bigint not null check (value >= 0),
  meaning text not null
);
comment on table private.settings is 'Fees and durations, one integer each; the name carries the unit.';
alter table private.settings enable row level security;
create policy select_verbs on private.settings for select to preloved_verbs using (true);
grant select on private.settings to preloved_verbs;

insert into private.settings (name, value, meaning) values
  ('protection_fee_flat_idr', 2000, 'Buyer protection fee: fixed part'),
  ('protection_fee_bps', 250, 'Buyer protection fee: share of the item price, in basis points'),
  ('protection_fee_max_idr', 50000, 'Buyer protection fee: never more than this'),
  ('commission_bps', 0, 'Seller commission: share of the item price, in basis points'),
  ('payment_window_minutes', 60, 'How long an unpaid order keeps its listing'),
  ('quote_minutes', 15, 'How long a shipping quote holds'),
  ('receipt_window_minutes', 2880, 'How long after delivery escrow waits before it is released by itself'),
  ('late_payment_revival_minutes', 1440, 'How long after its end an order can still be revived by a late payment');

create function private.setting(p_name text) returns bigint
language plpgsql stable set search_path = ''
as $$
declare
  v_value bigint;
begin
  select settings.value into strict v_value from private.settings where settings.name = p_name;
  return v_value;
end
$$;
comment on function private.setting(text) is 'One setting by name; a name that does not exist is a bug and raises.';
grant execute on function private.setting(text) to preloved_verbs;
