import { jwtVerify } from "jose";
import * as z from "zod";
import { ApiError } from "../errors.ts";
import { withAny } from "./secrets.ts";
import type { Secrets } from "./secrets.ts";

export const QUOTE_AUDIENCE = "preloved:shipping-quote";

const quoteClaims = z.object({
  listing_ids: z.array(z.uuid()),
  buyer_id: z.uuid(),
  address_fingerprint: z.string(),
  origin_fingerprint: z.string(),
  item_price: z.int(),
  weight_grams: z.int(),
  courier_code: z.string(),
  courier_service_code: z.string(),
  price: z.int().nonnegative(),
  /** The buyer protection fee at the time of the quote. */
  protection_fee: z.int().nonnegative(),
  /** By the clock of the database, which compares both. */
  quoted_at: z.string(),
  expires_at: z.string(),
});

export type Quote = z.output<typeof quoteClaims>;

/** Throws VALIDATION unless we signed the token. Does not check `expires_at`: the database does. */
export async function readQuote(token: string, secrets: Secrets): Promise<Quote> {
  try {
    const { payload } = await withAny(
      secrets,
      (secret) =>
        jwtVerify(token, new TextEncoder().encode(secret), {
          audience: QUOTE_AUDIENCE,
          algorithms: ["HS256"],
        }),
    );
    return quoteClaims.parse(payload["quote"]);
  } catch (cause) {
    throw new ApiError("quote_invalid", { cause });
  }
}
