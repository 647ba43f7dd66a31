import { createHmac } from "node:crypto";
import { base64url } from "jose";
import { QUOTE_AUDIENCE } from "../../shared/domain/quote.ts";
import type { Quote } from "../../shared/domain/quote.ts";
import type { Secrets } from "../../shared/domain/secrets.ts";

/**
 * Signs a shipping price for one buyer, listing, item price, weight and both addresses as a compact JWT (HS256). Not
 * with WebCrypto, which hands each signature to another thread: that takes three times the processor time.
 */
export function signQuote(quote: Quote, [secret]: Secrets): string {
  const content = [{ alg: "HS256" }, { quote, aud: QUOTE_AUDIENCE }]
    .map((part) => base64url.encode(JSON.stringify(part))).join(".");
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}
