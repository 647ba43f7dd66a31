import { ApiError } from "../../shared/errors.ts";
import type { QuotedCourier } from "../../shared/providers/shipping.ts";
import type { OrdersDeps } from "./deps.ts";

/**
 * Throws CONFLICT with the new price when the courier has become more expensive since the quote. If the provider
 * does not answer, the signed quote counts: it is at most minutes old. Without `quoted` it is recent and counts, too.
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
    throw new ApiError(
      "CONFLICT",
      "courier_unavailable",
      "The courier is not available any more; request new rates.",
    );
  }
  if (price <= quoted.price) return;
  // Here, because loading Intl data slows down a cold start.
  const money = new Intl.NumberFormat("en");
  const [now, before] = [price, quoted.price].map((amount) => `Rp${money.format(amount)}`);
  throw new ApiError(
    "CONFLICT",
    "courier_price_changed",
    `The courier now costs ${now} instead of ${before}; request new rates.`,
    {
      details: [{ path: "body.shipping_quote", message: String(price) }],
      facts: { now: price, before: quoted.price },
    },
  );
}
