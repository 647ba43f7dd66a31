/** The address is `#/page/id?filter=value`: a static host needs no rules for it. */
import type { Row } from "./types.ts";

export function to(page: string, query: Row = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return `#/${page}${pairs.length > 0 ? `?${search}` : ""}`;
}

/** `instead` replaces the entry of the history, so that "back" does not lead to it again. */
export function go(address: string, instead = false): void {
  instead ? location.replace(address) : location.hash = address;
}
