create table private.facet_labels (
  kind text not null check (kind in ('brand', 'size')),
  key text not null check (char_length(key) between 1 and 80),
  label text not null check (char_length(label) between 1 and 80),
  primary key (kind, key)
);
comment on table private.facet_labels is
  'The displayed spelling of a brand or size: the spelling of its first listing. A row is '
  'deleted when a listing changes or its seller leaves, and no other listing has it.';

grant select, insert, delete on private.facet_labels to preloved_api;
