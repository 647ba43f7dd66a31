import type { Image } from "./image.ts";

/** In pixels. A smaller picture is unclear. */
const MIN_SIDE = 32;

const UNKNOWN = {
  ...Object.fromEntries(
    ("category sub_category brand condition gender style original_price suggested_price title " +
      "description material pattern size fit season occasion sleeve_length neckline length " +
      "weight_grams").split(" ").map((field) => [field, null]),
  ),
  vibe_tags: [],
  colors: [],
  defects: [],
};

/** The same answer for the same picture: tall ones are dresses, wide ones shoes, the rest tops. */
export function describe({ width, height, colour, sha256 }: Image): Record<string, unknown> {
  if (width < MIN_SIDE || height < MIN_SIDE) {
    return {
      is_fashion_item: false,
      non_fashion_reason_id: "unclear_photo",
      ...UNKNOWN,
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
    ...UNKNOWN,
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
