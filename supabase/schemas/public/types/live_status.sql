create type public.live_status as enum ('upcoming', 'live', 'ended');
comment on type public.live_status is 'upcoming waits for its host to start; ended is final.';
