/** The address is `#/page/id?filter=value`: a static host needs no rules for it. */
import type { Row } from "./types.ts";

export function to(page: string, query: Row = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return `#/${page}${pairs.length > 0 ? `?${search}` : ""}`;
}

export function go(address: string): void {
  location.hash = address;
}
