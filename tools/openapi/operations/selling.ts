import type { Operations } from "./type.ts";

/** Listings, search, boosts, live streams. */
export const SELLING: Operations = {
  listings_browse: [
    "Browse listings",
    "Everything for sale, the bare object `{listings, total, offset, limit, next_cursor}`. Follow `next_cursor` to read on without gaps; 400 for an unknown `sortBy`, or a cursor with an offset.",
  ],
  listings_get: [
    "Get a listing",
    "One listing with your own like, also when it is reserved or sold. 404 when it is deleted, or removed and not yours. Next: `POST /shipping/rates`.",
  ],
  listings_create: [
    "Create a listing",
    "Puts a thing up for sale at once. Photos are `public_url`s of `POST /listings/photos` or other public https URLs; 503 when a photo cannot be checked in time.",
  ],
  listings_update: [
    "Change a listing",
    "Changes the fields that you send; null clears an optional one. Its seller only (403), and not while it is reserved or sold (409).",
  ],
  listings_delete: [
    "Delete a listing",
    "Takes it out of every list; orders keep their copy. Its seller only (403), and not while it is reserved or sold (409).",
  ],
  listings_user: [
    "List a user's listings",
    "The bare object: active, reserved and sold ones, newest first; your own also when removed. 404 when there is no such user.",
  ],
  listings_photos: [
    "Get an upload URL",
    "A signed URL for one photo: `PUT` the file to `signed_url`, then use `public_url` in `POST /listings`. The first listing that uses it checks the photo and strips its metadata.",
  ],
  listings_report: [
    "Report a listing",
    "Staff review it; the seller does not learn who reported it. 409 while your earlier report is open, 403 for your own.",
  ],
  listings_boosted: [
    "Browse boosted listings",
    "Everything for sale, boosted listings first, the bare object. `total` counts boosted and others; there is more while offset + listings.length < total.",
  ],
  listings_relist: [
    "Relist a listing",
    "Puts your removed listing up for sale again, for example after a return. 409 unless it is removed.",
  ],
  listings_like: [
    "Like a listing",
    "Counts your like once, however often you call. Undo it with `DELETE /listings/{id}/like`.",
  ],
  listings_unlike: [
    "Unlike a listing",
    "Removes your like; without one nothing changes. Works for listings that are no longer for sale, too.",
  ],
  listings_liked: [
    "List what you like",
    "The listings that you like, the latest like first, also reserved and sold ones; not those that were deleted or removed. `total` is exact to 10,000. Follow `next_cursor` to read on; 400 for a cursor that no page gave, or with an offset.",
  ],
  listings_following: [
    "List what those you follow sell",
    "What is for sale of the users that you follow, newest first; nothing of a seller on vacation. `total` is exact to 10,000, and an `offset` reaches as far. Follow `next_cursor` to read all; 400 for a cursor that no page gave, or with an offset.",
  ],
  search_listings: [
    "Search listings",
    "Full-text search of what is for sale, the bare object; small typing errors are forgiven (`corrected`). `total` is exact to 10,000. `brand`, `size`, `condition`, `color` and `sub_category` in any spelling may be repeated: any of them.",
  ],
  search_suggest: [
    "Complete search words",
    "Up to eight categories, brands and words of what is for sale that begin with `q`. Then: `GET /search`.",
  ],
  searches_saved_list: [
    "List saved searches",
    "The searches that you saved, newest first; nobody else sees them. Show their results with `GET /search` and the same filters.",
  ],
  searches_saved_create: [
    "Save a search",
    "Within a minute you are told of each listing that then comes up for sale and is in the results of `GET /search` with these filters (without corrected words), or whose price falls into their range: once per listing, several in one notification. `daily`: at 08:00 Asia/Jakarta, by e-mail too. 400 when every listing fits, 409 when you have saved too many.",
  ],
  searches_saved_update: [
    "Change a saved search",
    "Name, filters (as a whole) or `notify`; what you leave out stays. `off` keeps the search and tells you nothing.",
  ],
  searches_saved_delete: [
    "Delete a saved search",
    "From the answer on nothing is told of it; not even what was found before. 404 when you have no such search.",
  ],
  feed_recently_sold: [
    "List recently sold items",
    "The latest sales without any person, as `{success, data}`: the one endpoint with this shape. Needs no headers; may be cached.",
  ],
  ai_categorize: [
    "Describe a photo",
    "A vision model suggests the fields of a listing from a photo; check them, then `POST /listings`. `is_fashion_item: false` says why not; 503 while the model is down or switched off.",
  ],
  boosts_packages: [
    "List boost packages",
    "What a boost costs, how long it lasts and what it adds to the score. Next: `POST /boosts`.",
  ],
  boosts_create: [
    "Buy a boost",
    "Creates an invoice; the boost starts when it is paid at `payment.invoice_url`. 403 for another's listing, 409 when it is not active.",
  ],
  boosts_list: [
    "List your boosts",
    "What you bought, newest first, with state and times. `GET /boosts/{id}` looks for a payment at once.",
  ],
  boosts_get: [
    "Get a boost",
    "One boost of yours; asks the payment provider while it awaits payment. Poll it after the buyer returns from the invoice.",
  ],
  live_streams_create: [
    "Create a live stream",
    "Goes on air now, or announces a stream for `scheduled_at`. 409 while you have another that has not ended, 403 when you are banned from going live.",
  ],
  live_streams_list: [
    "List live streams",
    "Streams on air and announced ones, newest first; `status` asks for others. Next: `POST /live-streams/{id}/view`.",
  ],
  live_streams_get: [
    "Get a live stream",
    "One stream with its viewers and pinned listings, also after it has ended. 404 when there is none.",
  ],
  live_streams_start: [
    "Start a stream",
    "Takes your announced stream on air. 409 unless it is upcoming, 403 for another's stream.",
  ],
  live_streams_end: [
    "End a stream",
    "Ends your stream, or cancels an announced one. 409 when it has ended already.",
  ],
  live_streams_pins: [
    "Pin listings",
    "Replaces the listings shown with your stream: at most 20 of your own that are for sale. 409 when it has ended.",
  ],
  live_streams_view: [
    "Join a stream",
    "Counts one more viewer for every call, so call it once per visit. 409 when the stream has ended; call `leave` when the viewer goes.",
  ],
  live_streams_leave: [
    "Leave a stream",
    "Counts one viewer less, never below 0. 409 when the stream has ended.",
  ],
  live_streams_chat: [
    "Send a chat message",
    "A message or a price offer under your own name, whatever the body says about identity. `offer_id` links a message of type `offer` to your offer for a listing of the host (404 for any other); the price stays between the two of you. 409 once the stream has ended.",
  ],
  live_streams_messages: [
    "Read the chat",
    "`after_seq` returns the messages after one you know, oldest first, and misses none: poll with the last `seq`. `after` (a time) returns the newest 100; both together are 400.",
  ],
};
