/** What each step of a parcel is called on a screen. */

export const TRACKING_LABELS: Readonly<Record<string, string>> = Object.freeze({
  confirmed: "Pesanan pengiriman dibuat",
  scheduled: "Penjemputan dijadwalkan",
  allocated: "Kurir ditugaskan",
  picking_up: "Kurir menuju penjual",
  picked_up: "Paket diambil kurir",
  picked: "Paket diambil kurir",
  dropping_off: "Kurir menuju pembeli",
  in_transit: "Dalam perjalanan",
  out_for_delivery: "Sedang diantar",
  on_hold: "Tertahan",
  return_in_transit: "Dikembalikan ke penjual",
  returned: "Sudah kembali ke penjual",
  delivered: "Sudah diterima",
  rejected: "Ditolak",
  cancelled: "Dibatalkan",
  disposed: "Dimusnahkan",
  courier_not_found: "Kurir tidak ditemukan",
});

/** The Indonesian label of a status; one that we never heard of is shown as it came. */
export function trackingLabel(status: string): string {
  return TRACKING_LABELS[status] ?? status.replaceAll("_", " ");
}
