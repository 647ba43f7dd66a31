import { expect, test } from "vitest";
import { readShippingCallback } from "../../../shared/callbacks/biteship.ts";

const happenedAt = (updated_at: unknown) =>
  readShippingCallback({ order_id: "parcel", status: "picked", updated_at })?.update.scans[0]
    ?.happened_at;

test("times are stored in UTC", () => {
  expect(happenedAt("2026-11-21T10:00:00+07:00")).toBe("2026-11-21T03:00:00.000Z");
  expect(happenedAt("2000-01-01T00:00:00Z")).toBe("2000-01-01T00:00:00.000Z");
  expect(happenedAt("2100-12-31T23:59:59Z")).toBe("2100-12-31T23:59:59.000Z");
});

test.each([
  "",
  "yesterday",
  "2026-13-45",
  "1999-12-31T23:59:59Z",
  "2101-01-01T00:00:00Z",
  "0001-01-01T00:00:00Z",
  "-000044-03-15T00:00:00Z",
  "+275760-09-13T00:00:00.000Z",
])("%j is not accepted as a time", (text) => expect(happenedAt(text)).toBeNull());
