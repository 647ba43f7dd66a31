import type { Counted } from "../db/call_counts.ts";

const limits = new WeakMap<Request, { action: string; counted: Counted }>();

/** Remembers the count of this request for the headers of its response. */
export const rememberLimit = (request: Request, action: string, counted: Counted): void =>
  void limits.set(request, { action, counted });

/** RateLimit and RateLimit-Policy, in the format of draft-ietf-httpapi-ratelimit-headers. */
export function limitHeaders(request: Request): Record<string, string> {
  const found = limits.get(request);
  if (!found) return {};
  const { action, counted: { max, per, left, ends_in } } = found;
  return {
    "RateLimit-Policy": `"${action}";q=${max};w=${per}`,
    RateLimit: `"${action}";r=${left};t=${ends_in}`,
  };
}
