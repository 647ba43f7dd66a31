import * as z from "zod";
import { CATEGORIES, condition } from "../../shared/domain/listing.ts";
import { onOneLine } from "../../shared/domain/text.ts";

const text = (max: number) =>
  z.string().transform((words) => onOneLine(words).slice(0, max).trim() || null).nullable();
const words = z.array(z.string()).transform((list) =>
  [
    ...new Set(
      list.map((word) => onOneLine(word).slice(0, 40).trim()).filter((word) => word !== ""),
    ),
  ]
    .slice(0, 20)
);
const price = z.number().min(0).max(1_000_000_000).transform(Math.round).nullable();
const confidence = z.number().min(0).max(1);

const NON_FASHION = [
  "not_clothing",
  "person_only",
  "unclear_photo",
  "inappropriate",
  "multiple_items",
] as const;

/** The model's answer. Strict schemas require every field, so nothing is optional. */
export const modelAnswer = z.object({
  is_fashion_item: z.boolean(),
  non_fashion_reason_id: z.enum(NON_FASHION).nullable(),
  category: z.enum(CATEGORIES).nullable(),
  sub_category: z.string().nullable(),
  brand: z.string().nullable(),
  condition: z.enum(condition.options).nullable(),
  gender: z.enum(["men", "women"]).nullable(),
  style: z.string().nullable(),
  vibe_tags: z.array(z.string()),
  original_price: z.number().nullable(),
  suggested_price: z.number().nullable(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  colors: z.array(z.string()),
  material: z.string().nullable(),
  pattern: z.string().nullable(),
  size: z.string().nullable(),
  fit: z.string().nullable(),
  season: z.string().nullable(),
  occasion: z.string().nullable(),
  sleeve_length: z.string().nullable(),
  neckline: z.string().nullable(),
  length: z.string().nullable(),
  weight_grams: z.number().nullable(),
  defects: z.array(z.string()),
  confidence: z.number(),
});

const { category, condition: seenCondition, gender } = modelAnswer.shape;

const fashionItem = z.object({
  is_fashion_item: z.literal(true),
  category: category.unwrap(),
  sub_category: text(80),
  brand: text(80),
  condition: seenCondition.unwrap(),
  gender: gender.unwrap().meta({
    description: "POST /listings accepts these values and stores men as male, women as female",
  }),
  style: text(80),
  vibe_tags: words,
  original_price: price,
  suggested_price: price,
  title: text(120),
  description: text(5000),
  colors: words,
  material: text(80),
  pattern: text(80),
  size: text(40),
  fit: text(80),
  season: text(80),
  occasion: text(80),
  sleeve_length: text(80),
  neckline: text(80),
  length: text(80),
  weight_grams: z.number().min(1).max(30_000).transform(Math.round).nullable(),
  defects: words,
  confidence,
});

const otherThing = z.object({
  is_fashion_item: z.literal(false),
  non_fashion_reason_id: modelAnswer.shape.non_fashion_reason_id.unwrap(),
  confidence,
});

/** Validates and trims a model's answer. */
export const seen = z.discriminatedUnion("is_fashion_item", [fashionItem, otherThing]);

export type Seen = z.output<typeof seen>;

const source = z.enum(["model", "cache"]).meta({
  description: "cache: the same photo was analyzed before",
});

// Responses have passed `seen`, so their schemas need no transforms.
const wireText = z.string().nullable();
const wireNumber = z.int().nullable();
const wireWords = z.array(z.string());

export const categorization = z.discriminatedUnion("is_fashion_item", [
  z.object({
    ...fashionItem.shape,
    ...Object.fromEntries(
      [
        "sub_category",
        "brand",
        "style",
        "title",
        "description",
        "material",
        "pattern",
        "size",
        "fit",
        "season",
        "occasion",
        "sleeve_length",
        "neckline",
        "length",
      ].map((name) => [name, wireText]),
    ),
    original_price: wireNumber.meta({ description: "Rupiah" }),
    suggested_price: wireNumber.meta({ description: "Rupiah" }),
    weight_grams: wireNumber,
    vibe_tags: wireWords,
    colors: wireWords,
    defects: wireWords,
    source,
    model: z.string(),
  }).meta({
    id: "FashionItem",
    example: {
      category: "Dress",
      gender: "women",
      confidence: 0.94,
      colors: ["biru"],
      pattern: "Batik",
      fit: "Regular",
      season: null,
      occasion: "Formal",
      sleeve_length: "Pendek",
      neckline: "V",
      length: "Midi",
      defects: [],
      model: "vision-1",
    },
  }),
  otherThing.extend({ source }).meta({ id: "NonFashion" }),
]).meta({ id: "Categorization" });
