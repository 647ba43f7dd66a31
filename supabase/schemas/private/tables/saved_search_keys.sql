create table private.saved_search_keys (
  key text not null,
  search_id uuid not null references private.saved_searches (id) on delete cascade,
  primary key (key, search_id)
);
comment on table private.saved_search_keys is
  'The keys of a saved search: every fitting listing has at least one of them, so '
  'private.listing_keys finds the searches to compare. A search with notify off has none.';

create index saved_search_keys_search on private.saved_search_keys (search_id);

grant select, insert, update, delete on private.saved_search_keys to preloved_api;
