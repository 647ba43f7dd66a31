/** Ranges and spellings beyond those of fetch_public.test.ts. */
import { expect, test } from "vitest";
import { isPublicAddress } from "../../../functions/ai/addresses.ts";

test.each([
  "192.0.2.1",
  "192.88.99.1",
  "198.19.255.255",
  "198.51.100.9",
  "240.0.0.1",
  "::ffff:7f00:1",
  "::127.0.0.1",
  "64:ff9b:1::7f00:1",
  "fec0::1",
  "2001:2::1",
  "2001:20::1",
  "4000::1",
  "5f00::1",
])("%s is not a public address", (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  "fe80::1%eth0",
  "2606:4700::1111%eth0",
  "[2606:4700::1111]",
  "8.8.8.8 ",
  "0x8.8.8.8",
  "134744072",
  "8.8.8.256",
  "8.8.8.8/32",
])("%j is not an address that a name server returns", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
