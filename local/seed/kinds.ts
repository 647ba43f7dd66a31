import type { Category } from "../../shared/domain/listing.ts";

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
