const PRIVATE_NAMES = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|arpa)$/;
const IPV4 = /^[\d.]+$/;

/**
 * The problem of this URL if it is not a safe public one; undefined if it is. The host is parsed as in a browser, so
 * 127.1 and 0x7f000001 count as IP addresses.
 */
export function publicUrlProblem(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || /\s/.test(address)) return "must be a web address";
  if (!isDecodable(url.href)) return "must have valid percent encodings";
  if (url.protocol !== "https:") return "must be https";
  if (url.username || url.password) return "must not carry credentials";
  if (url.port) return "must not name a port";
  const host = url.hostname.replace(/\.$/, "");
  if (IPV4.test(host) || host.startsWith("[")) return "must name a host, not an IP address";
  if (!host.includes(".") || PRIVATE_NAMES.test(host)) return "must be on a public host";
  return undefined;
}

/** Whether each % starts two hex digits and all of them are UTF-8. */
export function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== "";
  } catch {
    return false;
  }
}
