/** Addresses that people give us for others, or ourselves, to look at: public ones, however they are spelt. */

const PRIVATE_NAMES = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|arpa)$/;
const IPV4 = /^[\d.]+$/;

/**
 * Why nobody should follow this address, or undefined when anyone may. The host is read as a browser
 * reads it, so that 127.1 and 0x7f000001 are the addresses that they mean.
 */
export function publicUrlProblem(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || /\s/.test(address)) return "must be a web address";
  if (url.protocol !== "https:") return "must be https";
  if (url.username || url.password) return "must not carry credentials";
  if (url.port) return "must not name a port";
  const host = url.hostname.replace(/\.$/, "");
  if (IPV4.test(host) || host.startsWith("[")) return "must name a host, not an IP address";
  if (!host.includes(".") || PRIVATE_NAMES.test(host)) return "must be on a public host";
  return undefined;
}
