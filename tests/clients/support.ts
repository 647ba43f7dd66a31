/** The client of a test user, and networks that fail. */
import { createMarket } from "../../clients/js/src/index.ts";
import type { MarketOptions } from "../../clients/js/src/index.ts";
import { ANON_KEY } from "../support/environment.ts";
import type { Market } from "../support/market.ts";
import type { TestUser } from "../support/users.ts";

export const clientOf = (market: Market, user: TestUser, options: Partial<MarketOptions> = {}) =>
  createMarket({
    url: market.url,
    key: ANON_KEY,
    session: { token: () => user.token },
    ...options,
  });

export interface Sent {
  method: string;
  path: string;
  key: string | null;
  token: string | null;
  body: unknown;
}

/** A network that records each call. A call that `fails` selects is performed, and its answer is lost. */
export function network(fails: (sent: Sent, count: number) => boolean = () => false) {
  const sent: Sent[] = [];
  const over: typeof fetch = async (address, init) => {
    const request = new Request(address, init);
    const { pathname, search } = new URL(request.url);
    const one = {
      method: request.method,
      path: pathname + search,
      key: request.headers.get("idempotency-key"),
      token: request.headers.get("x-user-token"),
      body: init?.body,
    };
    sent.push(one);
    const response = await fetch(request);
    if (!fails(one, sent.length)) return response;
    await response.body?.cancel();
    throw new TypeError("connection reset");
  };
  return { sent, fetch: over };
}

/** What localStorage does. */
export function storageOf(items = new Map<string, string>()) {
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  };
}
