create function private.wallet_description(p_description text, p_locale text) returns text
language plpgsql immutable
as $$
begin
  return (
    select coalesce(
      (
        select words.indonesian || substr(p_description, char_length(words.english) + 1)
        from (
          values
            ('Adjustment by the marketplace', 'Penyesuaian oleh marketplace'),
            ('Chargeback of ', 'Pembayaran ditarik kembali, '),
            ('Correction of ', 'Koreksi '),
            ('Paid too much for ', 'Kelebihan bayar '),
            ('Payment of ', 'Pembayaran '),
            ('Refund after completion of ', 'Pengembalian dana setelah pesanan selesai, '),
            ('Refund of ', 'Pengembalian dana '),
            ('Refund of a payment that did not fit', 'Pengembalian pembayaran yang tidak cocok'),
            ('Returned payment of ', 'Pengembalian pembayaran '),
            ('Sale, order ', 'Penjualan, pesanan '),
            ('Settlement of ', 'Kesepakatan '),
            ('Shipping of ', 'Ongkir '),
            ('Withdrawal', 'Penarikan'),
            ('Withdrawal cancelled', 'Penarikan dibatalkan'),
            ('Withdrawal expired', 'Penarikan kedaluwarsa'),
            ('Withdrawal failed', 'Penarikan gagal'),
            ('Withdrawal paid', 'Penarikan terbayar'),
            ('Withdrawal paid after all', 'Penarikan ternyata terbayar'),
            (
              'Withdrawal rejected by the payment provider',
              'Penarikan ditolak penyedia pembayaran'
            ),
            ('Withdrawal returned by the bank', 'Penarikan dikembalikan oleh bank')
        ) as words (english, indonesian)
        where p_locale = 'id'
          and starts_with(p_description, words.english)
        order by char_length(words.english) desc
        limit 1
      ),
      p_description)
  );
end
$$;
