import { at, BUYER, DRESS, fields, IDS, MONEY, SELLER } from "./cast.ts";
import type { Story } from "./cast.ts";

const ASKED = {
  seq: 1,
  sender_id: IDS.buyer,
  text: "Halo kak, masih ada? WA aku *** ya",
  masked: true,
  created_at: at("08:40"),
};

/** Rani asks Sari about the dress. */
export const CONVERSATIONS: Story = {
  ...fields("Conversation", {
    id: IDS.conversation,
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
  "conversations_create.data.last_message": null,
  "conversations_create.data.last_seq": 0,
  "conversations_create.data.updated_at": at("08:39"),
  ...fields("Message", { ...ASKED }),
  "conversations_send<.text": "Halo kak, masih ada? WA aku 0812-3456-7890 ya",
  "conversations_list.unread_count": 0,
  after_seq: "0",
  before_seq: "2",
  "conversations_read.conversation_id": IDS.conversation,
  "conversations_read.read_seq": 1,
  "conversations_read.unread_count": 0,
  total_unread_count: 0,
  ...fields("ReportedConversation", {
    id: IDS.conversation,
    listing_title: DRESS.fields.title,
    buyer_username: BUYER.fields.username,
    seller_username: SELLER.username,
    message_count: 1,
    reported_at: at("08:50"),
    created_at: at("08:39"),
    updated_at: at("08:40"),
  }),
};
