/** What each person gets from functions/webhooks. */
import { machine } from "./row.ts";
import type { Row } from "./row.ts";

export const webhooks: Record<string, Row> = {
  webhooks_xendit: machine("/webhooks/xendit"),
  webhooks_payment_provider: machine("/webhooks/payment_provider"),
  webhooks_biteship: machine("/webhooks/biteship"),
  webhooks_shipping_provider: machine("/webhooks/shipping_provider"),
  webhooks_resend: machine("/webhooks/resend"),
  webhooks_email_provider: machine("/webhooks/email_provider"),
};
