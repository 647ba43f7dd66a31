import type { Entries } from "./entry.ts";

/** Of listings, their photos, boosts, reviews and live streams. */
export const LISTINGS = {
  listing_not_found: ["NOT_FOUND", "There is no such listing.", "Barang ini tidak ada."],
  search_matches_everything: [
    "VALIDATION",
    "The search to save matches every listing.",
    "Pencarian ini cocok dengan semua barang. Tambahkan kata, merek, ukuran, atau filter lain.",
  ],
  too_many_saved_searches: [
    "CONFLICT",
    "You have saved as many searches as allowed.",
    "Kamu sudah menyimpan {max} pencarian. Hapus salah satu dulu.",
  ],
  saved_search_not_found: [
    "NOT_FOUND",
    "You have no such saved search.",
    "Pencarian tersimpan ini tidak ada.",
  ],
  listing_reserved: [
    "CONFLICT",
    "Another order has reserved the listing; it may come back.",
    "Barang ini sedang dipesan orang lain. Barang kembali dijual jika pesanan itu batal.",
  ],
  listing_not_for_sale: [
    "CONFLICT",
    "The listing was sold or removed.",
    "Barang ini sudah tidak dijual.",
  ],
  listing_not_active: [
    "CONFLICT",
    "Only an active listing allows this.",
    "Ini hanya bisa untuk barang yang sedang dijual.",
  ],
  listing_not_removed: [
    "CONFLICT",
    "Only a removed listing can be relisted.",
    "Hanya barang yang sudah diturunkan yang bisa dijual lagi.",
  ],
  listing_not_changeable: [
    "CONFLICT",
    "A reserved or sold listing cannot be changed.",
    "Barang yang sedang dipesan atau sudah terjual tidak bisa diubah.",
  ],
  own_listing: [
    "FORBIDDEN",
    "It is your own listing.",
    "Kamu tidak bisa membeli barangmu sendiri.",
  ],
  not_the_seller: [
    "FORBIDDEN",
    "Only the seller may do this.",
    "Hanya penjualnya yang bisa melakukan ini.",
  ],
  photo_not_found: [
    "VALIDATION",
    "The photo was not uploaded, or is not there any more.",
    "Foto tidak ditemukan. Unggah fotonya dulu.",
  ],
  photo_invalid: [
    "VALIDATION",
    "The photo cannot be read, or its address is not allowed.",
    "Foto ini tidak bisa dipakai. Gunakan JPEG, PNG atau WebP yang utuh.",
  ],
  photo_too_large: [
    "PAYLOAD_TOO_LARGE",
    "The photo is larger than allowed.",
    "Foto terlalu besar: paling banyak {max_bytes} byte.",
  ],
  photo_declined: [
    "UNAVAILABLE",
    "The model declined this photo: use another one.",
    "Foto ini ditolak. Pakai foto lain, atau isi sendiri keterangannya.",
  ],
  vision_unavailable: [
    "UNAVAILABLE",
    "Photos cannot be analyzed at the moment.",
    "Foto sedang tidak bisa dianalisis. Coba lagi, atau isi sendiri keterangannya.",
  ],
  photo_analyses_used_up: [
    "RATE_LIMITED",
    "All photo analyses of today are used.",
    "Jatah analisis foto hari ini sudah habis. Coba lagi besok.",
  ],
  categorization_not_found: [
    "NOT_FOUND",
    "There is no such categorization in progress.",
    "Analisis foto ini tidak ada.",
  ],
  boost_not_found: ["NOT_FOUND", "There is no such boost.", "Promosi ini tidak ada."],
  boost_package_unknown: [
    "VALIDATION",
    "There is no such package: GET /boosts/packages.",
    "Paket promosi ini tidak ada.",
  ],
  boost_unpaid: [
    "CONFLICT",
    "A boost still waits for its payment.",
    "Masih ada promosi yang menunggu pembayaran.",
  ],
  review_not_found: ["NOT_FOUND", "There is no such review.", "Ulasan ini tidak ada."],
  already_reviewed: [
    "CONFLICT",
    "You have reviewed this order already.",
    "Kamu sudah mengulas pesanan ini.",
  ],
  already_replied: [
    "CONFLICT",
    "You have replied to this review already.",
    "Kamu sudah membalas ulasan ini.",
  ],
  stream_not_found: ["NOT_FOUND", "There is no such stream.", "Live ini tidak ada."],
  stream_ended: ["CONFLICT", "The stream has ended.", "Live ini sudah berakhir."],
  stream_not_ended: [
    "CONFLICT",
    "You have a stream that has not ended yet.",
    "Kamu masih punya live yang belum berakhir.",
  ],
  stream_not_upcoming: [
    "CONFLICT",
    "Only an upcoming stream can be started.",
    "Hanya live yang belum dimulai yang bisa dimulai.",
  ],
  not_the_host: [
    "FORBIDDEN",
    "Only the host of the stream may do this.",
    "Hanya host live ini yang bisa melakukannya.",
  ],
  live_banned: [
    "FORBIDDEN",
    "Staff have banned you from going live.",
    "Akunmu tidak bisa melakukan live stream. Hubungi support {brand}.",
  ],
  pin_not_possible: [
    "VALIDATION",
    "Only your own active listings can be pinned.",
    "Kamu hanya bisa menyematkan barangmu sendiri yang sedang dijual.",
  ],
  seller_on_vacation: [
    "CONFLICT",
    "The seller is on vacation; the listing comes back.",
    "Penjual sedang libur sampai {until}. Setelah itu barang bisa dipesan lagi.",
  ],
  own_vacation: [
    "CONFLICT",
    "You are on vacation, and the time of a boost runs on.",
    "Kamu sedang libur, dan masa promosi tetap berjalan. Akhiri liburmu dulu.",
  ],
  facet_alias_invalid: [
    "VALIDATION",
    "The two must be different words with letters or digits.",
    "Keduanya harus dua kata berbeda yang berisi huruf atau angka.",
  ],
  facet_alias_chain: [
    "CONFLICT",
    "One of the two stands for another word already, or is what others stand for.",
    "Salah satunya sudah menjadi ejaan lain, atau sudah punya ejaan lain.",
  ],
  facet_alias_not_found: ["NOT_FOUND", "There is no such spelling.", "Ejaan ini tidak ada."],
} as const satisfies Entries;
