import type { Entries } from "../error_codes.ts";

/** Errors about listings, their photos, boosts, reviews and live streams. */
export const LISTINGS = {
  listing_not_found: ["NOT_FOUND", "There is no such listing.", "Barang ini tidak ada."],
  search_matches_everything: [
    "VALIDATION",
    "This search matches every listing. Add a word, a brand, a size or another filter.",
    "Pencarian ini cocok dengan semua barang. Tambahkan kata, merek, ukuran, atau filter lain.",
  ],
  too_many_saved_searches: [
    "CONFLICT",
    "You have saved {max} searches; delete one first.",
    "Kamu sudah menyimpan {max} pencarian. Hapus salah satu dulu.",
  ],
  saved_search_not_found: [
    "NOT_FOUND",
    "You have no such saved search.",
    "Pencarian tersimpan ini tidak ada.",
  ],
  listing_ordered_already: [
    "CONFLICT",
    "You have ordered this listing already, as {reference}.",
    "Kamu sudah memesan barang ini, dengan nomor {reference}.",
  ],
  listing_reserved: [
    "CONFLICT",
    "This listing is reserved by another order. It comes back if that order ends.",
    "Barang ini sedang dipesan orang lain. Barang kembali dijual jika pesanan itu batal.",
  ],
  listing_not_for_sale: [
    "CONFLICT",
    "This listing is not for sale any more.",
    "Barang ini sudah tidak dijual.",
  ],
  listing_not_active: [
    "CONFLICT",
    "The listing is {status}; only an active listing allows this.",
    "Ini hanya bisa untuk barang yang sedang dijual.",
  ],
  listing_not_removed: [
    "CONFLICT",
    "The listing is {status}. Only a removed listing can be relisted.",
    "Hanya barang yang sudah diturunkan yang bisa dijual lagi.",
  ],
  fit_unknown: [
    "CONFLICT",
    "Say first what fits you: PUT /auth/me/fit.",
    "Isi dulu ukuran yang pas untukmu.",
  ],
  measurement_unknown: [
    "VALIDATION",
    "This category is not measured so; GET /listings/measurements has its names.",
    "Kategori ini tidak diukur begitu.",
  ],
  listing_not_changeable: [
    "CONFLICT",
    "The listing is {status}. Only an active or removed listing can be changed.",
    "Barang yang sedang dipesan atau sudah terjual tidak bisa diubah.",
  ],
  own_like: [
    "FORBIDDEN",
    "You cannot like your own listing.",
    "Kamu tidak bisa menyukai barangmu sendiri.",
  ],
  own_listing: [
    "FORBIDDEN",
    "You cannot buy your own listing.",
    "Kamu tidak bisa membeli barangmu sendiri.",
  ],
  not_the_seller: [
    "FORBIDDEN",
    "Only the seller can do this.",
    "Hanya penjualnya yang bisa melakukan ini.",
  ],
  photo_not_found: [
    "VALIDATION",
    "There is no such photo, or it has not been uploaded.",
    "Foto tidak ditemukan. Unggah fotonya dulu.",
  ],
  photos_in_progress: [
    "CONFLICT",
    "Several large photos are being checked, and some are ready; send the same request again.",
    "Foto-fotomu besar dan masih diperiksa. Coba lagi sebentar lagi.",
  ],
  photo_invalid: [
    "VALIDATION",
    "The photo cannot be used: {problem}.",
    "Foto ini tidak bisa dipakai. Gunakan JPEG, PNG atau WebP yang utuh.",
  ],
  photo_too_large: [
    "PAYLOAD_TOO_LARGE",
    "The photo {name} may have at most {max_bytes} bytes.",
    "Foto terlalu besar: paling banyak {max_bytes} byte.",
  ],
  photo_declined: [
    "UNAVAILABLE",
    "The model declined this photo: use another one.",
    "Foto ini ditolak. Pakai foto lain, atau isi sendiri keterangannya.",
  ],
  vision_unavailable: [
    "UNAVAILABLE",
    "The photo cannot be analyzed. Try again in a moment, or describe the item yourself.",
    "Foto sedang tidak bisa dianalisis. Coba lagi, atau isi sendiri keterangannya.",
  ],
  photo_analyses_used_up: [
    "RATE_LIMITED",
    "You have used all photo analyses of today. Try again tomorrow.",
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
    "There is no such package; see GET /boosts/packages.",
    "Paket promosi ini tidak ada.",
  ],
  boost_unpaid: [
    "CONFLICT",
    "A boost still waits for its payment: pay it, or let its invoice expire.",
    "Masih ada promosi yang menunggu pembayaran.",
  ],
  review_not_found: ["NOT_FOUND", "There is no such review.", "Ulasan ini tidak ada."],
  already_reviewed: [
    "CONFLICT",
    "You have already reviewed this order.",
    "Kamu sudah mengulas pesanan ini.",
  ],
  already_replied: [
    "CONFLICT",
    "You have already replied to this review.",
    "Kamu sudah membalas ulasan ini.",
  ],
  stream_not_found: ["NOT_FOUND", "There is no such stream.", "Live ini tidak ada."],
  stream_ended: ["CONFLICT", "The stream has ended.", "Live ini sudah berakhir."],
  stream_not_ended: [
    "CONFLICT",
    "You have a live stream that is not over: end it first.",
    "Kamu masih punya live yang belum berakhir.",
  ],
  stream_not_upcoming: [
    "CONFLICT",
    "The stream is {status}. Only an upcoming stream can be started.",
    "Hanya live yang belum dimulai yang bisa dimulai.",
  ],
  not_the_host: [
    "FORBIDDEN",
    "Only the host of the stream can do this.",
    "Hanya host live ini yang bisa melakukannya.",
  ],
  live_banned: [
    "FORBIDDEN",
    "Akunmu tidak bisa melakukan live stream. Hubungi support {brand}.",
    "Akunmu tidak bisa melakukan live stream. Hubungi support {brand}.",
  ],
  pin_not_possible: [
    "VALIDATION",
    "You can pin only your own active listings.",
    "Kamu hanya bisa menyematkan barangmu sendiri yang sedang dijual.",
  ],
  seller_on_vacation: [
    "CONFLICT",
    "The seller is on vacation until {until}; the listing can be ordered again after that.",
    "Penjual sedang libur sampai {until}. Setelah itu barang bisa dipesan lagi.",
  ],
  own_vacation: [
    "CONFLICT",
    "You are on vacation, and the time of a boost runs on; end your vacation first.",
    "Kamu sedang libur, dan masa promosi tetap berjalan. Akhiri liburmu dulu.",
  ],
  facet_alias_invalid: [
    "VALIDATION",
    "The two must be different words with letters or digits.",
    "Keduanya harus dua kata berbeda yang berisi huruf atau angka.",
  ],
  facet_alias_chain: [
    "CONFLICT",
    "One of the two stands for another word already.",
    "Salah satunya sudah menjadi ejaan lain, atau sudah punya ejaan lain.",
  ],
  facet_alias_not_found: ["NOT_FOUND", "There is no such spelling.", "Ejaan ini tidak ada."],
} as const satisfies Entries;
