import * as z from "zod";
import { Constants } from "../db/types.ts";
import { idOf } from "./id.ts";
import { rupiah } from "./money.ts";
import { isDecodable, publicUrlProblem } from "./public_url.ts";
import { withoutContacts } from "./contacts/mask.ts";
import { optionalLine, optionalText, requiredLine } from "./text.ts";
import { wireTime } from "./time.ts";
import { verified } from "./verified.ts";

export const listingId = idOf("The listing's id");

export const CATEGORIES = [
  "Atasan",
  "Bawahan",
  "Dress",
  "Outerwear",
  "Sepatu",
  "Tas",
  "Aksesoris",
  "Activewear",
] as const;

export type Category = typeof CATEGORIES[number];

export const gender = z.enum(["male", "female", "unisex"]);
export const condition = z.enum(["new", "like_new", "good", "fair"]);

export const seller = z.object({
  id: z.uuid(),
  username: z.string(),
  photo_url: z.string().nullable(),
  city: z.string().nullable(),
  verified,
});

const photo = z.object({
  width: z.int().optional().meta({ description: "Pixels, as it is shown" }),
  height: z.int().optional(),
  thumbhash: z.string().optional().meta({
    description: "Of POST /listings/photos, to show until the photo is loaded",
  }),
  sizes: z.object({ small: z.string().meta({ description: "At most 240 pixels wide" }) }),
});

/** As in lists. */
export const listing = z.object({
  id: z.uuid(),
  seller_id: z.uuid(),
  seller,
  title: z.string(),
  description: z.string(),
  price: rupiah,
  original_price: rupiah.nullable(),
  product_category: z.enum(CATEGORIES),
  gender,
  condition,
  brand: z.string().nullable(),
  size: z.string().nullable(),
  color: z.string().nullable(),
  material: z.string().nullable(),
  style: z.string().nullable(),
  sub_category: z.string().nullable(),
  vibe_tags: z.array(z.string()),
  photos: z.array(z.string()),
  photo_details: z.array(photo).meta({
    description: "In lists the first photo only. Your uploads have `width` and `height`; for a " +
      "photo of another host or user every size is the photo itself",
  }),
  weight_grams: z.int(),
  likes: z.int(),
  status: z.enum(Constants.public.Enums.listing_status),
  created_at: wireTime,
  updated_at: wireTime,
}).meta({
  id: "Listing",
  example: { original_price: 600_000 },
});

const SIZE_SYSTEMS = ["id", "int", "eu", "uk", "us", "jp"] as const;

export const centimetres = z.record(
  z.string().regex(/^[a-z_]{1,40}$/),
  z.int().min(1).max(300),
).meta({ description: "Centimetres, by the names of GET /listings/measurements" });

/** With all of its fields. */
export const fullListing = listing.extend({
  photo_details: z.array(photo.extend({
    url: z.string(),
    sizes: photo.shape.sizes.extend({
      medium: z.string().meta({ description: "At most 640" }),
      large: z.string().meta({ description: "At most 1280" }),
    }),
  })).meta({ description: "In the order of `photos`" }),
  size_system: z.enum(SIZE_SYSTEMS).nullable(),
  measurements: centimetres.nullable(),
  flaws: z.array(z.object({ text: z.string(), photo: z.string().optional() })),
}).meta({ id: "FullListing", example: { original_price: 600_000 } });

/** Ignores case and surrounding spaces. */
export function findCategory(word: string): Category | undefined {
  const lower = word.trim().toLowerCase();
  return CATEGORIES.find((category) => category.toLowerCase() === lower);
}

export const liked = z.object({
  listing_id: z.uuid(),
  liked_by_me: z.boolean(),
  likes: z.int(),
});

/** A page of the routes without a cursor. */
export const listingPage = z.object({
  listings: z.array(listing),
  total: z.int(),
  offset: z.int(),
  limit: z.int(),
});

export const genderFilter = gender.optional().meta({ description: "Only for this gender" });

export const categoryFilter = z.string().max(100).transform((word) => findCategory(word) ?? word)
  .optional().meta({
    description: "In upper or lower case; a category that does not exist matches nothing",
    enum: CATEGORIES,
  });

