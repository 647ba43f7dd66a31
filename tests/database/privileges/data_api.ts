import { columns } from "./rights.ts";
import type { Rights, TableRole } from "./rights.ts";

interface Shown {
  to: readonly TableRole[];
  columns: NonNullable<Rights["select"]>;
}

const EVERYBODY = ["anon", "authenticated"] as const;
const USERS = ["authenticated"] as const;

/**
 * The views of data_api, by name. Who reads one has a right on these columns of the table of the same name in public,
 * and clients have no other right on any table.
 */
export const DATA_API: Record<string, Shown> = {
  addresses: { to: USERS, columns: "all" },
  likes: { to: USERS, columns: "all" },
  listings: {
    to: EVERYBODY,
    columns: columns(
      "id seller_id title description price original_price product_category gender condition brand size color " +
        "material style sub_category vibe_tags photos weight_grams likes status is_visible created_at updated_at",
    ),
  },
  live_streams: {
    to: USERS,
    columns: columns(
      "id seller_id seller_username seller_avatar title status viewers peak_viewers unique_viewers " +
        "pinned_listing_ids scheduled_at started_at ended_at duration_minutes created_at",
    ),
  },
  notifications: { to: USERS, columns: columns("id kind category data read_at created_at") },
  orders: {
    to: USERS,
    columns: columns(
      "id reference status state_version listing_id buyer_id seller_id item_price " +
        "shipping_fee buyer_protection_fee voucher_discount total courier_code " +
        "courier_service_code tracking_number listing_title listing_photo_url " +
        "weight_grams paid_at shipped_at delivered_at completed_at refunded_at refunded_amount bundle_id bundle_discount " +
        "created_at updated_at own_courier_code",
    ),
  },
  profiles: {
    to: EVERYBODY,
    columns: columns(
      "id username photo_url city bio verified sold_count rating_count rating_sum created_at",
    ),
  },
};

export const rightsOn = ({ to }: Shown, select: Rights["select"]) =>
  Object.fromEntries(to.map((role) => [role, { select } as Rights]));
