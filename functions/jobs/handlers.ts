import { analytics } from "./handlers/analytics.ts";
import { authErase } from "./handlers/auth_erase.ts";
import { ktpErase } from "./handlers/ktp_erase.ts";
import { liveStreamsNotify } from "./handlers/live_streams_notify.ts";
import { finishBoostPurchaseJob } from "./handlers/finish_boost_purchase.ts";
import { boostsDeadline } from "./handlers/boosts_deadline.ts";
import { disputesRemind } from "./handlers/disputes_remind.ts";
import { boostsEnd } from "./handlers/boosts_end.ts";
import { listingsLiked } from "./handlers/listings_liked.ts";
import { mailSend } from "./handlers/mail_send.ts";
import { notificationsDigest } from "./handlers/notifications_digest.ts";
import { historyMonths } from "./handlers/history_months.ts";
import { finishOrderJob } from "./handlers/finish_order.ts";
import { courierStatement } from "./handlers/courier_statement.ts";
import { offersExpire } from "./handlers/offers_expire.ts";
import { offersTell } from "./handlers/offers_tell.ts";
import { ordersDeadline } from "./handlers/orders_deadline.ts";
import { ordersRemind } from "./handlers/orders_remind.ts";
import { paymentsExpire } from "./handlers/payments_expire.ts";
import { readChargebacks } from "./handlers/read_chargebacks.ts";
import { reconcile } from "./handlers/reconcile.ts";
import { photosSweep } from "./handlers/photos_sweep.ts";
import { pushSend } from "./handlers/push_send.ts";
import { searchesAlert } from "./handlers/searches_alert.ts";
import { searchesPrune } from "./handlers/searches_prune.ts";
import type { Handlers } from "./runner.ts";
import { shippingBook } from "./handlers/shipping_book.ts";
import { shippingCancel } from "./handlers/shipping_cancel.ts";
import { checkWithdrawal } from "./handlers/check_withdrawal.ts";
import { walletWithdrawalsVoid } from "./handlers/wallet_withdrawals_void.ts";
import { vacationEnd } from "./handlers/vacation_end.ts";
import { webhooksHandle } from "./handlers/webhooks_handle.ts";
import type { JobsDeps } from "./deps.ts";

/** By job kind (private.job_kinds), which is also the name of the file. */
export const handlers: Handlers<JobsDeps> = {
  analytics,
  auth_erase: authErase,
  ktp_erase: ktpErase,
  live_streams_notify: liveStreamsNotify,
  finish_boost_purchase: finishBoostPurchaseJob,
  boosts_deadline: boostsDeadline,
  boosts_end: boostsEnd,
  disputes_remind: disputesRemind,
  listings_liked: listingsLiked,
  mail_send: mailSend,
  notifications_digest: notificationsDigest,
  finish_order: finishOrderJob,
  history_months: historyMonths,
  offers_expire: offersExpire,
  offers_tell: offersTell,
  orders_deadline: ordersDeadline,
  orders_remind: ordersRemind,
  payments_expire: paymentsExpire,
  read_chargebacks: readChargebacks,
  reconcile,
  courier_statement: courierStatement,
  photos_sweep: photosSweep,
  push_send: pushSend,
  searches_alert: searchesAlert,
  searches_prune: searchesPrune,
  shipping_book: shippingBook,
  shipping_cancel: shippingCancel,
  check_withdrawal: checkWithdrawal,
  wallet_withdrawals_void: walletWithdrawalsVoid,
  vacation_end: vacationEnd,
  webhooks_handle: webhooksHandle,
};
