import { CATEGORIES } from "../../shared/domain/listing.ts";
import type { Category } from "../../shared/domain/listing.ts";

export interface Random {
  /** In [0, 1). */
  next(): number;
  pick<T>(from: readonly T[]): T;
  /** Prefers early items: the probability halves every `half` positions. */
  pickEarly<T>(from: readonly T[], half: number): T;
  uuid(): string;
}

/** Mulberry32: the same sequence for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const bits = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = () => bits() / 2 ** 32;
  const hex = () => bits().toString(16).padStart(8, "0");
  return {
    next,
    pick: (from) => from[Math.floor(next() * from.length)]!,
    pickEarly: (from, half) => from[Math.floor(-Math.log2(1 - next()) * half) % from.length]!,
    uuid: () => {
      const text = hex() + hex() + hex() + hex();
      const variant = "89ab"[parseInt(text[16]!, 16) % 4];
      return [
        text.slice(0, 8),
        text.slice(8, 12),
        `4${text.slice(13, 16)}`,
        `${variant}${text.slice(17, 20)}`,
        text.slice(20),
      ].join("-");
    },
  };
}

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

interface Kind {
  /** Percentage of listings. */
  share: number;
  nouns: readonly string[];
  brands: readonly string[];
  sizes: readonly string[];
  /** The median price in rupiah. */
  price: number;
  weight_grams: number;
}

const CLOTHES = ["XS", "S", "M", "L", "XL", "XXL", "All size"];
const HIGH_STREET = ["Uniqlo", "H&M", "Zara", "Cotton On", "Mango", "Pull & Bear", "Stradivarius"];
const LOCAL = "Erigo, Bloods, This Is April, Cottonink, Berrybenka, Minimal, Executive".split(", ");
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
    nouns: "Celana jeans, Celana chino, Rok plisket, Celana kulot, Celana pendek, Rok span"
      .split(", "),
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
    nouns: "Legging, Sports bra, Training set, Jersey bola, Celana lari, Jaket olahraga"
      .split(", "),
    brands: [...SPORT, "Lululemon", "Decathlon", "Corenation"],
    sizes: CLOTHES,
    price: 110_000,
    weight_grams: 300,
  },
};

const BY_SHARE = CATEGORIES.flatMap((name) => Array<Category>(KINDS[name].share).fill(name));
const CONDITIONS = ["like_new", "good", "good", "good", "fair", "new"];
const GENDERS = ["female", "female", "female", "female", "male", "male", "male", "unisex"];

/** Columns of public.listings, without number, seller_id and created_at. */
export function randomListing(random: Random) {
  const category = random.pick(BY_SHARE);
  const kind = KINDS[category];
  const noun = random.pick(kind.nouns);
  const brand = random.next() < 0.8 ? random.pickEarly(kind.brands, 5) : null;
  const [color, material] = [random.pickEarly(COLORS, 5), random.pick(MATERIALS)];
  const style = random.next() < 0.4 ? random.pick(STYLES) : null;
  const price = priceAround(kind.price, random);
  const id = random.uuid();
  return {
    id,
    title: [noun, style, brand, color].filter((word) => word !== null).join(" "),
    description: [
      random.pick(OPENINGS),
      `${noun} bahan ${material}, warna ${color}.`,
      random.pick(MIDDLES),
      random.pick(CLOSINGS),
    ].join(" "),
    price,
    original_price: random.next() < 0.5 ? price * (2 + Math.floor(random.next() * 3)) : null,
    product_category: category,
    gender: category === "Dress" ? "female" : random.pick(GENDERS),
    condition: random.pick(CONDITIONS),
    brand,
    size: random.pick(kind.sizes),
    color,
    material,
    style,
    vibe_tags: randomTags(random),
    photos: Array.from(
      { length: 1 + Math.floor(random.next() * 3) },
      (_, index) => `https://images.example.com/seed/${id.slice(0, 13)}-${index + 1}.jpg`,
    ),
    weight_grams: Math.round(kind.weight_grams * (0.7 + 0.6 * random.next())),
  };
}

/** Log-normal around the median, in whole thousands. */
function priceAround(median: number, random: Random): number {
  const normal = random.next() + random.next() + random.next() - 1.5;
  return Math.min(
    100_000_000,
    Math.max(5_000, Math.round(median * Math.exp(normal) / 1000) * 1000),
  );
}

function randomTags(random: Random): string[] {
  const count = Math.floor(random.next() * 4);
  return [...new Set(Array.from({ length: count }, () => random.pickEarly(VIBES, 4)))];
}
