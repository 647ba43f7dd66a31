import ipaddr from "ipaddr.js";

/** The only block of IPv6 that IANA has given out for the internet. */
const OPEN_V6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether anyone on the internet could be behind this address; what is no address at all is not. */
export function isPublicAddress(address: string): boolean {
  // The parser also takes octal, hexadecimal and shortened IPv4, which no name server answers with.
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) {
    return ipaddr.IPv4.parse(address).range() === "unicast";
  }
  if (!ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.IPv6.parse(address);
  return parsed.zoneId === undefined && parsed.match(OPEN_V6) && parsed.range() === "unicast";
}
