import * as z from "zod";
import { handleCallback } from "../../shared/callbacks/handle.ts";
import { expireUnpaid, resumePurchase } from "../../shared/purchase/flow.ts";
import { beganWith } from "../../shared/providers/payment/port.ts";
import { boosts, orders } from "../../shared/purchase/kinds.ts";
import { applyInvoice } from "../../shared/purchase/invoice_update.ts";
import { direction } from "../../shared/domain/shipment.ts";
import { UPLOAD_BUCKET } from "../../shared/work/photos.ts";
import { refreshRefund } from "../../shared/work/refund.ts";
import { refreshPayout } from "../../shared/work/withdrawal.ts";
import type { JobsDeps } from "./deps.ts";
import { accountErase } from "./handlers/account_erase.ts";
import { analytics } from "./handlers/analytics.ts";
import { authErase } from "./handlers/auth_erase.ts";
import { checkWithdrawal } from "./handlers/check_withdrawal.ts";
import { courierStatement } from "./handlers/courier_statement.ts";
import { ktpErase } from "./handlers/ktp_erase.ts";
import { listingsLook } from "./handlers/listings_look.ts";
import { liveStreamsNotify } from "./handlers/live_streams_notify.ts";
import { ordersDeadline } from "./handlers/orders_deadline.ts";
import { pushSend } from "./handlers/push_send.ts";
import { readChargebacks } from "./handlers/read_chargebacks.ts";
import { reconcile } from "./handlers/reconcile.ts";
import { retention } from "./handlers/retention.ts";
import { searchesAlert } from "./handlers/searches_alert.ts";
import { searchesPrune } from "./handlers/searches_prune.ts";
import { shippingBook } from "./handlers/shipping_book.ts";
import { shippingCancel } from "./handlers/shipping_cancel.ts";

/** A kind of job: its payload, as written by the enqueuing SQL, and its handler. */
const job =
  <P>(payload: z.ZodType<P>, run: (deps: JobsDeps, payload: P) => Promise<unknown>) =>
  async (deps: JobsDeps, given: unknown): Promise<void> => {
    await run(deps, payload.parse(given));
  };

const id = z.string();
const nothing = z.object({});
const order = z.object({ order_id: id });
const boost = z.object({ boost_id: id });
const deadline = z.object({ order_id: id, version: z.int(), to: z.string() });

/** A kind also names its handler's file, if the handler is more than a call. */
export const kinds = {
  account_erase: job(z.object({ user_id: id }), accountErase),
  analytics: job(nothing, analytics),
  auth_erase: job(z.object({ user_id: id, labels: z.array(z.string()) }), authErase),
  boosts_deadline: job(boost, (deps, { boost_id }) => expireUnpaid(deps, boost_id)),
  boosts_end: job(boost, ({ db }, payload) => db.service.call("internal.end_boost", payload)),
  check_withdrawal: job(z.object({ withdrawal_id: id, round: z.int() }), checkWithdrawal),
  courier_statement: job(
    z.object({ created_at: z.string().optional(), id: id.optional() }),
    courierStatement,
  ),
  disputes_remind: job(
    z.object({ dispute_id: id }),
    ({ db }, payload) => db.service.call("internal.send_dispute_reminder", payload),
  ),
  finish_boost_purchase: job(
    boost,
    (deps, { boost_id }) => resumePurchase(deps, boosts, boost_id),
  ),
  finish_order: job(order, (deps, { order_id }) => resumePurchase(deps, orders, order_id)),
  history_months: job(nothing, ({ db }) => db.service.call("internal.make_history_months", {})),
  ktp_erase: job(z.object({ submission_id: id }), ktpErase),
  listings_liked: job(
    z.object({ listing_id: id, until: z.string() }),
    ({ db }, payload) => db.service.call("internal.notify_likes", payload),
  ),
  listings_look: job(z.object({ listing_id: id }), listingsLook),
  listings_look_older: job(
    z.object({ since: z.string(), before: z.int() }),
    ({ db }, payload) => db.service.call("internal.look_at_older", payload),
  ),
  live_streams_notify: job(z.object({ stream_id: id }), liveStreamsNotify),
  mail_send: job(z.object({ email_id: id }), ({ sendEmail }, { email_id }) => sendEmail(email_id)),
  notifications_digest: job(
    z.object({ day: z.string(), since: z.string() }),
    ({ db }, payload) => db.service.call("internal.write_notification_digests", payload),
  ),
  offers_expire: job(
    z.object({ offer_id: id }),
    ({ db }, payload) => db.service.call("internal.expire_offer", payload),
  ),
  offers_tell: job(
    z.object({ offer_id: id, status: z.string() }),
    ({ db }, payload) => db.service.call("internal.tell_offer", payload),
  ),
  orders_deadline: job(deadline, ordersDeadline),
  orders_remind: job(
    deadline.extend({ at: z.string() }),
    ({ db }, payload) => db.service.call("internal.send_order_reminder", payload),
  ),
  // Expires the invoice of a cancelled order: if it was paid meanwhile, the payment is refunded.
  payments_expire: job(
    z.object({ invoice_id: id, provider: id.nullable() }),
    async (deps, { invoice_id, provider }) => {
      const payments = provider ? beganWith(deps.payments, provider) : deps.payments;
      await applyInvoice(deps, await payments.expireInvoice(invoice_id));
    },
  ),
  // Removes an upload that nothing used in time. A published upload is gone already.
  photos_sweep: job(z.object({ path: z.string() }), async ({ db, storage }, { path }) => {
    await storage.remove(UPLOAD_BUCKET, [path]);
    await db.service.call("internal.forget_upload", { path });
  }),
  push_send: job(z.object({ notification_id: id }), pushSend),
  read_chargebacks: job(z.object({ reference: z.string() }), readChargebacks),
  reconcile: job(nothing, reconcile),
  refunds_send: job(
    z.object({ refund_id: id, round: z.int() }),
    (deps, { refund_id, round }) => refreshRefund(deps, refund_id, round),
  ),
  retention: job(z.object({ part: z.int() }), retention),
  searches_alert: job(
    z.object({
      listings: z.array(
        z.object({
          number: z.int(),
          old_price: z.int().nullable(),
          queued_at: z.string(),
          transaction_id: z.string(),
        }),
      ),
    }),
    searchesAlert,
  ),
  searches_prune: job(nothing, searchesPrune),
  shipping_book: job(
    order.extend({ direction: direction.optional() }),
    shippingBook,
  ),
  shipping_cancel: job(z.object({ shipper_order_id: id }), shippingCancel),
  vacation_end: job(
    z.object({ user_id: id }),
    ({ db }, payload) => db.service.call("internal.end_vacation", payload),
  ),
  // Voids a link that appeared after its hold was returned, so that it is not paid twice: retried while the
  // link is open.
  wallet_withdrawals_void: job(z.object({ payout_id: id }), async (deps, { payout_id }) => {
    const payout = await refreshPayout(deps, payout_id, deps.payments.voidPayout);
    if (payout?.state === "open") throw new Error("The provider did not void the link.");
  }),
  webhooks_handle: job(
    z.object({ event_id: id }),
    (deps, { event_id }) => handleCallback(deps, event_id),
  ),
};
