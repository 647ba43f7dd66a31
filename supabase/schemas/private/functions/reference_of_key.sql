-- The provider's reference of a transfer without an order or a withdrawal. An index is built on it.
create function private.reference_of_key(p_key text) returns text
language sql immutable
return coalesce(
  -- The key of a boost's payment contains the purchase's reference: boost:BST-…:paid.
  substring(p_key from '^boost:([^:]+):'),
  -- Money of an invoice that is not ours: stray:<its reference>:<its id>.
  substring(p_key from '^stray:(.*):[^:]*$'),
  p_key
);
grant execute on function private.reference_of_key(text) to preloved_ledger;
