import { expect, test } from "vitest";
import { normalizeStatus, trackingLabel } from "../../../shared/domain/tracking.ts";

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
