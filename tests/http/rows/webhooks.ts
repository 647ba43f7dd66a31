import { machine } from "./row.ts";
import type { Row } from "./row.ts";

export const webhooks: Record<string, Row> = {
  webhooks_xendit: machine("/webhooks/xendit"),
  webhooks_payment_provider: machine("/webhooks/payment_provider"),
  webhooks_xendit_payout: machine("/webhooks/xendit/payout"),
  webhooks_payment_provider_payout: machine("/webhooks/payment_provider/payout"),
  webhooks_xendit_native: machine("/webhooks/xendit-native"),
  webhooks_payment_provider_native: machine("/webhooks/payment_provider-native"),
  webhooks_biteship: machine("/webhooks/biteship"),
  webhooks_shipping_provider: machine("/webhooks/shipping_provider"),
  webhooks_resend: machine("/webhooks/resend"),
  webhooks_email_provider: machine("/webhooks/email_provider"),
};
