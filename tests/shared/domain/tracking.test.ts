import { expect, test } from "vitest";
import {
  normalizeStatus,
  TRACKING_LABELS,
  trackingLabel,
} from "../../../shared/domain/tracking.ts";

const STATUSES = [
  "confirmed",
  "allocated",
  "picking_up",
  "picked_up",
  "picked",
  "dropping_off",
  "in_transit",
  "out_for_delivery",
  "on_hold",
  "return_in_transit",
  "returned",
  "delivered",
  "rejected",
  "cancelled",
  "disposed",
  "courier_not_found",
];

test.each(STATUSES)("status %s has a label", (status) => {
  expect(TRACKING_LABELS[status]).toBeTruthy();
  expect(trackingLabel(status)).not.toBe(status);
});

test.each([
  ["pickingUp", "picking_up"],
  ["PICKING_UP", "picking_up"],
  ["picking-up", "picking_up"],
  [" Courier Not Found ", "courier_not_found"],
  ["delivered", "delivered"],
])("%j is normalized to %s", (text, status) => expect(normalizeStatus(text)).toBe(status));

test("an unknown status is shown without its underscores", () => {
  expect(trackingLabel("eaten_by_goat")).toBe("eaten by goat");
});
