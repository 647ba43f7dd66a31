/** `npm run demo`: one dress photographed, described by a model and sold safely, step by step, against the stack that runs here. */
import postgres from "postgres";
import { ledgerTable } from "./demo/ledger.ts";
import { connect } from "./demo/teller.ts";
import { runningStack } from "./stack/running.ts";

const stack = await runningStack();
const teller = connect(stack);
const { say, as, upload, sandbox, until } = teller;
const seller = as("seller");
const buyer = as("buyer");

say("1. Sari photographs a dress. The photo goes into our bucket by a link that works once.");
const place = await seller("POST", "/listings/photos", { content_type: "image/jpeg" });
await upload(place.signed_url, await Deno.readFile(new URL("demo/dress.jpg", import.meta.url)));

say("2. A model looks at it, so that she has less to type.");
const seen = await seller("POST", "/ai/categorize", { photo_url: place.public_url });
console.log(
  `     it sees: ${seen.sub_category} (${seen.category}, ${seen.gender}), worth about ${
    rupiah(seen.suggested_price)
  }`,
);

say("3. She has the last word; what the model said is kept beside it.");
const listing = await seller("POST", "/listings", {
  title: "Dress lipit krem",
  description: "Dipakai sekali, seperti baru.",
  price: 240_000,
  product_category: seen.category,
  gender: seen.gender,
  condition: "like_new",
  photos: [place.public_url],
  weight_grams: seen.weight_grams,
});

say("4. Rani finds it.");
const { listings } = await buyer("GET", "/listings?product_category=Dress&sortBy=newest&limit=3");
console.log(`     she sees: ${listings.map((found: { title: string }) => found.title).join(", ")}`);

say(
  "5. She asks what sending it to her would cost. Each price is signed for her, this dress and this address.",
);
const { addresses } = await buyer("GET", "/auth/me");
const { rates } = await buyer("POST", "/shipping/rates", {
  listing_id: listing.id,
  address_id: addresses[0].id,
});
const [rate] = rates;
console.log(
  `     ${rates.length} offers; she takes ${rate.courier_name} ${rate.service_name} for ${
    rupiah(rate.price)
  }`,
);

say("6. She orders. The dress is reserved and an invoice is made at the payment company.");
const order = await buyer("POST", "/orders", {
  listing_id: listing.id,
  address_id: addresses[0].id,
  shipping_quote: rate.quote,
}, { "Idempotency-Key": crypto.randomUUID() });
console.log(
  `     ${order.reference}: ${rupiah(order.total)} to pay at ${order.payment.invoice_url}`,
);

say("7. She pays. The company calls us back; we ask it whether that is true before we believe it.");
await sandbox(`/payment/invoices/${order.payment.invoice_id}/pay`);
const paid = await until(buyer, order.id, (now) => now.tracking_number !== null);
console.log(`     ${paid.status}; the courier is booked: ${paid.tracking_number}`);

say("8. Sari hands the parcel over, and the courier brings it.");
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

say("9. Rani confirms: escrow is released.");
const done = await buyer("PUT", `/orders/${order.reference}/confirm`);
console.log(`     ${done.status}`);

say("10. Sari's wallet.");
const balance = await seller("GET", "/wallet/balance");
console.log(`     ${rupiah(balance.available)} available`);

say("11. The books of this order. Each transfer sums to zero.");
const sql = postgres(stack.database_url, { max: 1, onnotice: () => {} });
console.log(await ledgerTable(sql, order.id));
await sql.end();

function rupiah(amount: number): string {
  return `Rp ${amount.toLocaleString("id-ID")}`;
}
