/** Who and what the story is about. */

/** Values by key; tools/openapi/story/index.ts says which. Undefined: told further inside. */
export type Story = Readonly<Record<string, unknown>>;

/** Leaves an optional field out. */
export const OMIT = Symbol("omit");

/** An id for what only staff see: its last digits tell which. */
export const id = (number: number) =>
  `c0ffee00-1a2b-4c3d-8e4f-0000000000${String(number).padStart(2, "0")}`;

/** `{ name: value }` of a schema, an operation or the field around it, as keys of the story. */
export const fields = (owner: string, values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${owner}.${name}`, value]));

/** A time of November 2026, in UTC. */
export const at = (time: string, day = 21) =>
  `2026-11-${String(day).padStart(2, "0")}T${time}:12.482913Z`;

export const IDS = {
  listing: "5b0c9c52-8f0e-4f4e-9a6e-1d1f5f6c2a10",
  order: "0f6d2c8e-3a51-4f0e-b1c5-7c6c0e7a9b21",
  buyer: "c1f7a6d4-52b9-4a4f-8a3d-9e2b6d0f4c32",
  seller: "a94d1e07-6b3c-4c55-9d7e-2f8a1b5c6d43",
  staff: "7e2b9f13-4d8a-4b6c-a5f0-3c1d7e9a8b54",
  address: "e3c5a7b9-1d2f-4e6a-8c0b-5a4f3e2d1c65",
  dispute: "2d4f6a8c-0e1b-4c3d-9f5e-7a6b8c9d0e76",
  withdrawal: "9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c87",
  transaction: "4c3d2e1f-0a9b-4c8d-b7e6-f5a4b3c2d198",
  boost: "6f5e4d3c-2b1a-4f09-8e7d-6c5b4a3f2ea9",
  message: "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4cba",
  notification: "8d7c6b5a-4f3e-4d2c-9b1a-0f9e8d7c6bcb",
  subscription: "3e2d1c0b-9a8f-4e7d-a6c5-b4f3e2d1c0dc",
  review: "b7a6c5d4-e3f2-4b1a-90c8-d7e6f5a4b3ed",
  report: "d5e4f3a2-b1c0-4d9e-8f7a-6b5c4d3e2ffe",
  settlement: "c6b5a493-8271-4605-9f4e-3d2c1b0a9f8e",
  request: "f0e1d2c3-b4a5-4968-8778-695a4b3c2d0f",
};

export const REQUEST_ID = IDS.request;
export const REFERENCE = "ORD-261121-7K3M9Q";
export const TRACKING = "JNE0098123456";
export const STREAM = "LS0123456789ab";
export const QUOTE = "eyJhbGciOiJIUzI1NiJ9.eyJwcmljZSI6OTAwMH0.b9kQ2v";

/** Rupiah. */
export const MONEY = {
  item: 240_000,
  shipping: 9_000,
  protection: 8_000,
  total: 257_000,
  payoutFee: 2_500,
  settlement: 50_000,
};

const bucket = `https://abc.supabase.co/storage/v1/object/public/listing-photos/${IDS.seller}`;
export const DRESS = {
  bucket,
  photo: `${bucket}/dress.jpg`,
  fields: {
    title: "Dress batik Pekalongan",
    description: "Dipakai dua kali, tanpa cacat.",
    price: MONEY.item,
    original_price: 600_000,
    product_category: "Dress",
    gender: "female",
    condition: "like_new",
    brand: "Danar Hadi",
    size: "M",
    color: "Biru",
    material: "Katun",
    style: "Formal",
    sub_category: "Midi dress",
    vibe_tags: ["batik", "formal"],
    photos: [`${bucket}/dress.jpg`],
    photo_url: `${bucket}/dress.jpg`,
    weight_grams: 400,
    likes: 7,
  },
};

export const SELLER = {
  username: "sari.closet",
  full_name: "Sari Dewi",
  photo: "https://images.example.com/sari.jpg",
  bio: "Lemari kecil, baju bagus.",
  email: "sari@example.com",
};

export const BUYER = {
  fields: {
    username: "rani",
    full_name: "Rani Kusuma",
    bio: "Suka batik.",
    city: "Jakarta Selatan",
    phone: "+6281234567890",
    email: "rani@example.com",
    locale: "id",
    account_status: "active",
    payouts_blocked_until: null,
    live_banned: false,
    live_banned_at: null,
    rating_count: 0,
    sold_count: 0,
    roles: [],
    "Profile.photo_url": "https://images.example.com/rani.jpg",
    "auth_register<.photo_url": "https://images.example.com/rani.jpg",
    "Profile.rating": null,
  },
};

/** Rani's: where the parcel goes. */
export const ADDRESS = {
  "Address.id": IDS.address,
  label: "Rumah",
  recipient_name: "Rani Kusuma",
  street: "Jl. Merdeka No. 17",
  district: "Kebayoran Baru",
  province: "DKI Jakarta",
  postal_code: "12190",
  latitude: -6.2436,
  longitude: 106.8006,
  is_primary: true,
  "auth_addresses_create<.latitude": -6.2436,
};

/** Sari's, as far as the buyer sees it before a return. */
export const SELLER_ADDRESS = { recipient_name: "Sari Dewi", city: "Bandung" };

export const INVOICE = {
  invoice_id: "inv-7k3m9q",
  invoice_url: "https://pay.example.com/inv-7k3m9q",
  status: "PAID",
  expires_at: at("10:00"),
};

/** The order once it is paid and its courier booked. */
export const ORDER = {
  "Order.id": IDS.order,
  reference: REFERENCE,
  order_reference: REFERENCE,
  "Order.status": "READY_TO_SHIP",
  "Order.total": MONEY.total,
  "OrderLine.total": MONEY.total,
  "OrderPreview.total": MONEY.total,
  item_price: MONEY.item,
  shipping_fee: MONEY.shipping,
  buyer_protection_fee: MONEY.protection,
  voucher_discount: 0,
  wallet_amount: 0,
  amount_due: MONEY.total,
  shipper_order_id: "shp-5f2a9c",
  tracking_number: TRACKING,
  label_url: `/shipping/labels/${REFERENCE}`,
  return_address: SELLER_ADDRESS,
  "recipient.city": "Jakarta Selatan",
  payment: INVOICE,
  "Order.return": null,
  "Order.dispute": null,
  "Order.settlement": null,
  refunded_amount: null,
  refunded_at: null,
  paid_at: at("09:05"),
  shipped_at: null,
  delivered_at: null,
  completed_at: null,
  "deadlines.to": "CANCELLED",
  "deadlines.at": at("09:05", 28),
};

export const COURIER = {
  courier_code: "jne",
  courier_service_code: "reg",
  courier_name: "JNE",
  service_name: "Reguler",
  "ShippingRate.price": MONEY.shipping,
  "etd_days.min": 2,
  "etd_days.max": 3,
  "ShippingRate.expires_at": at("09:15"),
};

/** What the vision model says about the photo. */
export const CODE = {
  "FashionItem.is_fashion_item": true,
  "FashionItem.category": "Dress",
  "FashionItem.gender": "women",
  confidence: 0.94,
  model: "vision-1",
  suggested_price: MONEY.item,
  colors: ["biru"],
  pattern: "Batik",
  fit: "Regular",
  season: null,
  occasion: "Formal",
  sleeve_length: "Pendek",
  neckline: "V",
  length: "Midi",
  defects: [],
};
