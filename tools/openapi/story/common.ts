import { at, DRESS, IDS, REFERENCE, STREAM, TRACKING } from "./cast.ts";
import type { Story } from "./cast.ts";

/** Pages, times and ids that many records have. */
export const COMMON: Story = {
  // Pages
  limit: 20,
  offset: 0,
  total: 1,
  total_is_minimum: false,
  next_cursor: null,
  has_more: false,
  cursor: "eyJhdCI6IjIwMjYtMTEtMjFUMDg6MDA6MDAuMDAwMDAwWiJ9",
  // Times
  created_at: at("09:00"),
  updated_at: at("09:05"),
  at: at("09:05"),
  expires_at: at("10:00"),
  from: "2026-11-01T00:00:00Z",
  to: "2026-12-01T00:00:00Z",
  // Ids
  listing_id: IDS.listing,
  order_id: IDS.order,
  buyer_id: IDS.buyer,
  seller_id: IDS.seller,
  user_id: IDS.seller,
  address_id: IDS.address,
  withdrawal_id: IDS.withdrawal,
  dispute_id: IDS.dispute,
  request_id: IDS.request,
  order: REFERENCE,
  orderId: REFERENCE,
  streamId: STREAM,
  "orders/id": REFERENCE,
  "addresses/id": IDS.address,
  "boosts/id": IDS.boost,
  "listings/id": IDS.listing,
  "live-streams/id": STREAM,
  "notifications/id": IDS.notification,
  "reviews/id": IDS.review,
  "sellers/id": IDS.seller,
  "users/id": IDS.seller,
  "withdrawals/id": IDS.withdrawal,
  "user/userId": IDS.seller,
  "track/trackingNumber": TRACKING,
  pinned_listing_ids: [IDS.listing],
  // What was deleted or sold
  "auth_addresses_delete.id": IDS.address,
  "auth_delete.id": IDS.buyer,
  "listings_delete.id": IDS.listing,
  "push_unsubscribe.id": IDS.subscription,
  "feed_recently_sold.data.id": IDS.listing,
  "feed_recently_sold.photo_url": DRESS.photo,
};
