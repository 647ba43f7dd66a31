/** A callback whose subject is unknown is stored without personal data, and read again later. */
import { expect, test } from "vitest";
import { readShippingCallback } from "../../../shared/callbacks/biteship.ts";
import { readMailCallback } from "../../../shared/callbacks/resend.ts";
import {
  readPaymentCallback,
  readPayoutCallback,
} from "../../../shared/providers/payment/xendit/callbacks.ts";
import { useDatabase } from "../../support/database.ts";

const database = useDatabase();

const person = { payer_email: "rani@example.com", sender_name: "Rani" };
const money = { reference_id: "ORD-1", status: "SUCCEEDED", currency: "IDR", ...person };
const session = { payment_session_id: "ps-1", reference_id: "ORD-1", status: "COMPLETED" };
const account = { external_id: "ORD-1", account_number: "8808", bank_code: "BCA", name: "Rani" };

test.each<[(body: unknown) => unknown, object]>([
  [readPaymentCallback, { id: "inv-1", external_id: "ORD-1", status: "PAID", ...person }],
  [readPaymentCallback, { event: "payment_session.completed", data: session }],
  [readPaymentCallback, { event: "ewallet.capture", data: { ...money, capture_amount: 9 } }],
  [readPaymentCallback, { event: "qr.payment", data: { ...money, amount: 9 } }],
  [readPaymentCallback, { event: "payment.capture", data: { ...money, request_amount: "9" } }],
  [readPaymentCallback, { qr_code: { external_id: "ORD-1" }, status: "COMPLETED", amount: 9 }],
  [readPaymentCallback, {
    ...account,
    callback_virtual_account_id: "va-1",
    payment_id: "pay-1",
    amount: 9,
  }],
  [readPaymentCallback, { ...account, is_closed: true }],
  [readPaymentCallback, { event: "dispute.created", id: "dp-1", reference_id: "ORD-1" }],
  [readPaymentCallback, { event: "refund.failed", data: { data: { reference_id: "r-1" } } }],
  [readPayoutCallback, { external_id: "w-1", id: "link", status: "COMPLETED", email: "r@x.id" }],
  [readPayoutCallback, { id: "event", data: { reference_id: "w-1", payout_id: "link" } }],
  [readShippingCallback, {
    event: "order.status",
    order_id: "parcel",
    status: "picked",
    courier_driver_phone: "0812",
  }],
  [readMailCallback, {
    type: "email.bounced",
    data: {
      email_id: "em-1",
      to: ["rani@example.com"],
      tags: { email_id: "0b6a2b52-6a0e-4a6e-8d5c-7f1f0f7f7c11" },
      bounce: { type: "Permanent" },
    },
  }],
])("%o %o is read as before", async (read, body) => {
  const [row] = await database.admin`
    select private.redact_callback(${database.admin.json(body as never)}) as redacted`;
  expect(JSON.stringify(row!["redacted"])).not.toMatch(/rani|r@x|0812/i);
  expect(read(body)).not.toBeNull();
  expect(read(row!["redacted"])).toEqual(read(body));
});
