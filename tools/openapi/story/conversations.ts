import { at, BUYER, DRESS, fields, IDS, MONEY, OMIT, SELLER } from "./cast.ts";
import type { Story } from "./cast.ts";

export const CONVERSATION = "e8f7a6b5-c4d3-4e2f-8a1b-0c9d8e7f6a5b";

const ASKED = {
  seq: 1,
  sender_id: IDS.buyer,
  text: "Halo kak, masih ada? WA aku *** ya",
  masked: true,
  created_at: at("08:40"),
};

const WRITTEN = "Halo kak, masih ada? WA aku 0812-3456-7890 ya";

const REPORTED = {
  id: CONVERSATION,
  listing_title: DRESS.fields.title,
  buyer_username: BUYER.fields.username,
  seller_username: SELLER.username,
  message_count: 1,
  reported_at: at("08:50"),
  created_at: at("08:39"),
  updated_at: at("08:40"),
};

/** Rani asks Sari about the dress. */
export const CONVERSATIONS: Story = {
  ...fields("Conversation", {
    id: CONVERSATION,
    role: "buyer",
    "listing.id": IDS.listing,
    "listing.title": DRESS.fields.title,
    "listing.price": MONEY.item,
    "listing.status": "active",
    order_id: null,
    masks_contacts: true,
    last_message: ASKED,
    last_seq: 1,
    read_seq: 0,
    unread_count: 0,
    created_at: at("08:39"),
    updated_at: at("08:40"),
  }),
  // One of the two.
  "conversations_create<.order_id": OMIT,
  "conversations_create.data.last_message": null,
  "conversations_create.data.last_seq": 0,
  "conversations_create.data.updated_at": at("08:39"),
  ...fields("Message", { ...ASKED }),
  "conversations_send<.text": WRITTEN,
  "conversations_list.unread_count": 0,
  "conversations/id": CONVERSATION,
  "conversations_report.data.conversation_id": CONVERSATION,
  "conversations_report.data.listing_id": null,
  "conversations_list.cursor": `2026-11-21T08:00:00.000000Z_${CONVERSATION}`,
  "conversations_messages.after_seq": "0",
  "conversations_messages.before_seq": "2",
  "admin_conversations_view.after_seq": "0",
  "conversations_read.conversation_id": CONVERSATION,
  "conversations_read.read_seq": 1,
  "conversations_read.unread_count": 0,
  total_unread_count: 0,
  ...fields("ReportedConversation", REPORTED),
  ...fields("ReportedConversationWithMessages", {
    ...REPORTED,
    messages: [{ ...ASKED, original: WRITTEN }],
  }),
};
