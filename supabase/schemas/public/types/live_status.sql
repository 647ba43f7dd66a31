create type public.live_status as enum ('upcoming', 'live', 'ended');
comment on type public.live_status is 'upcoming until the seller starts it; ended is final.';
