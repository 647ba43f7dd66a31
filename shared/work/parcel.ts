/** Asks the broker how a shipping order stands and lets the market act on the answer: prices and cancellations are believed only so. */
import { normalizeStatus } from "../domain/tracking.ts";
import type { Deps } from "../http/endpoint.ts";
import type { Scan, Shipping } from "../providers/shipping.ts";

type Observed = "noted" | "unfamiliar" | "unknown";

/** What a callback said of a parcel; the scan that it tells is kept whatever the broker then answers. */
export type ParcelNews = {
  shipper_order_id: string;
  waybill: string | null;
  scans: Scan[];
};

/** Notes what was said. Nothing in it moves money. */
export function noteParcel(deps: Deps, news: ParcelNews): Promise<Observed> {
  return deps.db.system.call("shipping_track_observe", {
    seen: news,
  });
}

/** Notes what was said together with what the broker says itself, its price and whether it cancelled. */
export async function observeParcel(
  deps: Deps & { shipping: Shipping },
  news: ParcelNews,
): Promise<Observed> {
  const found = await deps.shipping.find(news.shipper_order_id);
  if (!found) return "unknown";
  const { waybill, price, status } = found;
  const is_cancelled = normalizeStatus(status) === "cancelled";
  return deps.db.system.call("shipping_track_observe", {
    seen: { ...news, waybill: waybill ?? news.waybill, price, is_cancelled },
  });
}
