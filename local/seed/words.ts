export const COLORS = (
  "hitam, putih, navy, cokelat, krem, abu-abu, merah marun, hijau army, hijau sage, " +
  "biru, pink, ungu lilac, kuning mustard, terracotta"
).split(", ");
export const MATERIALS = "katun, linen, denim, rayon, wol, satin, kanvas, kulit, poliester, rajut"
  .split(", ");
export const STYLES = ["oversized", "slim fit", "korea", "basic", "boyfriend", "A-line", "boxy"];
/** Frequent ones first. */
export const VIBES = (
  "vintage, casual, minimalis, streetwear, y2k, formal, korean style, sporty, " +
  "cottagecore, batik, boho, preppy, grunge, coquette, modest, outdoor, dark academia, " +
  "kawaii, old money, gorpcore"
).split(", ");
export const OPENINGS = [
  "Baru dipakai dua kali, masih seperti baru.",
  "Preloved terawat, tanpa noda dan tanpa sobek.",
  "Dijual karena sudah kekecilan.",
  "Hasil bersih-bersih lemari, kondisi bagus.",
  "Beli waktu liburan dan jarang dipakai.",
  "Ada sedikit tanda pemakaian, lihat foto.",
];
export const MIDDLES = [
  "Bahan adem dan nyaman untuk cuaca panas.",
  "Cocok untuk ke kantor maupun jalan-jalan.",
  "Jahitan rapi dan warna tidak luntur.",
  "Bisa dipadukan dengan apa saja.",
  "Sudah dicuci bersih dan disetrika.",
  "Ukuran sesuai label, bisa tanya detailnya.",
  "Koleksi lama yang sudah sulit dicari.",
];
export const CLOSINGS = [
  "Harga sudah pas, terima kasih.",
  "Silakan tanya sebelum membeli.",
  "Dikirim di hari yang sama.",
  "Dikemas rapi dan aman.",
  "Preloved, bukan thrift impor.",
];
/** City, province, postal code, and the percentage of sellers. */
export const CITIES: readonly (readonly [string, string, string, number])[] = [
  ["Jakarta Selatan", "DKI Jakarta", "12190", 18],
  ["Jakarta Barat", "DKI Jakarta", "11530", 10],
  ["Bandung", "Jawa Barat", "40111", 14],
  ["Bekasi", "Jawa Barat", "17121", 8],
  ["Tangerang Selatan", "Banten", "15310", 8],
  ["Surabaya", "Jawa Timur", "60271", 11],
  ["Yogyakarta", "DI Yogyakarta", "55213", 8],
  ["Semarang", "Jawa Tengah", "50134", 6],
  ["Malang", "Jawa Timur", "65111", 5],
  ["Medan", "Sumatera Utara", "20112", 5],
  ["Denpasar", "Bali", "80113", 4],
  ["Makassar", "Sulawesi Selatan", "90111", 3],
];
export const FIRST_NAMES = (
  "Sari, Dewi, Rani, Putri, Ayu, Indah, Maya, Nadia, Bima, Dimas, Rizky, Fajar, Agus, " +
  "Budi, Citra, Wulan, Tika, Yoga"
).split(", ");
export const LAST_NAMES = (
  "Lestari, Pratama, Wijaya, Kusuma, Permata, Saputra, Santoso, Hidayat, Nugroho, " +
  "Maharani, Siregar, Utami"
).split(", ");
