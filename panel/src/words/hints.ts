/** Hints below form fields in Indonesian, by operation and field; the English ones are the API's. */
const EVIDENCE = "Apa yang membuktikannya, misalnya jawaban tertulis penyedia atau rekening koran";
const MANY = "Paling banyak sekian, yang tertua lebih dulu";

export const hints: Record<string, string> = {
  "admin_shipments_decide.shipper_order_id": "Id pengiriman di penyedia, tempat ia dibaca",
  "admin_shipments_decide.price":
    "Yang ditagih penyedia; dipakai bila penyedia melupakan pengirimannya",
  "admin_shipments_decide.evidence": EVIDENCE,
  "admin_disputes_resolve.resolution":
    "Bayar penjual, kembalikan ke pembeli, atau bagi: jumlah untuk pembeli, sisanya untuk penjual",
  "admin_disputes_resolve.refund_amount": "Hanya bila dibagi",
  "admin_disputes_resolve.note": "Dibaca kedua pihak",
  "admin_claims.released": "Ya: dilepaskan lagi",
  "admin_notes_create.order": "Id atau referensi pesanan",
  "admin_orders_chargeback.amount": "Yang diminta kembali oleh saluran pembayaran",
  "admin_orders_chargeback.evidence": "Di mana diumumkan; disimpan di log audit",
  "admin_chargebacks_decide.outcome":
    "Ganti rugi: kami menanggungnya. Batalkan pesanan: dananya masih dititipkan. Pembeli, penjual: dari dompet mereka. Tarik pengumuman: pengumumannya keliru",
  "admin_chargebacks_decide.evidence": "Dasarnya, misalnya tiket penyedia; disimpan di log audit",
  "admin_accounts.payouts_blocked_until":
    "Penarikan ditolak sampai saat itu, paling lama 365 hari; mengosongkannya mencabutnya. Bila tidak diubah, pemblokiran menahannya 90 hari dan pemulihan mencabutnya.",
  "admin_jobs_redrive_matching.limit": MANY,
  "admin_outbox_redrive_matching.limit": MANY,
  "admin_webhooks_redrive_matching.limit": MANY,
  "admin_payouts_settle.provider_payout_id":
    "Id tautan di penyedia, yang statusnya dibaca dan diterapkan. Tanpa id, uang yang ditahan kembali ke dompet: hanya bila penyedia tidak punya tautannya.",
  "admin_payouts_decide.evidence": EVIDENCE,
  "admin_refunds_decide.evidence": EVIDENCE,
  "admin_adjustments.amount":
    "Rupiah: positif menambah dompet, negatif mengurangi, tidak pernah di bawah nol",
  "admin_suspense_refund.user_id":
    "Pemilik dompet, dengan id atau nama pengguna; bila kosong, pembeli pesanannya",
  "admin_suspense_apply.cover_missing": "Kami membayar kekurangannya sebagai ganti rugi.",
  "admin_suspense_close.provider_reference": "Referensi pembayaran kembali di daftar penyedia",
  "admin_suspense_close.evidence": "Di mana dapat diperiksa, misalnya bukti dari bank",
  "admin_reconciliation_approve.account": "Akun lawan, bila bukan yang diusulkan",
  "admin_reconciliation_approve.evidence":
    "Diperlukan, diusulkan superadmin, untuk menarik koreksi yang uangnya sudah keluar dari dana tertunda",
  "admin_vouchers_create.budget": "Rupiah potongan paling banyak, semua pemakaian bersama",
  "admin_vouchers_update.budget": "Rupiah potongan paling banyak, semua pemakaian bersama",
  "admin_settings_update.expected": "Nilai yang Anda lihat",
  "admin_disclosures.fields":
    "Milik pengguna telepon dan e-mail, pesanan penerima dan alamat retur, penarikan e-mail penerima dan tautannya",
};
