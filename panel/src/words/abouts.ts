/** Explanations of writing operations in Indonesian; the English ones are the API's descriptions. */
export const abouts: Record<string, string> = {
  admin_approvals_approve:
    "Melakukan yang diusulkan orang lain, seolah-olah ia melakukannya sekarang, dan hanya sekali: semuanya diperiksa lagi. Galat membiarkan usulan menunggu dan tidak mengubah apa pun.",
  admin_approvals_reject:
    "Mengakhiri usulan dan tidak mengubah hal lain; pengusul menariknya dengan cara ini.",
  admin_roles_grant:
    "Mengusulkan peran staf untuk pengguna; setelah superadmin lain menyetujuinya, peran berlaku pada permintaan berikutnya.",
  admin_roles_revoke: "Mencabut peran staf, berlaku pada permintaan berikutnya.",
  admin_claims: "Selama satu jam hanya kamu yang memutuskannya; tangani lagi untuk melanjutkan.",
  admin_notes_create:
    "Untuk rekan, tentang pengguna atau pesanan; orang lain tidak membacanya. Catatan hilang bila pengguna menghapus akunnya.",
  admin_cases_close: "Mencatat bahwa keputusan sudah dijalankan; uang tidak berpindah karenanya.",
  admin_shipments_decide:
    "Mengakhiri pencarian pemesanan yang jawabannya hilang dan menutup kasusnya: sudah dipesan membukukan harga kurir dan membatalkan paketnya, tidak dipesan mengembalikan ongkir yang tidak terpakai kepada pembeli. Sudah dipesan masih boleh menyusul tidak dipesan.",
  admin_disputes_resolve:
    "Bayar penjual, kembalikan ke pembeli, atau bagi: pembeli mendapat jumlah yang ditulis dan penjual sisanya; keduanya membaca catatannya.",
  admin_orders_refund:
    "Mengambil harga barang dari dompet penjual, yang boleh menjadi negatif, dan memberikannya ke dompet pembeli.",
  admin_orders_chargeback:
    "Untuk yang diumumkan penyedia pembayaran di luar callback dan belum ada di daftarnya: pesanan dibekukan dan kasus dibuka; uang tidak berpindah.",
  admin_chargebacks_decide:
    "Sekali saja. Ganti rugi: kami menanggungnya, pesanan berjalan terus. Batalkan pesanan: mengakhiri pesanan yang dananya masih dititipkan; pembeli tidak mendapat dana kedua kali. Pembeli, penjual: mengambil kembali yang masuk ke dompet mereka dari pesanan yang berakhir: dari pembeli sejauh ada, lalu dari penjual, juga sampai negatif. Tarik pengumuman: pengumumannya keliru. Chargeback yang dimenangkan mengembalikan semuanya.",
  admin_listings_hide:
    "Menghapusnya dari semua daftar dan menutup halamannya bagi semua orang kecuali penjualnya, yang membaca alasannya; disembunyikan: tidak menampilkannya lagi. Pesanannya berjalan terus. Pesanan, tawaran, dan percakapan tentangnya tetap menampilkan judul dan fotonya.",
  admin_reviews_hide:
    "Menyembunyikannya dari pengguna dan dari rata-rata; disembunyikan: tidak menampilkannya lagi. Alasannya tetap di log audit.",
  admin_accounts:
    "Menangguhkan, memblokir, atau memulihkan pengguna, yang membaca alasannya. Pemblokiran mengakhiri siarannya, menahan penarikan untuk sementara, dan membuka kasus untuk setiap pesanan berjalan.",
  admin_reports_close: "Mencatat apakah ada tindakan; ubah akunnya lebih dulu.",
  admin_ktp_approve: "Keputusan ini tetap, dan fotonya dihapus kemudian.",
  admin_ktp_reject: "Pengguna membaca alasannya dan boleh mengirim foto baru.",
  admin_jobs_redrive: "Memberi pekerjaan yang berhenti semua percobaannya lagi.",
  admin_jobs_redrive_matching:
    "Mengulang semua pekerjaan berhenti dari satu jenis, atau dengan teks itu di galat terakhirnya. Coba dulu: terlihat berapa yang cocok.",
  admin_outbox_redrive:
    "Memberi peristiwa yang berhenti lima percobaan lagi; yang di belakangnya menunggu.",
  admin_outbox_redrive_matching:
    "Mengulang semua peristiwa berhenti dari satu jenis, atau dengan teks itu di galat terakhirnya. Coba dulu: terlihat berapa yang cocok.",
  admin_webhooks_redrive: "Menangani callback terbuka sekali lagi, seolah-olah baru tiba.",
  admin_webhooks_redrive_matching:
    "Menangani semua callback terbuka dari satu penyedia, atau dengan hasil itu, sekali lagi. Coba dulu: terlihat berapa yang cocok.",
  admin_seller_reviews_close: "Mencatat apakah kecurigaan terbukti. Ubah akunnya lebih dulu.",
  admin_live_streams_end: "Mengakhiri siaran pengguna mana pun dan memberi tahu mereka.",
  admin_live_streams_ban:
    "Mengakhiri siaran penyiar dan melarangnya bersiaran, juga bila siarannya sudah berakhir. Larangannya dapat dicabut di halaman pengguna.",
  admin_accounts_live_unban: "Mengizinkan pengguna bersiaran lagi dan memberi tahu mereka.",
  admin_facets_aliases_set:
    "Barang tetap menyimpan yang diketik, dan langsung ditemukan dan dihitung dengan kata yang lain.",
  admin_facets_aliases_delete: "Barang dengan ejaan itu dihitung sendiri lagi.",
  admin_growth_boosts:
    "Menaikkan semua barang seorang penjual selama beberapa hari, dan memberi tahu mereka.",
  admin_disclosures:
    "Menampilkan data pribadi sekali: telepon atau e-mail seorang pengguna, alamat sebuah pesanan selama masih ada yang dikirim, penerima atau tautan sebuah penarikan. Log audit mencatat siapa membuka milik siapa dan mengapa.",
  orders_status: "Membawa pesanan satu langkah, seperti rute langkah itu sendiri.",
  admin_payouts_settle:
    "Menanyakan kepada penyedia penarikan yang tautannya tidak diketahui dan menerapkan jawabannya; tulis id tautannya bila Anda tahu.",
  admin_payouts_void: "Membatalkan tautan yang belum diambil siapa pun; uangnya kembali ke dompet.",
  admin_payouts_decide:
    "Bila penyedia bertentangan dengan dirinya sendiri atau melupakan tautannya, superadmin memutuskan dengan bukti apakah sudah dibayar.",
  admin_refunds_decide:
    "Bila penyedia melupakan sebuah refund, superadmin memutuskan dengan bukti apakah sudah dibayar; bila tidak, uangnya masuk ke dompet.",
  admin_adjustments:
    "Mengusulkan penambahan atau pengurangan dompet; formulir yang sama dikirim dua kali tetap satu usulan. Superadmin lain menyetujuinya.",
  admin_suspense_refund: "Membayarkannya ke dompet; pesanan yang menunggunya berakhir.",
  admin_suspense_apply: "Membayar pesanan dengannya; kelebihannya masuk ke dompet pembeli.",
  admin_suspense_close:
    "Mengakhirinya dengan bukti: sudah dibayar kembali di luar, atau tidak ada yang harus dibayar.",
  admin_reconciliation_approve: "Membukukan koreksi yang diusulkan untuk sebuah selisih.",
  admin_reconciliation_reverse:
    "Menarik kembali koreksi yang disetujui dengan transaksi kebalikannya.",
  admin_settings_update:
    "Mengusulkan nilai lain; setelah superadmin lain menyetujuinya, nilai itu berlaku untuk setiap panggilan sejak saat itu, dan log audit menyimpan keduanya.",
  admin_vouchers_create:
    "Jumlah tetap atau persentase harga, dibayar dari promosi; persentase memerlukan potongan paling banyak dan anggaran.",
  admin_vouchers_update:
    "Mengubah isian yang Anda kirim; pesanan tetap dengan yang sudah didapat. Aktif: tidak mengakhirinya.",
};
