import { expect, test } from "vitest";
import { instant } from "../../../shared/domain/time.ts";

test.each([
  ["0000-06-01T00:00:00Z", false],
  ["0001-01-01T00:00:00Z", true],
  ["0001-01-01T00:00:00+01:00", false],
  ["9999-12-31T23:59:59.999999Z", true],
  ["9999-12-31T23:59:59-01:00", false],
  ["2027-01-01T00:00:00+14:00", true],
  ["2027-01-01T00:00:00+16:00", false],
  ["2027-13-01T00:00:00Z", false],
])("a caller may give %s: %s", (text, may) => {
  expect(instant.safeParse(text).success).toBe(may);
});

test("digits after a microsecond are cut off: Postgres would round to the year 10000", () => {
  expect(instant.parse("9999-12-31T23:59:59.9999995Z")).toBe("9999-12-31T23:59:59.999999Z");
  expect(instant.parse("2027-01-01T00:00:00.1234567+07:00"))
    .toBe("2027-01-01T00:00:00.123456+07:00");
});
