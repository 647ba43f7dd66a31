import postgres from "postgres";
import { connect, ledgerTable } from "./demo/client.ts";
import { runningStack } from "./stack/running.ts";

const stack = await runningStack();
const { say, as, upload, sandbox, until } = connect(stack);
const seller = as("seller");
const buyer = as("buyer");

say("1. Sari photographs a dress and uploads the photo with a signed URL.");
const photo = await seller("POST", "/listings/photos", { content_type: "image/webp" });
await upload(
  photo.signed_url,
  await Deno.readFile(new URL("seed/photos/batik.webp", import.meta.url)),
);

say("2. A model proposes category, price and weight.");
const proposal = await seller("POST", "/ai/categorize", { photo_url: photo.public_url });
console.log(
  `     it proposes: ${proposal.sub_category} (${proposal.category}, ${proposal.gender}), price about ${
    rupiah(proposal.suggested_price)
  }`,
);

say("3. She creates the listing. The proposal is stored beside it.");
const listing = await seller("POST", "/listings", {
  title: "Dress batik kawung",
  description: "Dipakai sekali, seperti baru.",
  price: 240_000,
  product_category: proposal.category,
  gender: proposal.gender,
  condition: "like_new",
  photos: [photo.public_url],
  weight_grams: proposal.weight_grams,
});

say("4. Rani finds it.");
const { listings } = await buyer("GET", "/listings?product_category=Dress&sortBy=newest&limit=3");
console.log(`     she sees: ${listings.map((found: { title: string }) => found.title).join(", ")}`);

say(
  "5. She requests shipping rates. Each rate is signed for this buyer, listing and address.",
);
const { addresses } = await buyer("GET", "/auth/me");
const { rates } = await buyer("POST", "/shipping/rates", {
  listing_id: listing.id,
  address_id: addresses[0].id,
});
const [rate] = rates;
console.log(
  `     ${rates.length} rates; she selects ${rate.courier_name} ${rate.service_name} for ${
    rupiah(rate.price)
  }`,
);

say("6. She orders. The listing is reserved, and the payment provider creates an invoice.");
const order = await buyer("POST", "/orders", {
  listing_id: listing.id,
  address_id: addresses[0].id,
  shipping_quote: rate.quote,
}, { "Idempotency-Key": crypto.randomUUID() });
console.log(
  `     ${order.reference}: ${rupiah(order.total)} to pay at ${order.payment.invoice_url}`,
);

say(
  "7. She pays. The provider sends a callback, and the invoice is read from the provider to confirm it.",
);
await sandbox(`/payment/invoices/${order.payment.invoice_id}/pay`);
const paid = await until(buyer, order.id, (now) => now.tracking_number !== null);
console.log(`     ${paid.status}; shipment ordered: ${paid.tracking_number}`);

say("8. Sari hands over the parcel, and the courier delivers it.");
await seller("PUT", `/orders/${order.id}/ship`, { tracking_number: paid.tracking_number });
await sandbox(`/shipping/orders/${paid.shipping_details.shipper_order_id}/status`, {
  status: "dropping_off",
});
await sandbox(`/shipping/orders/${paid.shipping_details.shipper_order_id}/status`, {
  status: "delivered",
});
await until(buyer, order.id, (now) => now.status === "DELIVERED");
const parcel = await buyer("GET", `/shipping/track/${paid.tracking_number}`);
console.log(`     ${parcel.status_label}`);

say("9. Rani confirms, and the escrow is released.");
const done = await buyer("PUT", `/orders/${order.reference}/confirm`);
console.log(`     ${done.status}`);

say("10. Sari's wallet.");
const balance = await seller("GET", "/wallet/balance");
console.log(`     ${rupiah(balance.available)} available`);

say("11. The ledger of this order. Each transfer sums to zero.");
const sql = postgres(stack.database_url, { max: 1, onnotice: () => {} });
console.log(await ledgerTable(sql, order.id));
await sql.end();

function rupiah(amount: number): string {
  return `Rp${amount.toLocaleString("en")}`;
}
