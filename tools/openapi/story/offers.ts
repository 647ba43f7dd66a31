import { at, BUYER, fields, MONEY, OMIT, SELLER } from "./cast.ts";
import type { Story } from "./cast.ts";

const OFFER = "a7b8c9d0-1e2f-4a3b-8c4d-5e6f7a8b9c10";
const PRICE = 200_000;
const made = { expires_at: at("08:30", 22), created_at: at("08:30"), updated_at: at("08:30") };
const accepted = { status: "accepted", expires_at: at("08:40", 22), updated_at: at("08:40") };

/** Rani asks for a lower price. Examples of orders are at the listing's: the story goes on without. */
export const OFFER_STORY: Story = {
  offer_id: null,
  "offers/id": OFFER,
  "offers_list.role": "buyer",
  "offers_list.status": "open",
  "live_streams_chat<.offer_id": OMIT,
  "orders_create<.offer_id": OMIT,
  "orders_preview<.offer_id": OMIT,
  "shipping_rates<.offer_id": OMIT,
  "OrderExplained.offer": null,
  "offers_create<.price": PRICE,
  "offers_counter<.price": 220_000,
  "offers_list.cursor": `2026-11-21T08:00:00.000000Z_${OFFER}`,
  "offers_list.next_cursor": null,
  ...fields("Offer", {
    id: OFFER,
    buyer_username: BUYER.fields.username,
    seller_username: SELLER.username,
    offered_by: "buyer",
    price: PRICE,
    listing_price: MONEY.item,
    status: "open",
    ended_because: null,
    counter_of: null,
    order_id: null,
    ...made,
  }),
  ...fields("offers_accept.data", accepted),
  ...fields("offers_decline.data", { status: "declined", updated_at: at("08:40") }),
  ...fields("offers_withdraw.data", { status: "withdrawn", updated_at: at("08:40") }),
  ...fields("offers_counter.data", {
    id: "b8c9d0e1-2f3a-4b4c-9d5e-6f7a8b9c0d21",
    offered_by: "seller",
    price: 220_000,
    counter_of: OFFER,
  }),
};
