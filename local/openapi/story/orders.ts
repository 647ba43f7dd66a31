import { trackingLabel } from "../../../shared/domain/tracking.ts";
import { OMIT } from "./cast.ts";
import {
  ANSWER,
  at,
  COURIER,
  DRESS,
  IDS,
  INVOICE,
  MONEY,
  ORDER,
  QUOTE,
  REFERENCE,
  SELLER,
  TRACKING,
} from "./cast.ts";
import type { Story } from "./cast.ts";

const COMPLAINT = {
  reason: "not_as_described",
  description: "Ada noda di lengan kiri yang tidak ada di foto.",
  photos: [`${DRESS.bucket}/noda.jpg`],
};

/** An order's status and times after each of its operations. */
const orderAfter = (operation: string, status: string, fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries({ status, ...fields }).map((
      [field, value],
    ) => [`${operation}.data.${field}`, value]),
  );
const paid = { paid_at: at("09:05") };
const shipped = { ...paid, shipped_at: at("13:40") };
const delivered = { ...shipped, delivered_at: at("06:20", 23) };
const deadline = (to: string, time: string) => [{ to, at: time }];
const returning = {
  ...COMPLAINT,
  requested_at: at("08:00", 23),
  tracking_number: null,
  courier_code: null,
  rejection_reason: null,
  rejected_at: null,
};
const opened = {
  id: IDS.dispute,
  order_id: IDS.order,
  ...COMPLAINT,
  opened_by: "buyer",
  answer_due_at: at("08:30", 25),
  answer: null,
  status: "open",
  resolution: null,
  refund_amount: null,
  note: null,
  resolved_by: null,
  opened_at: at("08:30", 23),
  resolved_at: null,
};
const answered = { ...opened, answer: { ...ANSWER, answered_at: at("10:00", 23) } };
const offered = {
  id: IDS.settlement,
  offered_by: "seller",
  refund_amount: MONEY.settlement,
  note: "Untuk biaya cuci noda.",
  status: "open",
  created_at: at("11:00", 23),
  accepted_at: null,
};
const over = { deadlines: [] };
const seenBySeller = { payment: null, wallet_amount: null, amount_due: null };
const open = { ...over, ...seenBySeller };

const ORDERS = {
  ...orderAfter("orders_create", "AWAITING_PAYMENT", {
    tracking_number: null,
    label_url: null,
    shipping_details: { courier_code: "jne", courier_service_code: "reg", shipper_order_id: null },
    deadlines: deadline("EXPIRED", at("10:00")),
    paid_at: null,
    payment: { ...INVOICE, status: "PENDING" },
    updated_at: at("09:00"),
  }),
  ...orderAfter("orders_status", "SHIPPED", { ...shipped, ...open }),
  ...orderAfter("orders_ship", "SHIPPED", { ...shipped, ...open }),
  ...orderAfter("orders_confirm", "COMPLETED", {
    ...delivered,
    ...over,
    completed_at: at("07:00", 23),
  }),
  ...orderAfter("orders_cancel", "CANCELLED", {
    ...over,
    refunded_amount: MONEY.total,
    refunded_at: at("09:30"),
    tracking_number: null,
    label_url: null,
  }),
  ...orderAfter("orders_dispute", "DISPUTED", { ...delivered, ...over, dispute: opened }),
  ...orderAfter("orders_dispute_answer", "DISPUTED", { ...delivered, ...open, dispute: answered }),
  ...orderAfter("orders_settlement", "DISPUTED", {
    ...delivered,
    ...open,
    dispute: answered,
    settlement: offered,
  }),
  ...orderAfter("orders_settlement_accept", "COMPLETED", {
    ...delivered,
    ...over,
    dispute: {
      ...answered,
      status: "resolved",
      resolution: "split",
      refund_amount: MONEY.settlement,
      resolved_by: "parties",
      resolved_at: at("12:00", 23),
    },
    settlement: { ...offered, status: "accepted", accepted_at: at("12:00", 23) },
    refunded_amount: MONEY.settlement,
    refunded_at: at("12:00", 23),
    completed_at: at("12:00", 23),
  }),
  ...orderAfter("orders_return_request", "RETURN_REQUESTED", {
    ...delivered,
    deadlines: deadline("RETURN_APPROVED", at("08:00", 25)),
    return: returning,
  }),
  ...orderAfter("orders_return_approve", "RETURN_APPROVED", {
    ...delivered,
    deadlines: deadline("COMPLETED", at("09:00", 30)),
    return: returning,
    ...seenBySeller,
  }),
  ...orderAfter("orders_return_reject", "DELIVERED", {
    ...delivered,
    deadlines: deadline("COMPLETED", at("09:00", 25)),
    ...seenBySeller,
    return: {
      ...returning,
      rejection_reason: "Noda itu terlihat di foto ketiga.",
      rejected_at: at("09:00", 23),
    },
  }),
  ...orderAfter("orders_return_ship", "RETURN_APPROVED", {
    ...delivered,
    deadlines: deadline("COMPLETED", at("09:00", 30)),
    return: { ...returning, tracking_number: "SICEPAT00123456", courier_code: "sicepat" },
  }),
  ...orderAfter("orders_return_received", "REFUNDED", {
    ...delivered,
    ...open,
    return: returning,
    refunded_amount: MONEY.item + MONEY.shipping,
    refunded_at: at("10:00", 26),
  }),
};

