import { at, BUYER, INVOICE, MONEY } from "./cast.ts";
import { answered, COMPLAINT, offered, opened } from "./dispute.ts";

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
const over = { deadlines: [] };
const seenBySeller = { payment: null, wallet_amount: null, amount_due: null };
const open = { ...over, ...seenBySeller };
/** To the seller once there is nothing to ship to the buyer. */
const afterDelivery = {
  ...delivered,
  ...seenBySeller,
  recipient: { recipient_name: BUYER.fields.full_name, city: BUYER.fields.city },
};

/** The order after each of its operations. */
export const ORDER_STEPS = {
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
  ...orderAfter("orders_dispute_answer", "DISPUTED", {
    ...afterDelivery,
    ...over,
    dispute: answered,
  }),
  ...orderAfter("orders_settlement", "DISPUTED", {
    ...afterDelivery,
    ...over,
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
    ...afterDelivery,
    deadlines: deadline("COMPLETED", at("09:00", 30)),
    return: returning,
  }),
  ...orderAfter("orders_return_reject", "DELIVERED", {
    ...afterDelivery,
    deadlines: deadline("COMPLETED", at("09:00", 25)),
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
    ...afterDelivery,
    ...over,
    return: returning,
    refunded_amount: MONEY.item + MONEY.shipping,
    refunded_at: at("10:00", 26),
  }),
};
