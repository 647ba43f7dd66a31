import { expect, test } from "vitest";
import { CATALOGUE } from "../../../shared/domain/notifications/catalogue.ts";
import { notificationText, pathOf } from "../../../shared/domain/notification_words.ts";
import type { NotificationContent } from "../../../shared/domain/notification_words.ts";

const order = (kind: string, data: Record<string, string>) =>
  notificationText(
    { kind, data: { reference: "ORD-1", title: "Rok", ...data } },
    "en",
  );

test("buyer and seller get different texts for the same status change", () => {
  expect(order("order.ready_to_ship", { role: "buyer" }).title).toBe("Payment received");
  expect(order("order.ready_to_ship", { role: "seller" }).title).toBe("Time to ship");
  expect(order("order.ready_to_ship", {}).title).toBe("Order ORD-1 is paid");
  expect(
    notificationText({ kind: "order.ready_to_ship", data: { role: "seller", voucher: true } }, "en")
      .title,
  )
    .toBe("Time to ship by courier");
  expect(order("order.ready_to_ship", { role: "courier" }).title).toBe("Order ORD-1 is paid");
});

test("the decision and its note are in the text of a dispute, the reason in that of a rejected return", () => {
  expect(
    order("dispute.resolved", { role: "seller", resolution: "release", note: "As shown." }).body,
  )
    .toBe("Our team decided: the money for ORD-1 goes to the seller. As shown.");
  expect(order("order.return_rejected", { role: "buyer", reason: "Not damaged." }).body)
    .toBe("The return of ORD-1 was rejected. The buyer can still open a dispute. Not damaged.");
  expect(order("order.completed", { role: "seller", from: "DELIVERED" }).title)
    .toBe("You are paid");
});

test("a reminder names its deadline in Jakarta time, as the language writes it", () => {
  const data = { at: "2026-11-21T17:30:00.000000Z", status: "READY_TO_SHIP" };
  expect(order("order.reminder.cancelled", data).title).toBe("Ship before 22 Nov, 00:30 WIB");
  const agustus = { reference: "ORD-1", title: "Rok", at: "2026-08-21T17:30:00.000000Z" };
  const reminder = { kind: "order.reminder.cancelled", category: "order", data: agustus } as const;
  expect(notificationText(reminder, "id").title).toContain("22 Agu, 00.30 WIB");
  expect(notificationText(reminder, "en").title).toContain("22 Aug, 00:30 WIB");
  expect(order("order.reminder.completed", { ...data, status: "RETURN_APPROVED" }).title)
    .toBe("Send the return before 22 Nov, 00:30 WIB");
});

test("how long somebody has is what the notification says, in the greatest exact unit", () => {
  const said = (minutes: number, locale: "id" | "en") =>
    notificationText({ kind: "offer.received", data: { minutes } }, locale).body;
  const each = [1440, 2880, 10_080, 60, 90].map((minutes) => said(minutes, "id"));
  expect(each.map((body) => /dalam (.*)\.$/.exec(body)?.[1]))
    .toEqual(["24 jam", "48 jam", "7 hari", "1 jam", "90 menit"]);
  expect([60, 4320].map((minutes) => /within (.*)\.$/.exec(said(minutes, "en"))?.[1]))
    .toEqual(["1 hour", "3 days"]);
  // Written by an older version.
  expect(order("order.return_approved", { role: "buyer" }).body)
    .toBe("Send Rok back with the return label within the time allowed (ORD-1).");
});

test("no text states a time that a setting decides", () => {
  const texts = Object.values(CATALOGUE).flatMap(({ id, en }) => [...id, ...en]);
  const fixed = texts.filter((text) => /\d+ (jam|hari|menit|hours?|days?|minutes?)/.test(text));
  // The provider's own, of its links.
  expect(fixed.filter((text) => !/3 (hari|days)/.test(text))).toEqual([]);
});

test("amounts are written as the language writes them, and texts read well without optional data", () => {
  const paid = (data: Record<string, number>) =>
    notificationText({ kind: "withdrawal.failed", data }, "id").body;
  expect(paid({ amount: 1_234_567 })).toContain("Rp1.234.567 belum bisa dikirim");
  const english = { kind: "withdrawal.failed", category: "wallet", data: { amount: 1_234_567 } };
  expect(notificationText(english as NotificationContent, "en").body).toContain(
    "Rp1,234,567 could",
  );
  expect(paid({})).toContain("Dana belum bisa dikirim");
  expect(notificationText({ kind: "ktp.rejected", data: {} }, "id").body)
    .toBe("Silakan kirim ulang foto yang jelas.");
});

test("data cannot insert line breaks or placeholders into a text", () => {
  const { body } = order("order.shipped", { title: "Rok {amount}\r\nBcc: x@example.test" });
  expect(body).not.toMatch(/[\r\n]/);
  expect(body).toContain("{amount}");
});

test("a notification links to its subject", () => {
  const path = (data: Record<string, string>, category: "order" | "wallet" | "account" = "order") =>
    pathOf({ category, data });
  expect(path({ order_id: "o-1", listing_id: "l-1" })).toBe("/orders/o-1");
  expect(path({ listing_id: "../admin" })).toBe("/listings/..%2Fadmin");
  expect(path({ stream_id: "LS0123456789ab" })).toBe("/live/LS0123456789ab");
  expect([path({}), path({}, "wallet"), path({}, "account")])
    .toEqual(["/notifications", "/wallet", "/account"]);
});