/** The order after each of its operations, its parcel and Sari's wallet. */
export const ORDER_STORY: Story = {
  // The order
  ...ORDER,
  ...ORDERS,
  "orders_status<": { status: "SHIPPED" },
  "orders_cancel<.reason": "Salah pilih ukuran.",
  "orders_dispute<": COMPLAINT,
  "orders_dispute_answer<": ANSWER,
  "orders_settlement<": { refund_amount: offered.refund_amount, note: offered.note },
  "orders_settlement_accept<.settlement_id": IDS.settlement,
  "orders_return_request<": COMPLAINT,
  "orders_return_reject<.reason": "Noda itu terlihat di foto ketiga.",
  "orders_ship<": { tracking_number: TRACKING, courier_code: "jne" },
  "orders_return_ship<": { tracking_number: "SICEPAT00123456", courier_code: "sicepat" },
  "orders_create<.voucher_code": OMIT,
  shipping_quote: QUOTE,
  quote: QUOTE,
  "payments_check.data.status": "READY_TO_SHIP",
  "orders_my.as_seller": [],
  "orders_my.total_as_buyer": 1,
  "orders_my.total_as_seller": 0,
  "OrderStep.version": 2,
  "OrderStep.from": "AWAITING_PAYMENT",
  "OrderStep.to": "READY_TO_SHIP",
  "OrderStep.actor": "provider",
  "OrderStep.reason": null,
  // The parcel
  ...COURIER,
  "Tracking.status": "delivered",
  "Tracking.status_label": trackingLabel("delivered"),
  "history.status_label": trackingLabel("delivered"),
  "Tracking.note": "Diterima oleh Rani",
  "history.status": "delivered",
  "history.note": "Diterima oleh Rani",
  "history.at": at("06:20", 23),
  "Shipment.status": "confirmed",
  "ReturnLabel.tracking_number": "JNE0098654321",
  "ReturnLabel.label_url": `/shipping/labels/${REFERENCE}?direction=return`,
  "orders_return_label.data.tracking_number": "JNE0098654321",
  "orders_return_label.data.label_url": `/shipping/labels/${REFERENCE}?direction=return`,
  // The wallet
  "wallet_balance.available": MONEY.item,
  "wallet_balance.held": 0,
  "wallet_balance.in_escrow": 0,
  "WalletTransaction.id": IDS.transaction,
  "WalletTransaction.type": "sale_proceeds",
  "WalletTransaction.amount": MONEY.item,
  "WalletTransaction.balance_after": MONEY.item,
  "WalletTransaction.order_reference": REFERENCE,
  "WalletTransaction.withdrawal_id": null,
  "WalletTransaction.description": `Hasil penjualan ${REFERENCE}`,
  "WalletTransaction.created_at": at("07:00", 23),
  "wallet_withdrawals_create<": { amount: MONEY.item },
  "Withdrawal.id": IDS.withdrawal,
  "Withdrawal.status": "LINK_CREATED",
  "wallet_withdrawals_cancel.data.status": "CANCELLED",
  "Withdrawal.amount": MONEY.item,
  "Withdrawal.fee": MONEY.payoutFee,
  "Withdrawal.net": MONEY.item - MONEY.payoutFee,
  "Withdrawal.created_at": at("07:30", 23),
  "Withdrawal.updated_at": at("07:30", 23),
  "Withdrawal.expires_at": at("07:30", 26),
  recipient_email: SELLER.email,
  payout_url: "https://payout.example.com/pl-7k3m9q",
  provider_payout_id: "pl-7k3m9q",
  failure_reason: null,
  currency: "IDR",
  "SellerBalance.available": MONEY.item,
  "SellerBalance.pending": 0,
  "SellerBalance.as_of": at("07:01", 23),
};
