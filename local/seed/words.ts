/** What Indonesian second-hand fashion is called: the material from which listings are made up. */
import type { Category } from "../../shared/domain/listing.ts";

interface Kind {
  /** How many of a hundred listings are of it. */
  share: number;
  nouns: readonly string[];
  brands: readonly string[];
  sizes: readonly string[];
  /** The usual price of a used piece, in rupiah. */
  price: number;
  weight_grams: number;
}

const CLOTHES = ["XS", "S", "M", "L", "XL", "XXL", "All size"];
const HIGH_STREET = ["Uniqlo", "H&M", "Zara", "Cotton On", "Mango", "Pull & Bear", "Stradivarius"];
const LOCAL = [
  "Erigo",
  "Bloods",
  "This Is April",
  "Cottonink",
  "Berrybenka",
  "Minimal",
  "Executive",
];
const SPORT = ["Nike", "Adidas", "Puma", "Reebok", "New Balance", "Under Armour"];

export const KINDS: Readonly<Record<Category, Kind>> = {
  Atasan: {
    share: 24,
    nouns: ["Kemeja", "Kaos", "Blus", "Tunik", "Crop top", "Polo shirt", "Kebaya", "Sweater rajut"],
    brands: [...HIGH_STREET, ...LOCAL, "Giordano", "Polo Ralph Lauren"],
    sizes: CLOTHES,
    price: 70_000,
    weight_grams: 250,
  },
  Bawahan: {
    share: 16,
    nouns: [
      "Celana jeans",
      "Celana chino",
      "Rok plisket",
      "Celana kulot",
      "Celana pendek",
      "Rok span",
    ],
    brands: [...HIGH_STREET, ...LOCAL, "Levi's", "Wrangler", "Lea"],
    sizes: ["27", "28", "29", "30", "31", "32", "34", "36"],
    price: 95_000,
    weight_grams: 450,
  },
  Dress: {
    share: 14,
    nouns: ["Dress", "Gamis", "Midi dress", "Maxi dress", "Kaftan", "Dress batik"],
    brands: [...HIGH_STREET, ...LOCAL, "Danar Hadi", "Batik Keris", "Zaskia Mecca"],
    sizes: CLOTHES,
    price: 120_000,
    weight_grams: 400,
  },
  Outerwear: {
    share: 12,
    nouns: ["Jaket denim", "Hoodie", "Blazer", "Cardigan", "Jaket kulit", "Parka", "Windbreaker"],
    brands: [...HIGH_STREET, ...LOCAL, ...SPORT, "The North Face", "Carhartt", "Levi's"],
    sizes: CLOTHES,
    price: 160_000,
    weight_grams: 800,
  },
  Sepatu: {
    share: 13,
    nouns: ["Sneakers", "Sepatu lari", "Loafers", "Boots", "Flat shoes", "Sandal", "High heels"],
    brands: [...SPORT, "Converse", "Vans", "Compass", "Dr. Martens", "Charles & Keith", "Wakai"],
    sizes: ["36", "37", "38", "39", "40", "41", "42", "43", "44"],
    price: 220_000,
    weight_grams: 1_000,
  },
  Tas: {
    share: 10,
    nouns: ["Tas selempang", "Tote bag", "Ransel", "Clutch", "Tas tangan", "Waist bag"],
    brands: ["Charles & Keith", "Fossil", "Kipling", "Longchamp", "Eiger", "Coach", "Elizabeth"],
    sizes: ["Kecil", "Sedang", "Besar"],
    price: 190_000,
    weight_grams: 700,
  },
  Aksesoris: {
    share: 7,
    nouns: ["Scarf", "Topi", "Ikat pinggang", "Jam tangan", "Kacamata", "Kalung", "Anting"],
    brands: ["Casio", "Swatch", "Ray-Ban", "Daniel Wellington", "Pandora", "Buttonscarves"],
    sizes: ["All size"],
    price: 85_000,
    weight_grams: 150,
  },
  Activewear: {
    share: 4,
    nouns: [
      "Legging",
      "Sports bra",
      "Training set",
      "Jersey bola",
      "Celana lari",
      "Jaket olahraga",
    ],
    brands: [...SPORT, "Lululemon", "Decathlon", "Corenation"],
    sizes: CLOTHES,
    price: 110_000,
    weight_grams: 300,
  },
};

export const COLORS = [
  "hitam",
  "putih",
  "navy",
  "cokelat",
  "krem",
  "abu-abu",
  "merah marun",
  "hijau army",
  "hijau sage",
  "biru",
  "pink",
  "ungu lilac",
  "kuning mustard",
  "terracotta",
];
export const MATERIALS = [
  "katun",
  "linen",
  "denim",
  "rayon",
  "wol",
  "satin",
  "kanvas",
  "kulit",
  "poliester",
  "rajut",
];
export const STYLES = ["oversized", "slim fit", "korea", "basic", "boyfriend", "A-line", "boxy"];
/** The more usual ones first: a tag is twice as likely as the one that follows four places later. */
export const VIBES = [
  "vintage",
  "casual",
  "minimalis",
  "streetwear",
  "y2k",
  "formal",
  "korean style",
  "sporty",
  "cottagecore",
  "batik",
  "boho",
  "preppy",
  "grunge",
  "coquette",
  "modest",
  "outdoor",
  "dark academia",
  "kawaii",
  "old money",
  "gorpcore",
];
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
/** City, province, postal code, and how many of a hundred sellers live there. */
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
export const FIRST_NAMES = [
  "Sari",
  "Dewi",
  "Rani",
  "Putri",
  "Ayu",
  "Indah",
  "Maya",
  "Nadia",
  "Bima",
  "Dimas",
  "Rizky",
  "Fajar",
  "Agus",
  "Budi",
  "Citra",
  "Wulan",
  "Tika",
  "Yoga",
];
export const LAST_NAMES = [
  "Lestari",
  "Pratama",
  "Wijaya",
  "Kusuma",
  "Permata",
  "Saputra",
  "Santoso",
  "Hidayat",
  "Nugroho",
  "Maharani",
  "Siregar",
  "Utami",
];
