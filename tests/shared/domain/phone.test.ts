import { expect, test } from "vitest";
import { normalisePhone } from "../../../shared/domain/phone.ts";

test.each([
  "081234567890",
  "0812-3456-7890",
  "+62 812 3456 7890",
  "62.812.3456.7890",
  " 0812 3456 7890 ",
])(
  "%j is normalized to +6281234567890",
  (text) => expect(normalisePhone(text)).toBe("+6281234567890"),
);

test.each([
  "",
  "0812",
  "812345678901",
  "+1 202 555 0100",
  "00812345678",
  "0812345678901234",
  "08123x5678",
])(
  "%j is rejected",
  (text) => expect(normalisePhone(text)).toBeUndefined(),
);
