import type { Entries } from "../error_codes.ts";

/** Errors about buying: orders, quotes and vouchers. */
export const ORDERS = {
  order_not_found: ["NOT_FOUND", "There is no such order.", "Pesanan ini tidak ada."],
  wrong_party: [
    "FORBIDDEN",
    "The other party of the order, or other staff, can do this.",
    "Hanya pihak lain dalam pesanan ini yang bisa melakukannya.",
  ],
  bundle_of_several_sellers: [
    "VALIDATION",
    "The listings of one order have one seller.",
    "Barang dalam satu pesanan harus dari satu penjual.",
  ],
  order_status_forbids: [
    "CONFLICT",
    "The order is {status} and cannot become {to}.",
    "Pesanan ini {status}: langkah itu tidak bisa dilakukan.",
  ],
  order_precondition_unmet: [
    "CONFLICT",
    "The order is {status}, and what the next status needs has not happened.",
    "Pesanan ini {status}: syarat untuk langkah ini belum terpenuhi.",
  ],
  order_not_completed: [
    "CONFLICT",
    "The order is {status}; only a completed order allows this.",
    "Ini hanya bisa untuk pesanan yang sudah selesai.",
  ],
  order_already_refunded: [
    "CONFLICT",
    "The order has already been refunded.",
    "Dana pesanan ini sudah dikembalikan.",
  ],
  seller_address_missing: [
    "CONFLICT",
    "The seller has no address to ship from yet.",
    "Penjual belum punya alamat pengiriman.",
  ],
  wallet_blocked: [
    "FORBIDDEN",
    "Your wallet is blocked for now; order without it, or contact us.",
    "Dompetmu sedang diblokir. Pesan tanpa dompet, atau hubungi kami.",
  ],
  listing_ordered_too_often: [
    "CONFLICT",
    "You have cancelled or not paid {max} orders of this listing in a day; try again tomorrow.",
    "Kamu sudah {max} kali membatalkan atau tidak membayar pesanan barang ini. Coba lagi besok.",
  ],
  seller_ordered_too_often: [
    "CONFLICT",
    "You have cancelled or not paid {max} orders of this seller in a day; try again tomorrow.",
    "Kamu sudah {max} kali membatalkan atau tidak membayar pesanan penjual ini. Coba lagi besok.",
  ],
  too_many_unpaid_orders: [
    "CONFLICT",
    "{max} of your orders await payment already; pay or cancel one first.",
    "{max} pesananmu masih menunggu pembayaran. Bayar atau batalkan salah satu dulu.",
  ],
  earlier_order_in_progress: [
    "CONFLICT",
    "Your earlier order of this listing, with another address, courier, voucher, offer or payment, is still in progress; try again in a minute.",
    "Pesananmu sebelumnya untuk barang ini masih diproses. Coba lagi satu menit lagi.",
  ],
  creation_in_progress: [
    "CONFLICT",
    "Another request is creating this; try again in a moment.",
    "Permintaan lain sedang memprosesnya. Coba lagi sebentar lagi.",
  ],
  purchase_abandoned: [
    "CONFLICT",
    "The purchase was abandoned before its invoice was ready: buy again.",
    "Pembelian ini dibatalkan sebelum tagihannya siap. Silakan ulangi.",
  ],
  quote_invalid: [
    "VALIDATION",
    "The shipping_quote is not valid; request new rates.",
    "Ongkir ini tidak berlaku. Pilih pengirimannya lagi.",
  ],
  quote_outdated: [
    "VALIDATION",
    "The shipping quote is for another buyer or listing, or the price, the weight or an address has changed; request new rates.",
    "Ada yang berubah sejak ongkir dihitung. Pilih pengirimannya lagi.",
  ],
  quote_expired: [
    "VALIDATION",
    "The shipping quote has expired; request new rates.",
    "Ongkir ini sudah kedaluwarsa. Pilih pengirimannya lagi.",
  ],
  courier_unavailable: [
    "CONFLICT",
    "The courier is not available any more: request new rates.",
    "Kurir ini sudah tidak tersedia. Pilih pengirimannya lagi.",
  ],
  courier_price_changed: [
    "CONFLICT",
    "The courier now costs Rp{now} instead of Rp{before}; request new rates.",
    "Ongkir kurir ini sekarang Rp{now}, sebelumnya Rp{before}. Pilih pengirimannya lagi.",
  ],
  protection_fee_raised: [
    "CONFLICT",
    "The buyer protection fee is now Rp{now} instead of Rp{before}; request new rates.",
    "Biaya perlindungan pembeli sekarang Rp{now}, sebelumnya Rp{before}. Pilih pengirimannya lagi.",
  ],
  payment_minimum_not_met: [
    "VALIDATION",
    "An invoice is for at least Rp{minimum}; Rp{due} would be left to pay.",
    "Pembayaran minimal Rp{minimum}, sedangkan yang harus dibayar Rp{due}.",
  ],
  voucher_unusable: [
    "VALIDATION",
    "You cannot use this voucher.",
    "Voucher ini tidak bisa kamu pakai.",
  ],
  voucher_minimum_not_met: [
    "VALIDATION",
    "This voucher is for orders of at least Rp{min_total}.",
    "Voucher ini untuk pesanan minimal Rp{min_total}.",
  ],
  voucher_without_effect: [
    "VALIDATION",
    "This order is too small for a voucher.",
    "Pesanan ini terlalu kecil untuk memakai voucher.",
  ],
  voucher_used: [
    "CONFLICT",
    "The voucher of this order has been used up in the meantime.",
    "Voucher pesanan ini sudah habis dipakai.",
  ],
} as const satisfies Entries;
