create type private.voucher_kind as enum ('fixed', 'percent');
comment on type private.voucher_kind is 'Unit of value: rupiah, or percent of the item price.';
