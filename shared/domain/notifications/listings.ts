import type { Text } from "./text.ts";

export const LISTING_KINDS: Readonly<Record<string, Text>> = Object.freeze({
  "boost.started": {
    id: ["Boost aktif", "{title} sekarang tampil lebih depan ({reference})."],
    en: ["Your boost is active", "{title} is now shown higher up ({reference})."],
  },
  "boost.granted": {
    id: ["Kamu dapat boost", "Semua barangmu tampil lebih depan sampai {at}."],
    en: ["You got a boost", "All your listings are shown higher up until {at}."],
  },
  "listing.hidden": {
    id: ["{title} disembunyikan", "Hanya kamu yang melihatnya sekarang. {reason}"],
    en: ["{title} is hidden", "Only you see it now. {reason}"],
  },
  "listing.restored": {
    id: ["{title} tampil lagi", "Semua orang bisa melihatnya lagi. {reason}"],
    en: ["{title} is shown again", "Everybody can see it again. {reason}"],
  },
  "live.started": {
    id: ["{seller_username} sedang live", "{title}: tonton sekarang sebelum kehabisan."],
    en: ["{seller_username} is live", "{title}: watch now before everything is sold."],
  },
  "review.received": {
    id: ["Ulasan baru: {rating} dari 5", "{username} mengulas {title}."],
    en: ["New review: {rating} out of 5", "{username} reviewed {title}."],
  },
  "review.replied": {
    id: ["Penjual menjawab ulasanmu", "{username} menjawab ulasanmu tentang {title}."],
    en: ["The seller replied to your review", "{username} replied to your review of {title}."],
  },
  "message.received": {
    id: ["Pesan dari {username}", "Pesan baru tentang {title}. Buka untuk membalas."],
    en: ["Message from {username}", "You have a new message about {title}. Open it to reply."],
  },
  "message.received/several": {
    id: ["{count} pesan dari {username}", "Pesan baru tentang {title}. Buka untuk membalas."],
    en: ["{count} messages from {username}", "They are about {title}. Open them to reply."],
  },
  "listing.liked": {
    id: ["{title} disukai", "{username} menyukai {title}."],
    en: ["{title} has a new like", "{username} likes {title}."],
  },
  "listing.liked/several": {
    id: ["{title} banyak disukai", "{count} orang menyukai {title}."],
    en: ["{title} is popular", "{count} people like {title}."],
  },
  "search.matched": {
    id: ["Ada yang kamu cari", "Barang baru cocok dengan pencarianmu: {search}"],
    en: ["Found what you look for", "A new listing fits your search: {search}"],
  },
  "search.matched/several": {
    id: ["Ada {count} yang kamu cari", "{count} barang baru cocok dengan pencarianmu: {search}"],
    en: ["Found {count} that you look for", "{count} new listings fit your search: {search}"],
  },
  "search.daily": {
    id: ["Satu barang baru sejak kemarin", "Barang baru cocok dengan pencarianmu: {search}"],
    en: ["One new listing since yesterday", "A new listing fits your search: {search}"],
  },
  "search.daily/several": {
    id: [
      "{count} barang baru sejak kemarin",
      "{count} barang baru cocok dengan pencarian tersimpanmu.",
    ],
    en: ["{count} new listings since yesterday", "{count} new listings fit your saved searches."],
  },
});
