import * as z from "zod";
import { uuid } from "./id.ts";

/** Which listings are bought: one by `listing_id`, several of one seller by `listing_ids`. */
const listings = {
  listing_id: uuid.optional().meta({ example: "3f0c7f6a-5b1e-4c68-9a55-0d4f1c2b7e10" }),
  listing_ids: z.array(uuid).min(2).max(10).optional().meta({
    description: "Instead of `listing_id`: listings of one seller, in one parcel",
  }),
};

/** The body of a request about one listing or a bundle. */
export const purchaseBody = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ ...listings, ...fields }).superRefine((body, context) => {
    const { listing_id, listing_ids } = body as { listing_id?: string; listing_ids?: string[] };
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (!listing_id && !listing_ids) refuse("listing_id", "needs listing_id or listing_ids");
    if (listing_id && listing_ids) {
      refuse("listing_ids", "goes without listing_id: send one of them");
    }
    if (new Set(listing_ids).size < (listing_ids ?? []).length) {
      refuse("listing_ids", "was given twice");
    }
  });

/** Why these listings cannot be quoted or bought. */
export const purchaseReasons = [
  "address_not_found",
  "bundle_of_several_sellers",
  "listing_not_for_sale",
  "listing_not_found",
  "listing_ordered_already",
  "listing_reserved",
  "offer_expired",
  "offer_for_another_listing",
  "offer_not_accepted",
  "offer_not_found",
  "offer_not_open",
  "own_listing",
  "seller_address_missing",
  "seller_on_vacation",
  "user_blocked",
] as const;

/** The same listings as a list. */
export const listingIdsOf = (
  { listing_id, listing_ids }: { listing_id?: string; listing_ids?: string[] },
): string[] => listing_ids ?? [listing_id!];

const percent = z.int().min(1).max(50);

/** `{"2": 5, "3": 10}`: percent off for so many listings at once. */
export const bundleDiscounts = z.record(
  z.string().regex(/^([2-9]|10)$/, "must be 2 to 10"),
  percent,
)
  .meta({
    description: "Percent off for so many of the seller's listings in one order",
    example: { 2: 5, 3: 10 },
  });
