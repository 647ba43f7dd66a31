import ipaddr from "ipaddr.js";

/** The only IPv6 block that IANA has allocated for global unicast. */
const GLOBAL_UNICAST_V6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether this is an address of the public internet; false for text that is no address. */
export function isPublicAddress(address: string): boolean {
  // The parser also accepts octal, hexadecimal and short IPv4, which name servers never return.
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) {
    return ipaddr.IPv4.parse(address).range() === "unicast";
  }
  if (!ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.IPv6.parse(address);
  return parsed.zoneId === undefined && parsed.match(GLOBAL_UNICAST_V6) &&
    parsed.range() === "unicast";
}
