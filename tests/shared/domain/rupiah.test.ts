import { expect, test } from "vitest";
import { parseRupiah } from "../../../shared/domain/rupiah.ts";

test.each([
  ["10000", 10_000],
  ["10.000", 10_000],
  ["10,000", 10_000],
  ["10.000,00", 10_000],
  ["10,000.00", 10_000],
  ["10000,00", 10_000],
  ["10000.00", 10_000],
  ["1.250.000", 1_250_000],
  ["1,250,000.00", 1_250_000],
  ["Rp10.000,-", 10_000],
  ["Rp. 10.000", 10_000],
  [" Rp\u00a010,000 ", 10_000],
  ["IDR 10,000.00", 10_000],
  ["-10.000", -10_000],
  ["−Rp 10,000", -10_000],
  ["0", 0],
])("%s is %d rupiah", (text, amount) => {
  expect(parseRupiah(text)).toBe(amount);
});

test.each([["10.000,50", 10_000.5], ["10,000.50", 10_000.5], ["1,5", 1.5]])(
  "%s has cents, which are not lost",
  (text, amount) => {
    expect(parseRupiah(text)).toBe(amount);
  },
);

test.each(["", "x", "1.0000", "10.00.000", "1.000,000.00", "1e5", "0.500", "10.000,000,00"])(
  "%j is no amount",
  (text) => {
    expect(parseRupiah(text)).toBe(NaN);
  },
);
