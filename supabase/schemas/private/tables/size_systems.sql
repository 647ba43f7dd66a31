create table private.size_systems (
  version integer not null,
  -- By private.size_group.
  size_group text not null,
  eu text not null check (eu = private.plain_key('size', eu)),
  uk text not null,
  us text not null,
  jp text,
  primary key (version, size_group, eu),
  unique (version, size_group, uk),
  unique (version, size_group, us),
  unique (version, size_group, jp)
);
comment on table private.size_systems is
  'Equal sizes of different systems. The highest version counts; listings and fits keep the '
  'typed size. Letters are no size of a system (an M is 38 to 40), and Japanese shoe sizes are '
  'centimetres, a measurement. Source: retail charts.';

grant select on private.size_systems to preloved_api;

-- A search looks sizes up when it runs, a saved search when it is saved.
create trigger size_systems_index
  after insert on private.size_systems
  for each statement execute function private.size_systems_index();

insert into private.size_systems (version, size_group, eu, uk, us, jp) values
  (1, 'clothes_female', '32', '4', '0', '3'),
  (1, 'clothes_female', '34', '6', '2', '5'),
  (1, 'clothes_female', '36', '8', '4', '7'),
  (1, 'clothes_female', '38', '10', '6', '9'),
  (1, 'clothes_female', '40', '12', '8', '11'),
  (1, 'clothes_female', '42', '14', '10', '13'),
  (1, 'clothes_female', '44', '16', '12', '15'),
  (1, 'clothes_female', '46', '18', '14', '17'),
  (1, 'clothes_female', '48', '20', '16', '19'),
  (1, 'jackets_male', '44', '34', '34', null),
  (1, 'jackets_male', '46', '36', '36', null),
  (1, 'jackets_male', '48', '38', '38', null),
  (1, 'jackets_male', '50', '40', '40', null),
  (1, 'jackets_male', '52', '42', '42', null),
  (1, 'jackets_male', '54', '44', '44', null),
  (1, 'jackets_male', '56', '46', '46', null),
  (1, 'shoes_female', '36', '3', '5', null),
  (1, 'shoes_female', '37', '4', '6', null),
  (1, 'shoes_female', '38', '5', '7', null),
  (1, 'shoes_female', '39', '6', '8', null),
  (1, 'shoes_female', '40', '7', '9', null),
  (1, 'shoes_female', '41', '8', '10', null),
  (1, 'shoes_male', '41', '7', '8', null),
  (1, 'shoes_male', '42', '8', '9', null),
  (1, 'shoes_male', '43', '9', '10', null),
  (1, 'shoes_male', '44', '10', '11', null),
  (1, 'shoes_male', '45', '11', '12', null),
  (1, 'shoes_male', '46', '12', '13', null);
