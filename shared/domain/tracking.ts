/** Worded for both directions: sender and recipient swap on a return. */
export const TRACKING_LABELS: Readonly<Record<string, string>> = Object.freeze({
  confirmed: "Pesanan pengiriman dibuat",
  scheduled: "Penjemputan dijadwalkan",
  allocated: "Kurir ditugaskan",
  picking_up: "Kurir menuju pengirim",
  picked_up: "Paket diambil kurir",
  picked: "Paket diambil kurir",
  dropping_off: "Kurir menuju penerima",
  in_transit: "Dalam perjalanan",
  out_for_delivery: "Sedang diantar",
  on_hold: "Tertahan",
  return_in_transit: "Dikembalikan ke pengirim",
  returned: "Sudah kembali ke pengirim",
  delivered: "Sudah diterima",
  rejected: "Ditolak",
  cancelled: "Dibatalkan",
  disposed: "Dimusnahkan",
  courier_not_found: "Kurir tidak ditemukan",
});

/** A courier may add others. */
export const TRACKING_STATUSES = Object.keys(TRACKING_LABELS);

/** In Indonesian; an unknown status without its underscores. */
export function trackingLabel(status: string): string {
  return TRACKING_LABELS[status] ?? status.replaceAll("_", " ");
}

/** pickingUp, picking-up and PICKING_UP become picking_up. */
export function normalizeStatus(status: string): string {
  return status.trim().replace(/([a-z])([A-Z])/g, "$1_$2").replace(/[\s-]+/g, "_").toLowerCase();
}

/** A carrier's time as ISO 8601; null for no valid time, or one outside 2000 to 2100. */
export function carrierTime(text: string): string | null {
  const time = new Date(text);
  const year = time.getUTCFullYear();
  return year >= 2000 && year <= 2100 ? time.toISOString() : null;
}
