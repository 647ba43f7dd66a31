-- The length in bytes makes the encoding unique: no two lists of fields give the same bytes.
create function private.book_netstring(p_field text) returns bytea
language sql stable
return convert_to(coalesce(octet_length(p_field) || ':' || p_field || ',', '-'), 'UTF8');
