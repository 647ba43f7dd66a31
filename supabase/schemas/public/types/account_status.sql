create type public.account_status as enum ('active', 'suspended', 'banned');
comment on type public.account_status is
  'active: no restriction. suspended and banned: may read and finish open orders, but start '
  'nothing new.';
