import { expect, test } from "vitest";
import {
  normalizeStatus,
  TRACKING_LABELS,
  trackingLabel,
} from "../../../shared/domain/tracking.ts";

const AGREED = [
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

test.each(AGREED)("%s has a label of its own", (status) => {
  expect(TRACKING_LABELS[status]).toBeTruthy();
  expect(trackingLabel(status)).not.toBe(status);
});

test.each([
  ["pickingUp", "picking_up"],
  ["PICKING_UP", "picking_up"],
  ["picking-up", "picking_up"],
  [" Courier Not Found ", "courier_not_found"],
  ["delivered", "delivered"],
])("%j is %s", (written, meant) => expect(normalizeStatus(written)).toBe(meant));

test("a word that we never heard of is shown as it came", () => {
  expect(trackingLabel("eaten_by_goat")).toBe("eaten by goat");
});
