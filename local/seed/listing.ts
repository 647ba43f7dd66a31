/** One made-up listing, as plausible as a catalogue of words allows. */
import { CATEGORIES } from "../../shared/domain/listing.ts";
import type { Category } from "../../shared/domain/listing.ts";
import { KINDS } from "./kinds.ts";
import type { Chance } from "./random.ts";
import { CLOSINGS, COLORS, MATERIALS, MIDDLES, OPENINGS, STYLES, VIBES } from "./words.ts";

const BY_SHARE = CATEGORIES.flatMap((name) => Array<Category>(KINDS[name].share).fill(name));
const CONDITIONS = ["like_new", "good", "good", "good", "fair", "new"];
const GENDERS = ["female", "female", "female", "female", "male", "male", "male", "unisex"];

/** Columns of public.listings, without its number, seller and time. */
export function madeUpListing(chance: Chance) {
  const category = chance.pick(BY_SHARE);
  const kind = KINDS[category];
  const noun = chance.pick(kind.nouns);
  const brand = chance.next() < 0.8 ? chance.pickEarly(kind.brands, 5) : null;
  const [color, material] = [chance.pickEarly(COLORS, 5), chance.pick(MATERIALS)];
  const style = chance.next() < 0.4 ? chance.pick(STYLES) : null;
  const price = priceAround(kind.price, chance);
  const id = chance.uuid();
  return {
    id,
    title: [noun, style, brand, color].filter((word) => word !== null).join(" "),
    description: [
      chance.pick(OPENINGS),
      `${noun} bahan ${material}, warna ${color}.`,
      chance.pick(MIDDLES),
      chance.pick(CLOSINGS),
    ].join(" "),
    price,
    original_price: chance.next() < 0.5 ? price * (2 + Math.floor(chance.next() * 3)) : null,
    product_category: category,
    gender: category === "Dress" ? "female" : chance.pick(GENDERS),
    condition: chance.pick(CONDITIONS),
    brand,
    size: chance.pick(kind.sizes),
    color,
    material,
    style,
    vibe_tags: madeUpTags(chance),
    photos: Array.from(
      { length: 1 + Math.floor(chance.next() * 3) },
      (_, index) => `https://images.example.com/seed/${id.slice(0, 13)}-${index + 1}.jpg`,
    ),
    weight_grams: Math.round(kind.weight_grams * (0.7 + 0.6 * chance.next())),
  };
}

/** Spread as prices are: most below the usual one, a few far above; whole thousands. */
function priceAround(usual: number, chance: Chance): number {
  const normal = chance.next() + chance.next() + chance.next() - 1.5;
  return Math.min(100_000_000, Math.max(5_000, Math.round(usual * Math.exp(normal) / 1000) * 1000));
}

function madeUpTags(chance: Chance): string[] {
  const count = Math.floor(chance.next() * 4);
  return [...new Set(Array.from({ length: count }, () => chance.pickEarly(VIBES, 4)))];
}
