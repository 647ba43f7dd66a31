create type private.voucher_kind as enum ('fixed', 'percent');
comment on type private.voucher_kind is 'What value means: rupiah, or percent of the item price.';
