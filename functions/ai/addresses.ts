/** Which addresses are out in the open, and which lead into somebody's own network. */

/** First address and length of each IPv4 block that is not out in the open (IANA's special-purpose registry). */
const CLOSED_V4: readonly [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Within 2000::/3, the only open block: protocol assignments, documentation, and 6to4, which wraps IPv4. */
const CLOSED_V6: readonly [number, number, number][] = [
  [0x2001, 0x0000, 23],
  [0x2001, 0x0db8, 32],
  [0x2002, 0x0000, 16],
  [0x3fff, 0x0000, 20],
];

/** Whether anyone on the internet could be behind this address; what is no address at all is not. */
export function isPublicAddress(address: string): boolean {
  return address.includes(":") ? isPublicV6(address) : isPublicV4(address);
}

function isPublicV4(address: string): boolean {
  const bits = v4(address);
  if (bits === undefined) return false;
  return !CLOSED_V4.some(([first, length]) =>
    Math.floor(bits / 2 ** (32 - length)) === Math.floor(v4(first)! / 2 ** (32 - length))
  );
}

function v4(address: string): number | undefined {
  const parts = address.split(".");
  const isPlain = parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part));
  if (!isPlain || parts.some((part) => Number(part) > 255)) return undefined;
  return parts.reduce((bits, part) => bits * 256 + Number(part), 0);
}

function isPublicV6(address: string): boolean {
  // Loopback, mapped and translated IPv4, link-local, unique local and multicast all lie outside 2000::/3.
  const [first = 0, second = 0] = leadingGroups(address);
  if (first < 0x2000 || first > 0x3fff) return false;
  const start = first * 65_536 + second;
  return !CLOSED_V6.some(([high, low, length]) => {
    const size = 2 ** (32 - length);
    return Math.floor(start / size) === Math.floor((high * 65_536 + low) / size);
  });
}

/** The first two groups of the address as the URL parser writes it: every spelling comes out as one. */
function leadingGroups(address: string): number[] {
  const url = `http://[${address}]/`;
  if (!URL.canParse(url)) return [];
  const groups = new URL(url).hostname.slice(1, -1).split(":");
  // "2606::1": an empty group stands for zeros.
  return groups.slice(0, 2).map((group) => group === "" ? 0 : parseInt(group, 16));
}
