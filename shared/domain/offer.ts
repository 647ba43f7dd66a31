import * as z from "zod";
import { Constants } from "../db/types.ts";
import { idOf } from "./id.ts";
import { rupiah } from "./money.ts";
import { wireTime } from "./time.ts";

export const offerId = idOf("The offer's id, from `GET /offers`");

export const party = z.enum(["buyer", "seller"]);

export const offerStatus = z.enum(Constants.private.Enums.offer_status);

/** The bounds are settings, and the listing's price. */
export const offeredPrice = z.int().min(1).max(100_000_000).meta({
  description: "Rupiah for the item, in whole thousands",
});

export const offer = z.object({
  id: z.uuid(),
  listing_id: z.uuid(),
  listing_title: z.string(),
  listing_photo_url: z.string().nullable(),
  buyer_id: z.uuid(),
  buyer_username: z.string(),
  seller_id: z.uuid(),
  seller_username: z.string(),
  offered_by: party.meta({ description: "The party that named the price; the other one answers" }),
  price: rupiah,
  listing_price: rupiah.meta({ description: "What the listing cost; a change ends the offer" }),
  status: offerStatus,
  ended_because: z.enum(["sold", "price_changed", "removed", "unavailable"]).nullable().meta({
    description: "`unavailable`: the parties cannot trade with each other now",
  }),
  counter_of: z.uuid().nullable().meta({ description: "The offer that this one answers" }),
  order_id: z.uuid().nullable().meta({ description: "The order made with it" }),
  expires_at: wireTime.meta({
    description: "Until when it can be answered; once accepted, until when you can order with it",
  }),
  created_at: wireTime,
  updated_at: wireTime,
}).meta({
  id: "Offer",
  example: {
    price: 200_000,
    ended_because: null,
    counter_of: null,
    order_id: null,
  },
});
