import type { Operations } from "./type.ts";

const callback = (what: string): string =>
  `${what} Answers 200 for what it has seen before, and for what it cannot use, which staff then see in \`GET /admin/webhooks\`.`;
const INVOICE = callback("Applies a paid, expired or failed invoice to its order or boost.");
const PAYOUT = callback("Applies the state of a payout link to its withdrawal.");
const NATIVE = callback(
  "Stores a payment made without an invoice: virtual account, e-wallet or QR code.",
);
const SHIPMENT = callback("Applies the courier's status to its parcel and order.");
const EMAIL = callback(
  "Stores whether an e-mail arrived; an address that bounces gets none any more.",
);

/** Health, callbacks of providers, schedules and the finance portal. */
export const MACHINES: Operations = {
  health_get: [
    "Check the health",
    "The bare object `{ok, version}`, without headers. With `dependencies=true` it asks the database too, and answers 503 when it is down.",
  ],
  metrics_get: [
    "Read the metrics",
    "The reliability signals in Prometheus' text format, for a scraper that sends the secret key as `Authorization: Bearer`. 401 without it.",
  ],
  webhooks_xendit: ["Invoice callback (Xendit)", INVOICE],
  webhooks_payment_provider: ["Invoice callback", INVOICE],
  webhooks_xendit_payout: ["Payout callback (Xendit)", PAYOUT],
  webhooks_payment_provider_payout: ["Payout callback", PAYOUT],
  webhooks_xendit_native: ["Native payment callback (Xendit)", NATIVE],
  webhooks_payment_provider_native: ["Native payment callback", NATIVE],
  webhooks_biteship: ["Shipment callback (Biteship)", SHIPMENT],
  webhooks_shipping_provider: ["Shipment callback", SHIPMENT],
  webhooks_resend: ["E-mail callback (Resend)", EMAIL],
  webhooks_email_provider: ["E-mail callback", EMAIL],
  jobs_run: [
    "Run due jobs",
    "Runs the background work that is due; the schedule calls it every 15 seconds. Two runs at once share the work.",
  ],
  jobs_minute: [
    "Publish a minute's runs",
    "Publishes the scheduled runs of this minute, one every 15 seconds. 503 when the scheduler's queue cannot be reached.",
  ],
  finance_outbox_run: [
    "Deliver events",
    "Sends waiting events to the finance portal, in order per order, up to five attempts each. Dead ones show in `GET /admin/reliability`.",
  ],
  finance_inbox_run: [
    "Handle portal events",
    "Handles what the finance portal has sent: notifies sellers and opens seller reviews. One that fails is tried again at the next run.",
  ],
  internal_receive: [
    "Receive a portal event",
    "Stores an event of the finance portal; a repeat of its id changes nothing. 409 when the same id comes with another body.",
  ],
  internal_events: [
    "List events",
    "Events after a sequence number, oldest first, delivered or not, for a portal that catches up. Ask again with `last_seq` until the list is empty.",
  ],
  internal_resolve_dispute: [
    "Resolve a dispute (portal)",
    "Decides a dispute for the finance portal, as `POST /admin/disputes/{id}/resolve` does. A repeat of the webhook-id gets the first response; 409 when it was resolved otherwise.",
  ],
};
