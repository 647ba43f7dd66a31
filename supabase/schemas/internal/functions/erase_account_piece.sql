-- Erases a piece of a deleted account's data, and returns whether more is left.
create function internal.erase_account_piece(p_user_id uuid) returns boolean
language sql volatile security definer
return private.erase_piece(p_user_id);
