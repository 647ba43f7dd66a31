create table private.facet_labels (
  kind text not null check (kind in ('brand', 'size')),
  key text not null check (char_length(key) between 1 and 80),
  label text not null check (char_length(label) between 1 and 80),
  primary key (kind, key)
);
comment on table private.facet_labels is
  'How a brand or size is shown: as the first listing with it had it. A row goes when a listing is '
  'changed or its seller leaves, and no other has it.';

grant select, insert, delete on private.facet_labels to preloved_api;