export const givenCategory = z.string().transform((word, context) => {
  const found = findCategory(word);
  if (found) return found;
  context.addIssue(`must be one of ${CATEGORIES.join(", ")}`);
  return z.NEVER;
}).meta({ description: "In upper or lower case", enum: CATEGORIES });

/** Accepts men and women too: POST /ai/categorize returns them. */
const givenGender = z.enum([...gender.options, "men", "women"])
  .transform((word) => word === "men" ? "male" : word === "women" ? "female" : word);

const vibeTags = z.array(withoutContacts(requiredLine(40)).transform((tag) => tag.toLowerCase()))
  .transform((tags) => [...new Set(tags)])
  .refine((tags) => tags.length <= 20, "at most 20 different tags");

const required = {
  title: withoutContacts(requiredLine(120)),
  price: z.int().min(1_000).max(100_000_000).meta({ description: "Rupiah" }),
  product_category: givenCategory,
  gender: givenGender,
  condition,
  photos: z.array(z.string().min(1).max(2000)).min(1).max(10)
    .meta({
      description: "Public https URLs, or URLs of our own bucket; the first is the cover",
    }),
  weight_grams: z.int().min(1).max(30_000),
};

const optional = {
  description: withoutContacts(optionalText(5000)),
  original_price: z.int().min(0).max(1_000_000_000).nullish(),
  brand: withoutContacts(optionalLine(80)),
  size: withoutContacts(optionalLine(40)),
  color: withoutContacts(optionalLine(40)),
  material: withoutContacts(optionalLine(80)),
  style: withoutContacts(optionalLine(80)),
  sub_category: withoutContacts(optionalLine(80)),
  size_system: z.enum(SIZE_SYSTEMS).nullish().meta({
    description: "Whose sizes `size` is in; `size` itself stays as typed",
  }),
  measurements: centimetres.nullish(),
  flaws: z.array(z.object({
    text: withoutContacts(requiredLine(200)),
    photo: z.string().max(2000).nullish().transform((photo) => photo ?? undefined)
      .meta({ description: "One of your own uploads" }),
  })).max(10).nullish(),
  vibe_tags: vibeTags.nullish().transform((tags) => tags === null ? [] : tags),
};

const example = {
  title: "Dress batik Pekalongan",
  description: "Dipakai dua kali, tanpa cacat.",
  price: 150000,
  product_category: "Dress",
  gender: "female",
  condition: "like_new",
  size: "M",
  vibe_tags: ["vintage", "batik"],
  photos: ["https://images.example.com/dress.jpg"],
  weight_grams: 400,
};

export const newListing = z.object({ ...required, ...optional }).meta({ example });

export const listingChanges = z.object({ ...required, ...optional }).partial()
  .meta({ description: "null clears an optional field", example: { price: 125000, brand: null } });

/** The problem of this photo URL; undefined if it is public or below `ownPrefix`, our own bucket. */
export function photoProblem(photo: string, ownPrefix: string): string | undefined {
  if (!isOwnPhoto(photo, ownPrefix)) return publicUrlProblem(photo);
  return ownPhotoPath(photo, ownPrefix) === undefined
    ? "must be the public_url of the upload"
    : undefined;
}

/** Whether our storage serves this URL, in any spelling. */
function isOwnPhoto(photo: string, ownPrefix: string): boolean {
  const own = new URL(ownPrefix).host;
  const host = URL.canParse(photo) ? new URL(photo).host.replace(/\.(?=$|:)/, "") : "";
  // The platform serves <project>.supabase.co as <project>.storage.supabase.co, too.
  return host === own || host === own.replace(".supabase.co", ".storage.supabase.co");
}

/** The object's path in our own bucket; undefined for any other URL. */
export function ownPhotoPath(photo: string, ownPrefix: string): string | undefined {
  if (!URL.canParse(photo) || /\s/.test(photo)) return undefined;
  // Compared after parsing, which resolves /../ in the path.
  const { href, search, hash } = new URL(photo);
  if (!href.startsWith(ownPrefix) || search || hash) return undefined;
  const path = href.slice(ownPrefix.length);
  return /%(2e|2f|5c|00|25)/i.test(path) || !isDecodable(path) ? undefined : path;
}
