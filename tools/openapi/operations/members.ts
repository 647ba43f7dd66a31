import type { Operations } from "./type.ts";

/** Profile, identity, notifications, push and reviews. */
export const MEMBERS: Operations = {
  auth_register: [
    "Register your profile",
    "Creates the profile of whoever signed up with Supabase Auth; until then other endpoints answer 403, and `GET /auth/me` 404. A second profile or a taken username is 409. Next: `POST /auth/me/addresses`.",
  ],
  auth_me: [
    "Get your profile",
    "Your profile with account status, roles and addresses, the primary one first. 404 until you have called `POST /auth/register`.",
  ],
  auth_update: [
    "Change your profile",
    "Changes the fields that you send; null clears one. Works while suspended; `photo` and `location` are old names of `photo_url` and `city`.",
  ],
  auth_addresses_list: [
    "List your addresses",
    "The addresses that you can be sent parcels at, newest first. `POST /shipping/rates` takes the id of one.",
  ],
  auth_addresses_create: [
    "Add an address",
    "The first one becomes primary, and its phone number fills an empty one of your profile. 409 when you have too many. Next: `POST /shipping/rates` with its id.",
  ],
  auth_addresses_update: [
    "Change an address",
    "Changes the fields that you send; `is_primary: true` makes it the primary one. Orders keep the copy they were made with.",
  ],
  auth_addresses_delete: [
    "Delete an address",
    "Deletes it for new orders; existing ones keep their copy. 404 when it is not yours.",
  ],
  auth_user: [
    "Get a public profile",
    "What anyone registered may see of a user: name, photo, city, rating and number of sales. 404 after the account was deleted.",
  ],
  auth_report: [
    "Report a user",
    "Staff review it; the user does not learn who reported them. 409 while your earlier report is open, 403 for yourself.",
  ],
  auth_follow: [
    "Follow a user",
    "Their listings are in `GET /listings/following`, and you are told when their stream starts. Once, however often you call; 409 when you follow too many, 403 for yourself.",
  ],
  auth_unfollow: [
    "Unfollow a user",
    "Their listings leave your list, and you are no longer told of streams. When you do not follow the user, nothing changes.",
  ],
  auth_followers: [
    "Count followers",
    "How many follow the user, counted to 10,000, and whether you do. For your own id also who they are, the latest first; follow `next_cursor` to read on. 400 for a cursor with an offset.",
  ],
  auth_block: [
    "Block a user",
    "Neither of you can order from the other, write to the other or in the other's chat, or follow the other, and follows end. Open orders go on; the user is not told.",
  ],
  auth_unblock: [
    "Unblock a user",
    "Takes back your block; without one nothing changes. Follows do not come back.",
  ],
  auth_blocks: [
    "List whom you block",
    "The users that you have blocked, the latest first; nobody else reads it. Follow `next_cursor` to read on; 400 for a cursor that no page gave, or with an offset.",
  ],
  auth_export: [
    "Export your data",
    "Everything stored about you in one document, in the answer itself. Five times an hour; later calls are 429.",
  ],
  auth_delete: [
    "Delete your account",
    "Erases your sign-in, your files and whatever names you; it cannot be undone. 409 while an order, a withdrawal or a balance is open: finish those first.",
  ],
  ktp_submit: [
    "Submit your KTP",
    "Sends a photo of your identity card and a selfie to staff, as multipart/form-data of at most 12 MiB. 409 while one is pending or approved. Next: poll `GET /ktp/status`.",
  ],
  ktp_status: [
    "Get your KTP status",
    "Whether your identity check is pending, approved or rejected, and why. After a rejection, `POST /ktp/submit` again.",
  ],
  notifications_list: [
    "List your notifications",
    "What happened to you, newest first, with the number of unread ones. Poll it every 30 seconds, or use `POST /push/subscribe`.",
  ],
  notifications_read_all: [
    "Mark all as read",
    "Marks every notification of yours as read and says how many changed. Safe to repeat.",
  ],
  notifications_toggle_read: [
    "Toggle a notification",
    "Marks it as read, or as unread again. 404 when it is not yours.",
  ],
  notifications_preferences: [
    "Get your preferences",
    "Which categories are muted, and whether you get the e-mail digest and push messages. Change them with `PUT /notifications/preferences`.",
  ],
  notifications_preferences_update: [
    "Change your preferences",
    "Changes the fields that you send. 400 for muting payment, wallet or account: what costs money is always told.",
  ],
  push_vapid_public_key: [
    "Get the push key",
    "The `applicationServerKey` for `PushManager.subscribe()` in the browser. Send what that returns to `POST /push/subscribe`.",
  ],
  push_subscribe: [
    "Subscribe a browser",
    "Takes the browser's PushSubscription as JSON; a known endpoint is renewed. 409 when it belongs to another account and the keys differ. Next: `POST /push/test`.",
  ],
  push_unsubscribe: [
    "Unsubscribe a browser",
    "Ends push messages to this endpoint. 404 when it is not one of yours.",
  ],
  push_subscriptions: [
    "List your browsers",
    "Your active push subscriptions, without their keys. End one with `DELETE /push/unsubscribe`.",
  ],
  push_test: [
    "Send a test message",
    "Sends a push message to all your browsers and says how many took it. Subscriptions that their push service has dropped are removed.",
  ],
  conversations_create: [
    "Open a conversation",
    "One per buyer, seller and listing: an order of the listing has the same. 200 when it exists, 201 when it is new. The other sees it with the first message. 403 for your own listing and after a block, 409 when you open too many in a day. Next: `POST /conversations/{id}/messages`.",
  ],
  conversations_list: [
    "List your conversations",
    "The latest message first, each with its unread messages. `unread_count` counts those of all conversations. Follow `next_cursor` to read on; 400 for a cursor with an offset.",
  ],
  conversations_messages: [
    "List messages",
    "With `after_seq` those after it, oldest first: poll with the last `seq` you have, and you miss none. Otherwise the newest first; `before_seq` scrolls back.",
  ],
  conversations_send: [
    "Send a message",
    "Contact data and payment outside of the market are replaced by `***` until the two have a paid order of the listing, and `masked` says so. 403 after a block, 409 when the other's account is deleted or you send too many in a day.",
  ],
  conversations_read: [
    "Mark messages as read",
    "Up to `seq`, or all. Never goes back, and marks their notification as read. The counts are exact.",
  ],
  conversations_report: [
    "Report a conversation",
    "Staff may then read it, with what was masked; the other does not learn who reported it. 409 while your earlier report is open.",
  ],
  reviews_create: [
    "Review a seller",
    "One review per completed order, by its buyer. 409 before `COMPLETED` or for a second one, 403 for a seller.",
  ],
  reviews_user: [
    "List a seller's reviews",
    "What buyers wrote, newest first, with the average. Reviews that staff have hidden are not in it.",
  ],
  reviews_reply: [
    "Reply to a review",
    "The seller's one reply, shown below the review. 409 for a second one, 403 for anyone else.",
  ],
};
