/** Which work a job of each kind is. The kind is the name that SQL enqueues and the file in shared/work. */
import { analytics } from "../../shared/work/analytics.ts";
import { authErase } from "../../shared/work/auth_erase.ts";
import { ktpErase } from "../../shared/work/ktp_erase.ts";
import { liveStreamsNotify } from "../../shared/work/live_streams_notify.ts";
import { boostsCreateSettle } from "../../shared/work/boosts_create_settle.ts";
import { boostsDeadline } from "../../shared/work/boosts_deadline.ts";
import { boostsEnd } from "../../shared/work/boosts_end.ts";
import { mailSend } from "../../shared/work/mail_send.ts";
import { notificationsDigest } from "../../shared/work/notifications_digest.ts";
import { ordersCreateSettle } from "../../shared/work/orders_create_settle.ts";
import { ordersDeadline } from "../../shared/work/orders_deadline.ts";
import { ordersRemind } from "../../shared/work/orders_remind.ts";
import { paymentsExpire } from "../../shared/work/payments_expire.ts";
import { reconcile } from "../../shared/work/reconcile.ts";
import { pushSend } from "../../shared/work/push_send.ts";
import type { Handlers } from "../../shared/work/run.ts";
import { shippingBook } from "../../shared/work/shipping_book.ts";
import { shippingCancel } from "../../shared/work/shipping_cancel.ts";
import { walletWithdrawalsSettle } from "../../shared/work/wallet_withdrawals_settle.ts";
import { walletWithdrawalsVoid } from "../../shared/work/wallet_withdrawals_void.ts";
import { webhooksHandle } from "../../shared/work/webhooks_handle.ts";
import type { JobsDeps } from "./deps.ts";

export const handlers: Handlers<JobsDeps> = {
  analytics,
  auth_erase: authErase,
  ktp_erase: ktpErase,
  live_streams_notify: liveStreamsNotify,
  boosts_create_settle: boostsCreateSettle,
  boosts_deadline: boostsDeadline,
  boosts_end: boostsEnd,
  mail_send: mailSend,
  notifications_digest: notificationsDigest,
  orders_create_settle: ordersCreateSettle,
  orders_deadline: ordersDeadline,
  orders_remind: ordersRemind,
  payments_expire: paymentsExpire,
  reconcile,
  push_send: pushSend,
  shipping_book: shippingBook,
  shipping_cancel: shippingCancel,
  wallet_withdrawals_settle: walletWithdrawalsSettle,
  wallet_withdrawals_void: walletWithdrawalsVoid,
  webhooks_handle: webhooksHandle,
};
