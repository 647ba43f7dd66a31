-- Records the features that this deployment lacks: p_off {name: the variable that is not set}.
create function internal.record_features(p_off jsonb) returns void
language plpgsql volatile security definer
as $$
begin
  update private.providers
  set missing = p_off ->> name,
      off_since = case when p_off ? name then coalesce(off_since, private.now()) end
  where missing is distinct from p_off ->> name;
end
$$;
