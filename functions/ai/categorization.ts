import * as z from "zod";
import { CATEGORIES, condition } from "../../shared/domain/listing.ts";
import { shortLine } from "../../shared/domain/text.ts";

const text = (max: number) =>
  z.string().transform((words) => shortLine(words, max) || null).nullable();
const words = z.array(z.string()).transform((list) =>
  [...new Set(list.map((word) => shortLine(word, 40)).filter((word) => word !== ""))].slice(0, 20)
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

const TEXTS = [
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
] as const;
const LONGEST: Partial<Record<typeof TEXTS[number], number>> = {
  title: 120,
  description: 5000,
  size: 40,
};
const PRICES = ["original_price", "suggested_price"] as const;
const LISTS = ["vibe_tags", "colors", "defects"] as const;

const each = <Name extends string, Schema>(
  names: readonly Name[],
  schema: (name: Name) => Schema,
) => Object.fromEntries(names.map((name) => [name, schema(name)])) as Record<Name, Schema>;

/** The model's answer. Strict schemas require every field, so nothing is optional. */
export const modelAnswer = z.object({
  is_fashion_item: z.boolean(),
  non_fashion_reason_id: z.enum(NON_FASHION).nullable(),
  category: z.enum(CATEGORIES).nullable(),
  condition: z.enum(condition.options).nullable(),
  gender: z.enum(["men", "women"]).nullable(),
  ...each(TEXTS, () => z.string().nullable()),
  ...each(PRICES, () => z.number().nullable()),
  ...each(LISTS, () => z.array(z.string())),
  weight_grams: z.number().nullable(),
  confidence: z.number(),
});

const { category, condition: seenCondition, gender } = modelAnswer.shape;

const fashionItem = z.object({
  is_fashion_item: z.literal(true),
  category: category.unwrap(),
  condition: seenCondition.unwrap(),
  gender: gender.unwrap().meta({
    description: "POST /listings accepts these values and stores men as male, women as female",
  }),
  ...each(TEXTS, (name) => text(LONGEST[name] ?? 80)),
  ...each(PRICES, () => price),
  ...each(LISTS, () => words),
  weight_grams: z.number().min(1).max(30_000).transform(Math.round).nullable(),
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
export const categorization = z.discriminatedUnion("is_fashion_item", [
  z.object({
    ...fashionItem.shape,
    ...each(TEXTS, () => z.string().nullable()),
    ...each(PRICES, () => z.int().nullable().meta({ description: "Rupiah" })),
    ...each(LISTS, () => z.array(z.string())),
    weight_grams: z.int().nullable(),
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
