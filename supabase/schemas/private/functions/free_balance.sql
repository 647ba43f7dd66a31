-- Rupiah that may be withdrawn or spent: refunds of a disputed payment stay in the wallet.
create function private.free_balance(p_user_id uuid) returns bigint
language sql stable
return greatest(private.spendable(p_user_id) - private.disputed_money(p_user_id), 0);
