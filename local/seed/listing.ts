import { CATEGORIES } from "../../shared/domain/listing.ts";
import type { Category } from "../../shared/domain/listing.ts";
import { KINDS } from "./kinds.ts";
import type { Random } from "./random.ts";
import { CLOSINGS, COLORS, MATERIALS, MIDDLES, OPENINGS, STYLES, VIBES } from "./words.ts";

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
