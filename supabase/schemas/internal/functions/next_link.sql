-- Called at the end of a run of this path: p_token is the link's token, or null for a call of the
-- schedule. Returns the token for the next link. Null if nothing is left, another chain runs, this
-- link was replaced, or the schedule has not called for long.
create function internal.next_link(p_path text, p_token uuid, p_has_more boolean) returns uuid
language plpgsql volatile security definer
as $$
declare
  v_most constant integer := 300;
  v_chain private.run_chains;
begin
  insert into private.run_chains (path) values (p_path) on conflict (path) do nothing;
  select chains.*
  into v_chain
  from private.run_chains as chains
  where chains.path = p_path
  for update;
  if p_token is null and v_chain.token is not null
    and v_chain.leased_until > clock_timestamp()
  then
    update private.run_chains set links_left = v_most, has_more = true where path = p_path;
    return null;
  elsif p_token is not null and p_token is distinct from v_chain.token then
    return null;
  elsif not (p_has_more or v_chain.has_more)
    or p_token is not null and v_chain.links_left = 0
  then
    update private.run_chains set token = null, has_more = false where path = p_path;
    return null;
  end if;
  update private.run_chains
  set token = gen_random_uuid(),
      leased_until = clock_timestamp() + interval '45 seconds',
      links_left = case when p_token is null then v_most else v_chain.links_left - 1 end,
      has_more = false
  where path = p_path
  returning token into v_chain.token;
  return v_chain.token;
end
$$;
