import { ApiError } from "../../shared/errors.ts";
import type { QuotedCourier } from "../../shared/providers/shipping.ts";
import type { OrdersDeps } from "./deps.ts";

/**
 * Throws CONFLICT with the new price if the courier has become more expensive since the quote. If the provider does not
 * answer, the signed quote is valid: it is at most minutes old. Without `quoted` the quote is recent, and is valid,
 * too.
 */
export async function confirmPrice(
  { shipping, log }: OrdersDeps,
  quoted: QuotedCourier | undefined,
): Promise<void> {
  if (!quoted) return;
  const price = await shipping.price(quoted).catch((error) => {
    log("courier_price_unconfirmed", { error });
    return quoted.price;
  });
  if (price === null) {
    throw new ApiError("courier_unavailable");
  }
  if (price <= quoted.price) return;
  throw new ApiError("courier_price_changed", {
    details: [{ path: "body.shipping_quote", message: String(price) }],
    facts: { now: price, before: quoted.price },
  });
}
