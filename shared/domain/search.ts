import * as z from "zod";
import { idOf } from "./id.ts";
import { CATEGORIES, categoryFilter, condition, gender, genderFilter } from "./listing.ts";
import { requiredLine } from "./text.ts";
import { wireTime } from "./time.ts";

export const savedSearchId = idOf("The search's id, from `GET /searches/saved`");

/** Normalized as in the search index: full-width letters and ligatures become plain ones. */
const words = (max: number) =>
  z.string().normalize("NFKC").trim().max(max).transform((text) => text || undefined).optional();

/** Any of these texts matches, in any spelling. */
const anyOf = (max: number) =>
  z.array(z.string().trim().max(max)).max(20)
    .transform((texts) => texts.some(Boolean) ? texts.filter(Boolean) : undefined).optional();

/** Filters with the same form in a query string and in JSON. */
export const filterFields = {
  q: words(200).meta({
    description: 'Search words. "In quotes": a phrase; or: either word; -word: without it',
    example: "dress batik",
  }),
  vibe_tag: words(40).transform((tag) => tag?.toLowerCase())
    .meta({ description: "One whole vibe tag, in any case" }),
  gender: genderFilter,
  product_category: categoryFilter,
  brand: anyOf(80).meta({ description: "Any of these brands" }),
  size: anyOf(40).meta({
    description: "Any of these, in any system; `38` is `EU 38`, and `UK 10` of women's clothes",
  }),
  condition: z.array(condition).max(4).optional()
    .meta({ description: "Any of these" }),
  color: anyOf(40).meta({ description: "Any of these" }),
  sub_category: anyOf(80).meta({ description: "Any of these" }),
};

const SORTS = ["relevance", "newest", "lowest_price", "highest_price"] as const;

export const sortBy = z.enum(SORTS).optional()
  .meta({ description: "Default: relevance with `q`, newest without" });

const price = z.int().min(0).max(999_999_999_999_999).optional().meta({ description: "Rupiah" });

const filters = z.object({
  ...filterFields,
  min_price: price,
  max_price: price,
  min_rating: z.int().min(1).max(5).optional()
    .meta({ description: "The seller's average rating is at least this" }),
  verified: z.boolean().optional().meta({
    description: "`true`: only sellers whose identity is verified; `false`: only others",
  }),
  sortBy: sortBy.meta({ description: "Stored with the search; it does not filter" }),
}).strict().refine(
  ({ min_price, max_price }) => (min_price ?? 0) <= (max_price ?? Infinity),
  { path: ["min_price"], message: "must not be above max_price" },
);

const name = requiredLine(80).meta({
  description: "Your name for the search, shown in notifications",
});
const notify = z.enum(["off", "instantly", "daily"]);

const example = {
  name: "Batik ukuran M",
  filters: { q: "batik", size: ["M"], max_price: 200000 },
  notify: "instantly",
};

export const newSavedSearch = z.object({ name, filters, notify: notify.default("instantly") })
  .meta({ example });

export const savedSearchChanges = z.object({ name, filters, notify }).partial()
  .meta({ example: { notify: "daily" } });

const texts = z.array(z.string()).optional();

export const savedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  filters: z.object({
    q: z.string().optional(),
    vibe_tag: z.string().optional(),
    gender: gender.optional(),
    product_category: z.string().optional().meta({ enum: CATEGORIES }),
    brand: texts,
    size: texts,
    condition: z.array(condition).optional(),
    color: texts,
    sub_category: texts,
    min_price: z.int().optional(),
    max_price: z.int().optional(),
    min_rating: z.int().optional(),
    verified: z.boolean().optional(),
    sortBy: z.enum(SORTS).optional(),
  }).meta({ description: "The filters as they were saved" }),
  notify,
  created_at: wireTime,
  updated_at: wireTime,
}).meta({ id: "SavedSearch", example: { name: "Batik ukuran M", filters: example.filters } });
