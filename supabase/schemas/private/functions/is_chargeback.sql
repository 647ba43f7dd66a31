-- Whether a row of the provider's list is a chargeback or its reversal. The provider documents
-- neither name.
create function private.is_chargeback(p_type text) returns boolean
language sql immutable
return p_type like '%CHARGEBACK%';
