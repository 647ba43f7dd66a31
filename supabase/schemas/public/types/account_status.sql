create type public.account_status as enum ('active', 'suspended', 'banned');
comment on type public.account_status is 'active may do everything; suspended and banned may read and finish what is open, but start nothing.';
