/** What the stand-in of a model makes of what it sees: the same picture always gets the same words. */
import type { Look } from "./look.ts";

/** Smaller than this on either side, nobody could tell what it is. */
const LEAST_SIDE = 32;

const NOTHING = {
  category: null,
  sub_category: null,
  brand: null,
  condition: null,
  gender: null,
  style: null,
  vibe_tags: [],
  original_price: null,
  suggested_price: null,
  title: null,
  description: null,
  colors: [],
  material: null,
  pattern: null,
  size: null,
  fit: null,
  season: null,
  occasion: null,
  sleeve_length: null,
  neckline: null,
  length: null,
  weight_grams: null,
  defects: [],
};

/** The answer as the schema wants it: tall pictures are dresses, wide ones shoes, the rest tops. */
export function describe({ width, height, colour, sha256 }: Look): Record<string, unknown> {
  if (width < LEAST_SIDE || height < LEAST_SIDE) {
    return {
      is_fashion_item: false,
      non_fashion_reason_id: "unclear_photo",
      ...NOTHING,
      confidence: 0.9,
    };
  }
  const [category, sub_category, weight_grams] = height > width * 1.2
    ? ["Dress", "Midi dress", 400]
    : width > height * 1.2
    ? ["Sepatu", "Sneakers", 1000]
    : ["Atasan", "Blus", 250];
  const price = 150_000 + parseInt(sha256.slice(0, 2), 16) * 1000;
  const name = [sub_category, colour?.toLowerCase()].filter(Boolean).join(" ");
  return {
    is_fashion_item: true,
    non_fashion_reason_id: null,
    ...NOTHING,
    category,
    sub_category,
    condition: "good",
    gender: "women",
    style: "casual",
    vibe_tags: ["casual", "vintage"],
    original_price: price * 2,
    suggested_price: price,
    title: name,
    description: `${name}, kondisi baik.`,
    colors: colour ? [colour] : [],
    pattern: "polos",
    season: "sepanjang tahun",
    occasion: "sehari-hari",
    weight_grams,
    confidence: 0.82,
  };
}
