import { jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import { ApiError } from "../errors.ts";
import { withAny } from "./secrets.ts";
import type { Secrets } from "./secrets.ts";

const AUDIENCE = "preloved:shipping-quote";

const quoteClaims = z.object({
  listing_id: z.uuid(),
  buyer_id: z.uuid(),
  address_fingerprint: z.string(),
  origin_fingerprint: z.string(),
  item_price: z.int(),
  weight_grams: z.int(),
  courier_code: z.string(),
  courier_service_code: z.string(),
  price: z.int().nonnegative(),
  /** By the clock of the database, which compares it. */
  expires_at: z.string(),
});

export type Quote = z.output<typeof quoteClaims>;

/** Signs a shipping price for one buyer, listing, item price, weight and both addresses as a compact JWT (HS256). */
export function signQuote(quote: Quote, [secret]: Secrets): Promise<string> {
  return new SignJWT({ quote }).setProtectedHeader({ alg: "HS256" }).setAudience(AUDIENCE)
    .sign(new TextEncoder().encode(secret));
}

/** Throws VALIDATION unless we signed the token. Does not check `expires_at`: the database does. */
export async function readQuote(token: string, secrets: Secrets): Promise<Quote> {
  try {
    const { payload } = await withAny(
      secrets,
      (secret) =>
        jwtVerify(token, new TextEncoder().encode(secret), {
          audience: AUDIENCE,
          algorithms: ["HS256"],
        }),
    );
    return quoteClaims.parse(payload["quote"]);
  } catch (cause) {
    throw new ApiError(
      "VALIDATION",
      "quote_invalid",
      "shipping_quote is not valid; request new rates.",
      {
        cause,
      },
    );
  }
}
